/** Finds what nobody has published, and no menu shows any more after an edit of lists. */

import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import { type EntryContent, entryKey } from '../../contract/draft.ts';
import { byName, type UnsavedEntry } from '../../entries/entries-from.ts';
import { leavesOf, listsOf } from '../../entries/menu-node.ts';
import { fileFields } from '../../entries/menu-texts.ts';
import type { MenuEdit } from '../entries/menu-fields.ts';
import { editedFields, type MenuKind, withMenuEdits } from '../entries/menu-fields.ts';
import { draftMenus } from './draft-menus.ts';

interface Place {
  readonly kind: MenuKind;
  readonly place: string;
}

/**
 * @param edits that were not made yet
 * @param published by entry key
 * @returns edits that remove what would be left of new links, columns and sections
 */
export function unusedAfter(
  edits: readonly MenuEdit[],
  entries: readonly UnsavedEntry[],
  files: MenusAnswer,
  published: ReadonlyMap<string, EntryContent>,
): readonly MenuEdit[] {
  const languages = LANGUAGES.filter((one) => edits.some(({ kind, language }) => kind === 'list' && language === one));
  if (languages.length === 0) return [];
  const [before, after] = [byName(entries), byName(entries)];
  const contentOf = (kind: MenuKind, id: string) => before.get(entryKey({ kind, id }))?.content ?? null;
  for (const edited of withMenuEdits(edits, contentOf)) after.set(entryKey(edited), edited);
  return languages.flatMap((language) => {
    const shown = shownPlaces(files, [...after.values()], language);
    return [...shownPlaces(files, entries, language)].flatMap(([key, { kind, place }]): MenuEdit[] => {
      const isOwn =
        editedFields(before.get(key)?.content, language) !== null &&
        editedFields(published.get(key), language) === null &&
        fileFields(files, kind, place, language) === null;
      return isOwn && !shown.has(key) ? [{ kind, place, language, fields: null }] : [];
    });
  });
}

/** The links, texts and lists that the menus show, by entry key. */
function shownPlaces(
  files: MenusAnswer,
  entries: readonly UnsavedEntry[],
  language: Language,
): ReadonlyMap<string, Place> {
  const places = draftMenus(files, entries, language).areas.flatMap((area): readonly Place[] => [
    ...leavesOf(area).map(({ leaf }) => leaf),
    ...listsOf(area).map(({ list: { place } }) => ({ kind: 'list' as const, place })),
  ]);
  return new Map(places.map(({ kind, place }) => [entryKey({ kind, id: place }), { kind, place }]));
}
