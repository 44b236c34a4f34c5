/** Groups the link tree's items in one language. */

import type {
  ActionFile,
  ColumnFile,
  FooterColumnFile,
  LinkTreeFile,
  NavigationFile,
} from '../../../../src/content/link-tree-schema.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { group, leaf, type MenuGroup, type MenuLeaf, type MenuNode, nameIn } from './menu-node.ts';

/** The limit of the list's schema. */
export const MAX_LINKS = 50;

type ToLeaves = (id: string) => readonly MenuLeaf[];

export interface MenuGroups {
  /** The link in a place, unless the language does not show it. */
  readonly linkIn: (fit: MenuLeaf['fit'], hasDescription: boolean) => ToLeaves;
  readonly inFooter: ToLeaves;
  /** @param owner what the list belongs to, such as `footer` */
  readonly linkGroup: (owner: string, file: FooterColumnFile, toLeaves: ToLeaves) => MenuGroup;
  readonly itemNode: (file: NavigationFile) => MenuNode;
  readonly buttonNode: (file: ActionFile) => MenuLeaf;
}

/** @param isShown whether the language has a text for the link */
export function menuGroups(tree: LinkTreeFile, isShown: (id: string) => boolean): MenuGroups {
  const linkIn = (fit: MenuLeaf['fit'], hasDescription: boolean) => (id: string) =>
    isShown(id) ? [{ ...leaf('link', id, fit), name: id, hasDescription }] : [];
  const inColumn = (id: string) => linkIn(ownValue(tree.links, id)?.icon ? 'linkWithIcon' : 'link', true)(id);
  const inFooter = linkIn('footerLink', false);
  const fixedLink = (id: string | undefined) =>
    id === undefined ? [] : linkIn('link', false)(id).map((link) => ({ ...link, name: null }));

  function linkGroup(owner: string, { title, links }: FooterColumnFile, toLeaves: ToLeaves): MenuGroup {
    const place = `${owner}.${title}`;
    const list = { place, of: 'links', names: links, max: MAX_LINKS } as const;
    const fit = owner.startsWith('footer') ? 'footerTitle' : 'columnTitle';
    return { ...group(place, leaf('text', `titles.${title}`, fit), links.flatMap(toLeaves), list), name: title };
  }

  function panelColumn(item: string, file: ColumnFile): MenuGroup {
    const title = leaf('text', `titles.${file.title}`, 'columnTitle');
    if ('firstPost' in file) return { ...group(`${item}.${file.title}`, title, []), name: file.title, hasPost: true };
    if ('itemListData' in file) return linkGroup(item, { title: file.title, links: file.itemListData }, inColumn);
    const { secondTitle, secondList = [], bottomLink, extraLink } = file;
    const second = secondTitle ? [linkGroup(item, { title: secondTitle, links: secondList }, inColumn)] : [];
    const fixed = [...second.map((one) => ({ ...one, name: null })), ...fixedLink(bottomLink), ...fixedLink(extraLink)];
    return { ...linkGroup(item, file, inColumn), fixed };
  }

  function itemNode(file: NavigationFile): MenuNode {
    const { id } = file;
    if ('url' in file) return { ...leaf('link', `navigation.${id}`, 'plainLink'), name: id };
    const columns = 'columns' in file ? file.columns : [];
    const members = columns.map((column) => panelColumn(id, column));
    const list = { place: id, of: 'columns', names: columns.map(nameIn), max: 4 } as const;
    return { ...group(id, leaf('text', `titles.${file.title}`, 'section'), members, list), name: id };
  }

  const buttonNode = ({ id }: ActionFile): MenuLeaf => ({ ...leaf('link', `actions.${id}`, 'button'), name: id });

  return { linkIn, inFooter, linkGroup, itemNode, buttonNode };
}
