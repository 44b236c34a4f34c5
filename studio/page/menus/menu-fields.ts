/** Reads and changes the fields of a link, text or list of the menus. Pure. */

import type { Language } from '../../../src/contract/language.ts';
import type { EntryContent, MenuContent } from '../../contract/draft.ts';
import { listIn } from '../../contract/draft.ts';
import type { MenuFields } from '../../messages/menu-texts.ts';

export type MenuKind = MenuContent['kind'];

/** What was edited in a language; `null` if it is as in the files. */
export function editedFields(content: EntryContent | null | undefined, language: Language): MenuFields | null {
  return (content?.languages[language] as MenuFields | undefined) ?? null;
}

/** Entries that replace nothing yet: always the same, so that rows that show one don't render again. */
export const EMPTY_CONTENTS: Readonly<Record<MenuKind, MenuContent>> = {
  link: { kind: 'link', languages: {} },
  text: { kind: 'text', languages: {} },
  list: { kind: 'list', languages: {} },
};

/** @param fields `null` for those of the files */
export function withMenuFields(content: EntryContent, language: Language, fields: MenuFields | null): EntryContent {
  const { [language]: _, ...others } = content.languages;
  const languages = fields ? { ...content.languages, [language]: fields } : others;
  return { ...content, languages } as EntryContent;
}

/** Moves the name to the index that it will have. Names that are not `shown` follow. */
export function movedNames(names: readonly string[], shown: readonly string[], name: string, to: number): string[] {
  const moved = shown.filter((one) => one !== name);
  moved.splice(to, 0, name);
  return [...moved, ...names.filter((one) => !shown.includes(one))];
}

export function namesIn(fields: MenuFields | null): readonly string[] {
  return listIn(fields?.entries ?? '');
}
