/** Reads and changes the fields of a link, text or list of the menus. */

import type { Language } from '../../../../../src/contract/language.ts';
import { EMPTY_CONTENTS, type EntryContent, type EntryName, entryKey, type MenuContent } from '../../contract/draft.ts';
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

/**
 * The contents of the entries after the edits.
 *
 * @param contentOf returns an entry's content before
 */
export function withMenuEdits(
  edits: readonly MenuEdit[],
  contentOf: (kind: MenuKind, id: string) => EntryContent | null,
): readonly (EntryName & { readonly content: EntryContent })[] {
  return [...Map.groupBy(edits, ({ kind, place: id }) => entryKey({ kind, id })).values()].flatMap((ofEntry) => {
    const [{ kind, place: id }] = ofEntry as [MenuEdit];
    const before = contentOf(kind, id) ?? EMPTY_CONTENTS[kind];
    const content = ofEntry.reduce((next, { language, fields }) => withMenuFields(next, language, fields), before);
    return [{ kind, id, content }];
  });
}

/** @param fields `null` returns to the files' */
function withMenuFields(content: EntryContent, language: Language, fields: MenuFields | null): EntryContent {
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
