/** What the parts of the page “Menus” share: the files, the language, and what is being edited. */

import { createContext, useContext } from 'react';
import type { Language } from '../../../src/contract/language.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import type { MenuLeaf, MenuList } from '../../messages/menu-node.ts';
import type { MenuEdits } from './use-menu-edits.ts';

/** The link or text whose fields are shown, in one of its groups. */
export interface OpenLeaf {
  readonly group: string;
  readonly place: string;
}

export interface Menus {
  readonly files: MenusAnswer;
  readonly language: Language;
  readonly edits: MenuEdits;
  /** The group that is unfolded, such as a section. */
  readonly unfolded: string | null;
  readonly unfold: (group: string | null) => void;
  readonly open: OpenLeaf | null;
  readonly setOpen: (open: OpenLeaf | null) => void;
  /** The text of a link or text as the draft has it. */
  readonly nameOf: (leaf: Pick<MenuLeaf, 'kind' | 'place'>) => string;
  /** The text of what a list names. */
  readonly nameOfMember: (list: MenuList, name: string) => string;
  /** The ids of all links that lists may name. */
  readonly links: readonly string[];
  /** The names of the blog sources that the language has. */
  readonly sources: readonly string[];
  /** Where else the link or text stands, such as `Footer, Company`. */
  readonly alsoIn: (place: string, group: string) => readonly string[];
}

export const MenusContext = createContext<Menus | null>(null);

/** Id of the note that says who may change menus. */
export const MENUS_ROLE = 'menus-role';

/** @throws Error outside of the page */
export function useMenus(): Menus {
  const menus = useContext(MenusContext);
  if (!menus) throw new Error('There are no menus.');
  return menus;
}
