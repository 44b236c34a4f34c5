/** Outlines header, footer and labels as people read them: groups with the links and texts in them. Pure. */

import type {
  ActionFile,
  ColumnFile,
  FooterColumnFile,
  LinkTreeFile,
  NavigationFile,
} from '../../src/content/link-tree-schema.ts';
import type { CompleteMenus, PublishedMenus } from '../../src/content/menu-schema.ts';
import { withMenus } from '../../src/content/with-menus.ts';
import type { PLACES } from './fit/places.ts';

/** What the files have: the link tree of all languages, and the texts of one. */
export interface MenuFiles {
  readonly tree: LinkTreeFile;
  readonly texts: CompleteMenus;
}

/** A link or a text. */
export interface MenuLeaf {
  readonly kind: 'link' | 'text';
  /** The id of its entry, such as `pricing`, `navigation.NAV_PRICING` or `titles.product`. */
  readonly place: string;
  /** In the list that it is a member of; `null` if it always stays where it is. */
  readonly name: string | null;
  /** Whether the text below its name is shown. */
  readonly hasDescription: boolean;
  /** Where it has to fit on a phone; `null` where that is not known. */
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
  /** What follows the members and stays there. */
  readonly fixed: readonly MenuNode[];
  /** Whether it shows a post or card. */
  readonly hasPost: boolean;
}

export type MenuNode = MenuLeaf | MenuGroup;

export interface MenuList {
  /** The id of its entry, such as `legal` or `NAV_PRODUCT.platform`. */
  readonly place: string;
  /** What it consists of; people can add links. */
  readonly of: 'links' | 'items' | 'columns' | 'buttons' | 'networks';
  /** The names of its entries, also of those that the language does not show. */
  readonly names: readonly string[];
  /** How many it may have. */
  readonly most: number;
}

/** As the schema of a list allows. */
const MOST_LINKS = 50;

/** A part of the page that is previewed together. */
export interface MenuArea {
  readonly id: string;
  /** Such as `Header`. */
  readonly title: string;
  /** Of which site, and which fragment shows it; labels have none. */
  readonly fragment: 'header' | 'footer' | null;
  readonly groups: readonly MenuGroup[];
}

/** @param edited what the draft has instead of the files, in the language of the texts */
export function menuOutline({ tree: files, texts }: MenuFiles, edited: PublishedMenus): readonly MenuArea[] {
  const tree = withMenus(files, edited);
  const isShown = (id: string) => Object.hasOwn(edited.links ?? {}, id) || Object.hasOwn(texts.links, id);

  const linkIn = (fit: MenuLeaf['fit'], hasDescription: boolean) => (id: string) =>
    isShown(id) ? [{ ...leaf('link', id, fit), name: id, hasDescription }] : [];
  const inColumn = (id: string) => linkIn(tree.links[id]?.icon ? 'linkWithIcon' : 'link', true)(id);
  const inFooter = linkIn('footerLink', false);
  const fixedLink = (id: string | undefined) =>
    id === undefined ? [] : linkIn('link', false)(id).map((link) => ({ ...link, name: null }));

  function linkGroup(owner: string, { title, links }: FooterColumnFile, toLinks: typeof inFooter): MenuGroup {
    const place = `${owner}.${title}`;
    const list = { place, of: 'links', names: links, most: MOST_LINKS } as const;
    const fit = owner.startsWith('footer') ? 'footerTitle' : 'columnTitle';
    return { ...group(place, leaf('text', `titles.${title}`, fit), links.flatMap(toLinks), list), name: title };
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
    const list = { place: id, of: 'columns', names: columns.map(titleOf), most: 4 } as const;
    return { ...group(id, leaf('text', `titles.${file.title}`, 'section'), members, list), name: id };
  }

  const buttonNode = ({ id }: ActionFile): MenuLeaf => ({ ...leaf('link', `actions.${id}`, 'button'), name: id });

  const titlesOf = (record: 'labels' | 'pills') =>
    Object.keys(texts.texts)
      .filter((place) => place.startsWith(`${record}.`))
      .map((place) => leaf('text', place, null));
  const social = (tree.footer.social ?? []).map((id) => ({ ...leaf('text', `social.${id}`, null), name: id }));
  const epigraphs = Object.keys(texts.texts).filter((place) => place.startsWith('teasers.'));

  const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
  const { navigation, footer, actions } = tree;
  return [
    {
      id: 'header',
      title: 'Header',
      fragment: 'header',
      groups: [
        group('navigation', 'Menu', navigation.map(itemNode), {
          place: 'navigation',
          of: 'items',
          names: ids(navigation),
          most: MOST_LINKS,
        }),
        group('actions', 'Buttons', actions.map(buttonNode), {
          place: 'actions',
          of: 'buttons',
          names: ids(actions),
          most: 3,
        }),
      ],
    },
    {
      id: 'footer',
      title: 'Footer',
      fragment: 'footer',
      groups: [
        group(
          'footer',
          'Columns',
          footer.columns.map((column) => linkGroup('footer', column, inFooter)),
          { place: 'footer', of: 'columns', names: footer.columns.map(titleOf), most: 12 },
        ),
        group('legal', 'Legal links', (footer.legal ?? []).flatMap(inFooter), {
          place: 'legal',
          of: 'links',
          names: footer.legal ?? [],
          most: MOST_LINKS,
        }),
        group('social', 'Social networks', social, {
          place: 'social',
          of: 'networks',
          names: footer.social ?? [],
          most: MOST_LINKS,
        }),
      ],
    },
    {
      id: 'labels',
      title: 'Labels',
      fragment: null,
      groups: [
        group('labels', 'Labels', titlesOf('labels')),
        group('pills', 'Highlights beside links', titlesOf('pills')),
        group(
          'epigraphs',
          'Above posts of the blog',
          epigraphs.map((place) => leaf('text', place, 'card')),
        ),
      ].filter(({ members }) => members.length > 0),
    },
  ];
}

/** All links and texts, each with the groups that it is in, outermost first. */
export function leavesOf(area: MenuArea): readonly { readonly leaf: MenuLeaf; readonly path: readonly MenuGroup[] }[] {
  const within = (node: MenuNode, path: readonly MenuGroup[]): ReturnType<typeof leavesOf> => {
    if (node.kind !== 'group') return [{ leaf: node, path }];
    const inner = [...path, node];
    const title = typeof node.title === 'string' ? [] : [{ leaf: node.title, path: inner }];
    return [...title, ...[...node.members, ...node.fixed].flatMap((one) => within(one, inner))];
  };
  return area.groups.flatMap((one) => within(one, []));
}

/** All groups that have a list. */
export function listsOf(area: MenuArea): readonly { readonly group: MenuGroup; readonly list: MenuList }[] {
  const within = (node: MenuNode): ReturnType<typeof listsOf> => {
    if (node.kind !== 'group') return [];
    const inner = [...node.members, ...node.fixed].flatMap(within);
    return node.list ? [{ group: node, list: node.list }, ...inner] : inner;
  };
  return area.groups.flatMap(within);
}

function leaf(kind: MenuLeaf['kind'], place: string, fit: MenuLeaf['fit']): MenuLeaf {
  return { kind, place, name: null, hasDescription: false, fit };
}

function group(
  id: string,
  title: MenuGroup['title'],
  members: readonly MenuNode[],
  list: MenuList | null = null,
): MenuGroup {
  return { kind: 'group', id, name: null, title, list, members, fixed: [], hasPost: false };
}

function titleOf({ title }: { readonly title: string }): string {
  return title;
}
