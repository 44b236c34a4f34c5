/** Finds the main menu among the lists of the header, and reads its items with their panels. */

import { type Column, columnsOf, entryOf } from './columns.ts';
import { allText, ancestorsOf, attribute, childrenOf, type Element, isHidden, marksOf, word } from './dom.ts';
import { type Group, type Label, type Link, linksIn, outlineOf, type Part, type Resolve } from './outline.ts';

export interface MenuItem {
  readonly name: string;
  readonly url: string | null;
  readonly columns: readonly Column[];
  readonly label: Link | Label | null;
}

export interface Menu {
  readonly group: Group;
  readonly items: readonly MenuItem[];
  readonly links: readonly Link[];
}

const MAIN = word(
  'main-?(?:nav(?:igation)?|menu)?|primary-?(?:nav|menu)?|haupt(?:navigation|menü)?|principale?|global-?nav|site-?nav|top-?navigation|huvud[a-z]*|hoofd[a-z]*',
);
const OTHER = word(
  'service-?(?:navigation|menu)?|meta-?(?:nav(?:igation)?|menu)?|utility|utilities|secondary|secondaire|tertiary[a-z]*|quick(?:-?links)?|rapide|sub-?(?:area|menu|nav)?|audience|user|account|tools?|lang(?:uages?)?|languages?-switcher|social[a-z]*|legal|top-?bar|local-?[a-z]*|skip[a-z-]*|access-?keys',
);
const COPY = word(
  'mobile[a-z-]*|(?:phone|sp)-(?:nav|menu|header)[a-z-]*|drawer|off-?canvas|side-?nav|burger|hamburger',
);
/** Never a menu: parts about this page, and what turns. */
const PASSING = word(
  '[a-z]*crumbs?|carousel|slider?|swiper|ticker|announcement[a-z-]*|banner-?(?:message|text)?|alert|notice|promo(?:tion)?|teaser|cookies?|consent|news-?link|breaking|hero|skip[a-z-]*|nav-?skip|access-?keys|survey|gallery',
);

export function isPassing(element: Element): boolean {
  return element.tagName === 'article' || (PASSING.test(marksOf(element)) && attribute(element, 'role') !== 'banner');
}

/** All menus of a region, also those inside others. */
export function menusIn(part: Part, resolve: Resolve, document: readonly Element[]): Menu[] {
  if (part.kind !== 'group' || isPassing(part.element)) return [];
  const items = itemsOf(part, resolve, document);
  const inner = part.isList ? [] : part.parts.flatMap((one) => menusIn(one, resolve, document));
  const isMenu = part.isList || items.filter(({ label }) => label?.kind === 'link' || isOpener(label)).length >= 2;
  const links = linksIn(part);
  return [...(isMenu && items.length > 0 ? [{ group: part, items, links }] : []), ...inner];
}

function isOpener(label: Link | Label | null): boolean {
  return label?.kind === 'label' && (!label.isHeading || label.element.tagName === 'summary');
}

function itemsOf(group: Group, resolve: Resolve, document: readonly Element[]): MenuItem[] {
  return flat(group).flatMap((part): MenuItem[] => {
    const { title, label, rest } = entryOf(part);
    if (part.kind === 'label' && !referredBy(part, document) && part.element.tagName !== 'button' && !group.isList)
      return [];
    if (!title)
      return label?.kind === 'link' && label.url !== null ? [{ name: '', url: label.url, columns: [], label }] : [];
    const own = linksIn({ kind: 'group', isList: false, isItem: false, parts: rest, element: group.element });
    // a part with a heading is a column, and no item
    if (label?.kind === 'label' && !isOpener(label) && !group.isList && own.length > 0) return [];
    const referred = own.length > 0 ? undefined : referredBy(label, document);
    const panel = own.length > 0 ? rest : [referred && outlineOf(referred, resolve)].filter((part) => !!part);
    const columns = columnsOf(panel).map((column) => ({
      ...column,
      title: column.title === title.name ? null : column.title,
      links: column.links.filter(({ name, url }) => !(url === title.url && name === title.name)),
    }));
    return [{ ...title, columns: columns.filter(({ links }) => links.length > 0), label }];
  });
}

/** Rows of a table, or lists of one entry each, are one menu. */
function flat(group: Group): readonly Part[] {
  const rows = group.parts.flatMap((part) =>
    part.kind === 'group' && (part.element.tagName === 'tr' || (part.isList && part.parts.length === 1)) ? [part] : [],
  );
  const areRows = !group.isList && rows.length > 1 && rows.length === group.parts.length;
  return areRows ? rows.flatMap(({ parts }) => parts) : group.parts;
}

/** The panel elsewhere that a button opens, by its id. */
function referredBy(label: Link | Label | null, document: readonly Element[]): Element | undefined {
  if (!label) return undefined;
  const ids = ['aria-controls', 'aria-owns', 'data-target', 'data-bs-target', 'href'].flatMap((name) => {
    const value = attribute(label.element, name)?.trim() ?? '';
    return name.startsWith('aria') ? value.split(/\s+/).filter(Boolean) : value.startsWith('#') ? [value.slice(1)] : [];
  });
  if (ids.length === 0) return undefined;
  return document.find((element) => ids.includes(attribute(element, 'id') ?? '\0'));
}

/** How likely it is the main menu; negative if it is none. */
export function scoreOf({ group, items, links }: Menu, region: Element): number {
  if (links.length === 0 && items.every(({ label }) => label?.element.tagName !== 'button')) return -100;
  const chain = [group.element, ...ancestorsOf(group.element)].filter(
    (element) => element === region || !ancestorsOf(region).includes(element),
  );
  const near = chain.slice(0, 5);
  const hints = [...near.map(marksOf), headingOf(group.element)].join(' ').toLowerCase();
  const panels = items.filter(({ columns }) => columns.length > 0).length;
  const named = items.filter(({ name }) => name !== '').length;
  return (
    Math.min(named, 8) +
    Math.min(panels, 5) * 3 +
    (MAIN.test(hints) ? 8 : 0) +
    (chain.some((element) => element.tagName === 'nav' || attribute(element, 'role') === 'navigation') ? 3 : 0) +
    (group.isList ? 1 : 0) -
    (OTHER.test(near.slice(0, 3).map(marksOf).join(' ')) ? 8 : 0) -
    (COPY.test(hints) ? 10 : 0) -
    (chain.some((element) => isHidden(element) || attribute(element, 'aria-hidden') === 'true') ? 12 : 0)
  );
}

/** What names a list for screen readers. */
export function headingOf(list: Element): string {
  const parent = list.parentNode;
  const before = parent && 'tagName' in parent ? childrenOf(parent) : [];
  const heading = before.slice(0, before.indexOf(list)).findLast(({ tagName }) => /^h[1-6]$/.test(tagName));
  return heading ? allText(heading) : '';
}

/** Whether most links of a menu are links of another. */
export function isCopy(menu: Menu, main: Menu): boolean {
  const around = [menu.group.element, ...ancestorsOf(menu.group.element).slice(0, 4)].map(marksOf).join(' ');
  const share = (known: (link: Link) => boolean) => menu.links.filter(known).length / Math.max(menu.links.length, 1);
  // of a single panel
  if (
    menu.links.length > 2 &&
    share((link) => main.links.some(({ url, name }) => url === link.url && name === link.name)) >= 0.8
  )
    return true;
  const isSimilar = menu.links.length >= main.links.length / 2 || COPY.test(around);
  return isSimilar && share((link) => main.links.some(({ url }) => url === link.url)) >= 0.6;
}
