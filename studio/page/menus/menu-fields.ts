/** Reads and changes the fields of a link, text or list of the menus. Pure. */

import type { Language } from '../../../src/contract/language.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import type { EntryContent, MenuContent } from '../../contract/draft.ts';
import { listIn } from '../../contract/draft.ts';
import { linkFieldsOf } from '../../messages/entries-from.ts';

export type MenuKind = MenuContent['kind'];

/** By name, such as `link`. */
export type MenuFields = Readonly<Record<string, string | undefined>>;

/** What the files have in a language; `null` if they lack it. */
export function fileFields(
  { languages }: MenusAnswer,
  kind: MenuKind,
  place: string,
  language: Language,
): MenuFields | null {
  const { links, texts, lists } = languages[language];
  const [link, text, names] = [links[place], texts[place], lists[place]];
  switch (kind) {
    case 'link':
      return link ? linkFieldsOf(link) : null;
    case 'text':
      return text === undefined ? null : { text };
    case 'list':
      return names ? { entries: names.join('\n') } : null;
  }
}

/** What was edited in a language; `null` if it is as in the files. */
export function editedFields(content: EntryContent | null | undefined, language: Language): MenuFields | null {
  // menus have no optional fields
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
