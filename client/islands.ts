/** The islands script of a release: takes over the menus that the server has rendered. */

import { DESKTOP_MEDIA } from '../src/contract/breakpoints.ts';
import {
  ENHANCED_ATTRIBUTE,
  ISLAND_NAME_ATTRIBUTE,
  LABELS_ATTRIBUTE,
  OPEN_ATTRIBUTE,
  PROPS_ATTRIBUTE,
} from '../src/contract/markup.ts';
import { enhanceOverlay } from '../src/view/island/enhance-overlay.ts';
import { enhanceSections } from '../src/view/island/enhance-sections.ts';
import { loadTeaser } from '../src/view/island/load-teaser.ts';
import { offerDismissal } from './dismiss-announcement.ts';
import { count } from './page/count.ts';
import { followLinks } from './page/follow-links.ts';
import { followPage, type StartHeader } from './page/follow-page.ts';
import { followSearchShortcut } from './page/search-shortcut.ts';
import { showMarked } from './page/show-marked.ts';
import { watchBottom } from './page/watch-bottom.ts';
import { removeBrokenImages } from './remove-broken-images.ts';

/**
 * @param header the element that contains the bar and the row
 * @param start starts headers that scripts add to the page later; without it, they stay as they are
 */
export async function hydrate(header: HTMLElement, start?: StartHeader | false): Promise<void> {
  // once it is laid out: measures before that would make WebKit show the page without a style sheet that is loading
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(header));
  offerDismissal(header);
  removeBrokenImages(header);
  followLinks(header);
  enhanceIslands(header);
  watchBottom(header);
  followSearchShortcut(header);
  count(header);
  followPage(start);
  for (const marked of header.querySelectorAll('[aria-current],[data-portico-current]')) showMarked(marked);
}

function enhanceIslands(header: HTMLElement): void {
  for (const island of header.querySelectorAll<HTMLElement>(`[${ISLAND_NAME_ATTRIBUTE}]`)) {
    // copied markup may include attributes that a script had set
    removeAttributes(island, OPEN_ATTRIBUTE);
    try {
      enhance(island);
    } catch (error) {
      removeAttributes(island, ENHANCED_ATTRIBUTE);
      console.warn('Portico: a menu works as without scripts:', error);
    }
  }
}

function removeAttributes(island: Element, name: string): void {
  for (const element of island.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
}

/** @throws Error if the island's markup or props have an unexpected shape */
function enhance(island: HTMLElement): void {
  const name = island.getAttribute(ISLAND_NAME_ATTRIBUTE);
  switch (name) {
    case 'menu': {
      checkPairs(...island.querySelectorAll('.portico-menu, .portico-menu__scroller'));
      const list = sectionsIn(island, ':scope > .portico-menu > * > nav > ul');
      const burger = find<HTMLButtonElement>(island, ':scope > button');
      const overlay = find(island, ':scope > .portico-menu');
      enhanceOverlay(burger, overlay, attribute(burger, LABELS_ATTRIBUTE).split('|'));
      enhanceSections(list, DESKTOP_MEDIA);
      break;
    }
    case 'language':
    case 'second-level':
      enhanceSections(sectionsIn(island, ':scope > *'), 'all');
      break;
    case 'teaser': {
      const props: unknown = JSON.parse(attribute(island, PROPS_ATTRIBUTE));
      loadTeaser(find(island, '.portico-teaser'), texts(props, 'epigraph', 'id', 'language'));
      break;
    }
    default:
      throw new TypeError(`no island ${name}`);
  }
}

/** @throws TypeError unless the group and its sections have the elements of the server, and no others */
function sectionsIn(island: HTMLElement, selector: string): HTMLElement {
  const group = find(island, selector);
  if (group.querySelector(':scope > :not(.portico-section, .portico-language-menu__section)')) throw changed();
  checkPairs(...group.querySelectorAll(':scope > [data-portico-section]'));
  return group;
}

/** @throws TypeError unless each has two children */
function checkPairs(...parents: readonly Element[]): void {
  if (parents.some(({ childElementCount }) => childElementCount !== 2)) throw changed();
}

/** An extension may have changed the header: what it works on is then not what the server has rendered. */
function changed(): TypeError {
  return new TypeError('elements added or missing');
}

/** @throws TypeError if there is none */
function find<Found extends HTMLElement>(parent: HTMLElement, selector: string): Found {
  const found = parent.querySelector<Found>(selector);
  if (!found) throw new TypeError(`no ${selector}`);
  return found;
}

function attribute(element: Element, name: string): string {
  const value = element.getAttribute(name);
  if (value === null) throw new TypeError(`no ${name}`);
  return value;
}

/** Picks only these props, whatever others crafted markup has. */
function texts<Name extends string>(props: unknown, ...names: readonly Name[]): Record<Name, string> {
  const entries = names.map((name) => {
    const text: unknown = Object(props)[name];
    if (typeof text !== 'string') throw new TypeError(`no ${name}`);
    return [name, text];
  });
  return Object.fromEntries(entries);
}
