/** Where the links and texts of the draft's menus stand, in all languages. */

import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import { entryKey } from '../../contract/draft.ts';
import { leavesOf, type MenuLeaf } from '../../entries/menu-node.ts';
import type { ShownEntry } from '../data/draft-state.ts';
import { draftMenus } from './draft-menus.ts';
import { menusValue } from './menus-value.ts';

export interface MenuPlace {
  readonly leaf: MenuLeaf;
  /** Such as `Header, Product`. */
  readonly where: string;
  readonly languages: readonly Language[];
}

/** The default language first, so that most places are named in it. */
const IN_ORDER = [DEFAULT_LANGUAGE, ...LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)];

/** By entry key, in the order of the page “Menus”. */
export function menuPlaces(files: MenusAnswer, entries: readonly ShownEntry[]): ReadonlyMap<string, MenuPlace> {
  const found = new Map<string, MenuPlace>();
  for (const language of IN_ORDER) {
    const { edited, areas } = draftMenus(files, entries, language);
    const { alsoIn } = menusValue(files, language, edited, areas);
    for (const { leaf } of areas.flatMap(leavesOf)) {
      const key = entryKey({ kind: leaf.kind, id: leaf.place });
      const known = found.get(key);
      if (known?.languages.includes(language)) continue;
      const where = known?.where ?? alsoIn(leaf.place, '').join('; ');
      found.set(key, { leaf, where, languages: [...(known?.languages ?? []), language] });
    }
  }
  return found;
}
