/** The state of menu translations, from the draft or the files. Pure. */

import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../src/contract/language.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import { entryKey } from '../../contract/draft.ts';
import { leavesOf, type MenuLeaf } from '../../messages/menu-node.ts';
import { withFileTexts } from '../../messages/menu-texts.ts';
import { isSettingPlace } from '../../messages/setting-place.ts';
import { sourceLanguage } from '../../messages/translation.ts';
import type { ShownEntry } from '../data/draft-state.ts';
import { draftMenus } from '../menus/draft-menus.ts';
import { EMPTY_CONTENTS } from '../menus/menu-fields.ts';
import { menusValue } from '../menus/menus-value.ts';
import { entryTitle } from '../names/entry-names.ts';
import { rowOf, type TranslationRow } from './translation-rows.ts';

interface Standing {
  readonly leaf: MenuLeaf;
  readonly where: string;
  readonly languages: readonly Language[];
}

/** The default language first, so that most places are named in it. */
const IN_ORDER = [DEFAULT_LANGUAGE, ...LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)];

/** In the order of the page “Menus”. */
export function menuRows(files: MenusAnswer, entries: readonly ShownEntry[]): readonly TranslationRow[] {
  const drafts = new Map(entries.map((entry) => [entryKey(entry), entry.content]));
  return [...standings(files, entries)].flatMap(([key, { leaf, where, languages }]) => {
    const { kind, place: id, fit } = leaf;
    const draft = drafts.get(key) ?? EMPTY_CONTENTS[kind];
    const content = withFileTexts(draft, id, files);
    const source = sourceLanguage(content);
    if (source === null) return [];
    return [rowOf({ kind, id, title: entryTitle(content, source), where, fit, content, draft, source }, languages)];
  });
}

/** Where each entry stands in the menus, by entry key. */
function standings(files: MenusAnswer, entries: readonly ShownEntry[]): ReadonlyMap<string, Standing> {
  const found = new Map<string, Standing>();
  for (const language of IN_ORDER) {
    const { edited, areas } = draftMenus(files, entries, language);
    const { alsoIn } = menusValue(files, language, edited, areas);
    for (const { leaf } of areas.flatMap(leavesOf)) {
      if (isSettingPlace(leaf.place)) continue;
      const key = entryKey({ kind: leaf.kind, id: leaf.place });
      const known = found.get(key);
      if (known?.languages.includes(language)) continue;
      const where = known?.where ?? alsoIn(leaf.place, '').join('; ');
      found.set(key, { leaf, where, languages: [...(known?.languages ?? []), language] });
    }
  }
  return found;
}
