/** Reads the header: the main menu, and the links beside it. */

import { columnsOf } from './columns.ts';
import { ancestorsOf, type Element, isHidden, isInside, marksOf } from './dom.ts';
import { distinct, hasButtonLook, isAction } from './link-kinds.ts';
import { headingOf, isCopy, isPassing, type Menu, type MenuItem, menusIn, scoreOf } from './menu.ts';
import { isProfile, isSocialList, type Profile, profilesFrom } from './networks.ts';
import { type Link, linksIn, type Part, type Resolve } from './outline.ts';
import { isTeasers } from './teasers.ts';

export interface Region {
  readonly element: Element;
  readonly outline: Part;
}

interface Header {
  readonly navigation: readonly MenuItem[];
  /** Named links beside the menu, the likeliest buttons first. */
  readonly actions: readonly Link[];
  readonly social: readonly Profile[];
  /** The names of items without an address and a panel. */
  readonly lost: readonly string[];
}

interface Context {
  readonly resolve: Resolve;
  readonly all: readonly Element[];
  readonly isLanguage: (link: Link) => boolean;
  readonly isLanguageList: (links: readonly Link[]) => boolean;
  /** Whether it is neither of the menu nor beside it, such as the logo. */
  readonly isLeftOut: (link: Link) => boolean;
}

export function readHeader(regions: readonly Region[], context: Context): Header {
  const { resolve, all, isLanguageList } = context;
  const elements = regions.map(({ element }) => element);
  const menus = regions
    .flatMap(({ element, outline }) =>
      menusIn(outline, resolve, all).map((menu) => ({ menu, score: scoreOf(menu, element) })),
    )
    .filter(({ menu }) => !chainOf(menu.group.element, elements).some(isPassing));
  const candidates = menus
    .filter(({ menu, score }) => score > 0 && !isLanguageList(menu.links) && !isSocialList(menu.links))
    .toSorted((one, other) => other.score - one.score)
    .map(({ menu }) => ({ menu, items: itemsOf(menu, context) }))
    .filter(({ items }) => items.length > 0);
  const isRow = (items: readonly MenuItem[]) =>
    items.filter(({ name, label }) => name !== '' && !(label?.kind === 'link' && hasButtonLook(label))).length > 1;
  const main = candidates.find(({ items }) => isRow(items)) ?? candidates[0] ?? sectionsIn(regions);
  const copies = new Set(
    menus
      .filter(({ menu }) => main && !isInside(main.menu.group.element, [menu.group.element]) && isCopy(menu, main.menu))
      .map(({ menu }) => menu.group.element),
  );
  const links = regions.flatMap(({ outline }) => linksIn(outline));
  const inMenu = main ? [main.menu.group.element] : [];
  const buttonUrls = new Set(
    links.filter((link) => !isInside(link.element, inMenu) && hasButtonLook(link)).map(({ url }) => url),
  );
  const isButton = ({ label, columns, name }: MenuItem) =>
    label?.kind === 'link' &&
    label.url !== null &&
    columns.length === 0 &&
    (name === '' || hasButtonLook(label) || buttonUrls.has(label.url));
  const items = main?.items ?? [];
  const buttons = items.filter(isButton).flatMap(({ label }) => (label?.kind === 'link' ? [label] : []));
  const beside = links.filter(
    (link) =>
      !isInside(link.element, inMenu) && isBeside(link, elements, main?.menu, copies) && !context.isLeftOut(link),
  );
  const profiles = beside.filter((link) => isProfile(link, beside));
  const others = distinct([...buttons, ...beside.filter((link) => !profiles.includes(link))]).map(withName);
  const shown = items.filter((item) => !isButton(item) && item.name !== '');
  return {
    navigation: asMenu(
      shown.filter(({ url, columns }) => url !== null || columns.length > 0),
      main?.menu,
    ),
    actions: others
      .filter(({ name }) => name !== '')
      .toSorted((one, other) => Number(isAction(other)) - Number(isAction(one))),
    social: profilesFrom(profiles),
    lost: shown.filter(({ url, columns }) => url === null && columns.length === 0).map(({ name }) => name),
  };
}

