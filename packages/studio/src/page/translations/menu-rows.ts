/** The state of menu translations, from the draft or the files. */

import type { MenusAnswer } from '../../contract/api.ts';
import { EMPTY_CONTENTS, entryKey } from '../../contract/draft.ts';
import { withFileTexts } from '../../entries/menu-texts.ts';
import { sourceLanguage } from '../../entries/translation.ts';
import { isSettingPlace } from '../../model/entry-types.ts';
import type { ShownEntry } from '../data/draft-state.ts';
import { menuPlaces } from '../menus/menu-places.ts';
import { entryTitle } from '../names/entry-names.ts';
import { rowOf, type TranslationRow } from './translation-rows.ts';

/** In the order of the page “Menus”. */
export function menuRows(files: MenusAnswer, entries: readonly ShownEntry[]): readonly TranslationRow[] {
  const drafts = new Map(entries.map((entry) => [entryKey(entry), entry.content]));
  return [...menuPlaces(files, entries)].flatMap(([key, { leaf, where, languages }]) => {
    const { kind, place: id, fit } = leaf;
    if (isSettingPlace(id)) return [];
    const draft = drafts.get(key) ?? EMPTY_CONTENTS[kind];
    const content = withFileTexts(draft, id, files);
    const source = sourceLanguage(content);
    if (source === null) return [];
    return [rowOf({ kind, id, title: entryTitle(content, source), where, fit, content, draft, source }, languages)];
  });
}
