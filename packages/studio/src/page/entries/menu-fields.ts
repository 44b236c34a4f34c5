/** Reads and changes the fields of a link, text or list of the menus. */

import type { Language } from '../../../../../src/contract/language.ts';
import type { EntryContent, MenuContent } from '../../contract/draft.ts';
import type { MenuFields } from '../../entries/menu-texts.ts';
import { listIn } from '../../fields/lines.ts';
import { isRepeat } from '../../model/compare.ts';

export type MenuKind = MenuContent['kind'];

/** A change of a link, text or list in a language. */
export interface MenuEdit {
  readonly kind: MenuKind;
  readonly place: string;
  readonly language: Language;
  /** `null` returns to the files'. */
  readonly fields: MenuFields | null;
}

/** The edited fields in a language; `null` if they are as in the files. */
export function editedFields(content: EntryContent | null | undefined, language: Language): MenuFields | null {
  const fields = content?.languages[language];
  return fields && !isRepeat(fields) ? (fields as MenuFields) : null;
}

/** Empty entries: always the same objects, so that rows that show one don't render again. */
export const EMPTY_CONTENTS: Readonly<Record<MenuKind, MenuContent>> = {
  link: { kind: 'link', languages: {} },
  text: { kind: 'text', languages: {} },
  list: { kind: 'list', languages: {} },
};

/** @param fields `null` returns to the files' */
export function withMenuFields(content: EntryContent, language: Language, fields: MenuFields | null): EntryContent {
  const { [language]: _, ...others } = content.languages;
  const languages = fields ? { ...content.languages, [language]: fields } : others;
  return { ...content, languages } as EntryContent;
}

/** Moves the name to its new index among the `shown` names. The others keep their places. */
export function movedNames(names: readonly string[], shown: readonly string[], name: string, to: number): string[] {
  const moved = shown.filter((one) => one !== name);
  moved.splice(to, 0, name);
  return names.map((one) => (shown.includes(one) ? (moved.shift() ?? one) : one));
}

export function namesIn(fields: MenuFields | null): readonly string[] {
  return listIn(fields?.entries ?? '');
}
