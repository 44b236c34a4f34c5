/** Finds header and footer of a page, also where no `header` and `footer` mark them. */

import { ancestorsOf, attribute, type Element, marksOf, within, word } from './dom.ts';

export interface Regions {
  /** In document order; no region contains another. */
  readonly headers: readonly Element[];
  readonly footers: readonly Element[];
}

const FOOTER = word('(?:site-?|page-?|main-?|global-?|sub-?)?(?:footer|colophon)|fusszeile|fussbereich|pied-?de-?page');
const HEADER = word(
  '(?:site-?|page-?|main-?|global-?)?(?:header|masthead|mast|top-?bar|nav-?bar|branding)|kopfzeile|kopfbereich',
);
const NAVIGATION = word('(?:top-?|main-?|site-?|global-?)?(?:nav|navi|navigation|menu|menubar)');

/** Parts of the content, or of this one page. */
const OF_THE_PAGE = word(
  'bread-?crumbs?|treecrumb|pager|pagination|toc|table-of-contents|share|sharing|comments?|left-?nav(?:igation)?|side-?bar|entry|post|article|related',
);

const WRAPPERS = /^(?:div|section|aside|td|table|center|nav|tr|tbody|ul)$/;

/** @param document all elements of the page */
export function regionsOf(document: readonly Element[]): Regions {
  const all = document.filter(({ tagName }) => !/^(?:html|head|body)$/.test(tagName));
  const mains = all.filter((element) => element.tagName === 'main' || attribute(element, 'role') === 'main');
  const inMain = insideOf(mains);
  const aroundMain = aroundOf(mains);
  const links = linkCounts(all);
  const count = (element: Element) => links.get(element) ?? 0;
  const total = all.filter(({ tagName }) => tagName === 'a').length;
  // around most of the page, such names are about the page as a whole
  const ofThePage = insideOf(
    all.filter((one) => one.tagName === 'article' || (count(one) <= total / 2 && OF_THE_PAGE.test(marksOf(one)))),
  );
  const usable = all.filter((element) => count(element) > 0 && !aroundMain.has(element) && !ofThePage.has(element));

  const inHeader = insideOf(all.filter(({ tagName }) => tagName === 'header'));
  const aroundTitle = aroundOf(all.filter(({ tagName }) => tagName === 'h1' || tagName === 'header'));
  const footers = outermost(
    usable.filter((element) => {
      if (attribute(element, 'role') === 'contentinfo') return true;
      if (element.tagName === 'footer') return !inMain.has(element);
      const isMarked = WRAPPERS.test(element.tagName) && FOOTER.test(marksOf(element));
      return isMarked && !aroundTitle.has(element) && !inHeader.has(element);
    }),
  );

  const [inFooter, aroundFooter] = [insideOf(footers), aroundOf(footers)];
  const rest = usable.filter((element) => !inFooter.has(element) && !aroundFooter.has(element));
  const navigations = rest.filter(isNavigation);
  const aroundNavigation = aroundOf(navigations);
  const headers = rest.filter(
    (element) => isHeader(element) && (!inMain.has(element) || aroundNavigation.has(element)),
  );
  const anchors = aroundOf([...headers, ...footers]);
  const inContent = insideOf(mains.map((main) => contentAround(main, anchors)));
  const both = new Set([...headers, ...navigations.filter((element) => !inContent.has(element))]);
  return { headers: outermost(all.filter((element) => both.has(element))), footers };
}

function isHeader(element: Element): boolean {
  if (element.tagName === 'header' || attribute(element, 'role') === 'banner') return true;
  return WRAPPERS.test(element.tagName) && HEADER.test(marksOf(element));
}

function isNavigation(element: Element): boolean {
  if (element.tagName === 'nav' || attribute(element, 'role') === 'navigation') return true;
  return WRAPPERS.test(element.tagName) && NAVIGATION.test(marksOf(element));
}

/** How many links are in each element that has some, or is one. */
function linkCounts(all: readonly Element[]): ReadonlyMap<Element, number> {
  const counts = new Map<Element, number>();
  for (const link of all.filter(({ tagName }) => tagName === 'a')) {
    for (const element of ancestorsOf(link)) counts.set(element, (counts.get(element) ?? 0) + 1);
  }
  return counts;
}

/** The elements with everything in them. */
function insideOf(elements: readonly Element[]): ReadonlySet<Element> {
  return new Set(outermost(elements).flatMap((element) => [element, ...within(element)]));
}

/** All that the elements are in. */
function aroundOf(elements: readonly Element[]): ReadonlySet<Element> {
  return new Set(elements.flatMap(ancestorsOf));
}

/** The main part with what is beside it: the largest part without header and footer. */
function contentAround(main: Element, aroundAnchors: ReadonlySet<Element>): Element {
  const chain = [main, ...ancestorsOf(main)];
  const end = chain.findIndex((element) => element.tagName === 'body' || aroundAnchors.has(element));
  return chain[Math.max(end - 1, 0)] ?? main;
}

/** In document order, without those inside others. */
function outermost(elements: readonly Element[]): Element[] {
  const all = new Set(elements);
  return [...all].filter((element) => !ancestorsOf(element).some((ancestor) => all.has(ancestor)));
}
