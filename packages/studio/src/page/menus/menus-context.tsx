/** Context of the page “Menus”: the files, the language, and what is being edited. */

import { createContext, useContext } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import type { MenuLeaf, MenuList } from '../../entries/menu-node.ts';
import type { EditMenus } from './use-edit-menus.ts';

/** The open link or text, in one of its groups. */
export interface OpenLeaf {
  readonly group: string;
  readonly place: string;
}

export interface Menus {
  readonly files: MenusAnswer;
  readonly language: Language;
  readonly edit: EditMenus;
  /** The id of the unfolded group, such as a section. */
  readonly unfolded: string | null;
  readonly unfold: (group: string | null) => void;
  readonly open: OpenLeaf | null;
  readonly setOpen: (open: OpenLeaf | null) => void;
  /** The draft's name of a link or text. */
  readonly nameOf: (leaf: Pick<MenuLeaf, 'kind' | 'place'>) => string;
  /** The text of a list's member. */
  readonly nameOfMember: (list: MenuList, name: string) => string;
  /** Ids of all links that lists may contain. */
  readonly links: readonly string[];
  /** Names of the language's blog sources. */
  readonly sources: readonly string[];
  /** Other places of the link or text, such as `Footer, Company`. */
  readonly alsoIn: (place: string, group: string) => readonly string[];
}

export const MenusContext = createContext<Menus | null>(null);

/** Id of the note that says who may change menus. */
export const MENUS_ROLE = 'menus-role';

/** @throws Error outside the page “Menus” */
export function useMenus(): Menus {
  const menus = useContext(MenusContext);
  if (!menus) throw new Error('There are no menus.');
  return menus;
}