/** Titled lists behind a single button: each is a panel, with its title as the item. */
function sectionsIn(
  regions: readonly Region[],
): { readonly menu: Menu; readonly items: readonly MenuItem[] } | undefined {
  const found = regions.flatMap(({ outline }) => {
    if (outline.kind !== 'group') return [];
    const items = columnsOf([outline]).flatMap(({ title, url, links }): MenuItem[] =>
      title === null || isTeasers(links)
        ? []
        : [{ name: title, url, columns: [{ title: null, url: null, group: null, links }], label: null }],
    );
    return items.length > 1 ? [{ menu: { group: outline, items, links: linksIn(outline) }, items }] : [];
  });
  return found[0];
}

/** The items without languages, search and logo, and their panels without articles. */
function itemsOf({ items }: Menu, { isLeftOut, isLanguage }: Context): MenuItem[] {
  return items.flatMap((item): MenuItem[] => {
    const { label, columns } = item;
    if (label?.kind === 'link' && columns.length === 0 && isLeftOut(label)) return [];
    if (columns.length > 0 && columns.every(({ links }) => links.every(isLanguage))) return [];
    const kept = columns
      .filter(({ links }) => !isTeasers(links))
      .map((column) => ({ ...column, links: column.links.filter(({ name }) => name !== '') }))
      .filter(({ links }) => links.length > 0);
    return [{ ...item, columns: kept }];
  });
}

const DRAWER = /(?<![a-z])(?:mobile[a-z-]*|drawer|off-?canvas|side-?nav[a-z-]*|burger|hamburger)(?![a-z])/;

/**
 * Whether it is a visible link of the header that is no copy of the menu.
 *
 * @param copies the elements of menus that repeat the main one
 */
function isBeside(
  link: Link,
  elements: readonly Element[],
  main: Menu | undefined,
  copies: ReadonlySet<Element>,
): boolean {
  const chain = chainOf(link.element, elements);
  if (chain.some(isPassing)) return false;
  if (main?.items.some(({ url, name }) => url === link.url && name === link.name)) return false;
  // a copy for phones may have a button more
  return isInside(link.element, copies)
    ? hasButtonLook(link)
    : !chain.some((element) => isHidden(element) || DRAWER.test(marksOf(element)));
}

/** A row has room for a few items: a long list of plain links is the panel of one. */
const MAX_ITEMS = 12;

function asMenu(items: readonly MenuItem[], menu: Menu | undefined): readonly MenuItem[] {
  const links = items.flatMap(({ label }) => (label?.kind === 'link' && label.url !== null ? [label] : []));
  const isPlain = links.length === items.length && items.every(({ columns }) => columns.length === 0);
  if (!menu || items.length <= MAX_ITEMS || !isPlain) return items;
  const columns = [{ title: null, url: null, group: null, links }];
  return [{ name: headingOf(menu.group.element), url: null, columns, label: null }];
}

/** A link that is only an icon is named after its address. */
function withName(link: Link): Link {
  if (link.name !== '') return link;
  const { pathname, hash } = new URL(link.url ?? 'about:blank');
  const last = hash.slice(1) || (pathname.split('/').filter(Boolean).at(-1) ?? '');
  const isWord = /^[a-z]{3,20}$/i.test(last);
  return isWord ? { ...link, name: last.charAt(0).toUpperCase() + last.slice(1).toLowerCase() } : link;
}

/** The element with its ancestors up to the region that it is in. */
function chainOf(element: Element, regions: readonly Element[]): Element[] {
  const chain = [element, ...ancestorsOf(element)];
  return chain.slice(0, chain.findIndex((one) => regions.includes(one)) + 1);
}
