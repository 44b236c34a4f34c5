/** The parts of the menus as people read them: links, texts, and groups of these. */

import type { PLACES } from './fit/places.ts';

/** A link or a text. */
export interface MenuLeaf {
  readonly kind: 'link' | 'text';
  /** The id of its entry, such as `pricing`, `navigation.NAV_PRICING` or `titles.product`. */
  readonly place: string;
  /** Its name in the list that contains it; `null` if it can't be moved. */
  readonly name: string | null;
  /** Whether the text below its name is shown. */
  readonly hasDescription: boolean;
  /** The place that it has to fit into on a phone; `null` if unknown. */
  readonly fit: keyof typeof PLACES | null;
}

export interface MenuGroup {
  readonly kind: 'group';
  /** Unique in the outline. */
  readonly id: string;
  readonly name: string | null;
  /** Its title, or a heading of the Studio. */
  readonly title: MenuLeaf | string;
  /** `null` if nobody can reorder it. */
  readonly list: MenuList | null;
  readonly members: readonly MenuNode[];
  /** Nodes after the members that can't be moved. */
  readonly fixed: readonly MenuNode[];
  /** Whether it shows a post or card. */
  readonly hasPost: boolean;
}

export type MenuNode = MenuLeaf | MenuGroup;

export interface MenuList {
  /** The id of its entry, such as `legal` or `NAV_PRODUCT.platform`. */
  readonly place: string;
  /** What it contains. */
  readonly of: 'links' | 'items' | 'columns' | 'buttons' | 'networks';
  /** The names of its entries, including entries that the language doesn't show. */
  readonly names: readonly string[];
  /** The highest number of entries. */
  readonly max: number;
}

/** A list that a site inherits from the main site until it gets its own. */
export interface OwnList {
  readonly place: string;
  /** Such as `Menu`. */
  readonly title: string;
  /** The initial entries. */
  readonly names: readonly string[];
}

/** A part of the page with one preview. */
export interface MenuArea {
  readonly id: string;
  /** Such as `Header`. */
  readonly title: string;
  /** A site with menus of its own; `null` for the main site. */
  readonly site: { readonly id: string /** Of the text. */; readonly title: string } | null;
  /** The fragment that shows it; `null` for labels, which are in both. */
  readonly fragment: 'header' | 'footer' | null;
  readonly groups: readonly MenuGroup[];
  /** Lists that the site can still get. */
  readonly offers: readonly OwnList[];
}

/** All links and texts, each with its groups, outermost first. */
export function leavesOf(area: MenuArea): readonly { readonly leaf: MenuLeaf; readonly path: readonly MenuGroup[] }[] {
  const within = (node: MenuNode, path: readonly MenuGroup[]): ReturnType<typeof leavesOf> => {
    if (node.kind !== 'group') return [{ leaf: node, path }];
    const inner = [...path, node];
    const title = typeof node.title === 'string' ? [] : [{ leaf: node.title, path: inner }];
    return [...title, ...[...node.members, ...node.fixed].flatMap((one) => within(one, inner))];
  };
  return area.groups.flatMap((one) => within(one, []));
}

/** All groups that have a list, each with the groups around it, outermost first. */
export function listsOf(
  area: MenuArea,
): readonly { readonly group: MenuGroup; readonly list: MenuList; readonly path: readonly MenuGroup[] }[] {
  const within = (node: MenuNode, path: readonly MenuGroup[]): ReturnType<typeof listsOf> => {
    if (node.kind !== 'group') return [];
    const inner = [...node.members, ...node.fixed].flatMap((one) => within(one, [...path, node]));
    return node.list ? [{ group: node, list: node.list, path }, ...inner] : inner;
  };
  return area.groups.flatMap((one) => within(one, []));
}

export function leaf(kind: MenuLeaf['kind'], place: string, fit: MenuLeaf['fit']): MenuLeaf {
  return { kind, place, name: null, hasDescription: false, fit };
}

export function group(
  id: string,
  title: MenuGroup['title'],
  members: readonly MenuNode[],
  list: MenuList | null = null,
): MenuGroup {
  return { kind: 'group', id, name: null, title, list, members, fixed: [], hasPost: false };
}

/** How a list names an entry. */
export function nameIn(entry: string | { readonly id: string } | { readonly title: string }): string {
  if (typeof entry === 'string') return entry;
  return 'id' in entry ? entry.id : entry.title;
}
