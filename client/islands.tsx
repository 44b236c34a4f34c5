/** The islands script of a release: hydrates each island with the component that the server rendered. */

import type { ComponentProps, ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  ENHANCED_ATTRIBUTE,
  ISLAND_NAME_ATTRIBUTE,
  LABELS_ATTRIBUTE,
  OPEN_ATTRIBUTE,
  PROPS_ATTRIBUTE,
} from '../src/contract/markup.ts';
import { LanguageMenu } from '../src/view/island/language-menu.tsx';
import { Menu } from '../src/view/island/menu.tsx';
import { PendingTeaser } from '../src/view/island/pending-teaser.tsx';
import { type MenuEntry, SectionList } from '../src/view/island/section-list.tsx';
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
  hydrateIslands(header);
  watchBottom(header);
  followSearchShortcut(header);
  count(header);
  followPage(start);
  for (const marked of header.querySelectorAll('[aria-current],[data-portico-current]')) showMarked(marked);
}

function hydrateIslands(header: HTMLElement): void {
  for (const island of header.querySelectorAll(`[${ISLAND_NAME_ATTRIBUTE}]`)) {
    // copied markup may include attributes that a script had set
    removeAttributes(island, OPEN_ATTRIBUTE);
    try {
      hydrateRoot(island, render(island));
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
function render(island: Element): ReactElement {
  const name = island.getAttribute(ISLAND_NAME_ATTRIBUTE);
  switch (name) {
    case 'menu':
      return <Menu labels={menuLabels(island)} items={[...island.querySelectorAll('nav > ul > li')].map(menuEntry)} />;
    case 'language': {
      const button = find(island, 'button');
      return <LanguageMenu label={attribute(button, 'aria-label')} currentName={button.textContent} />;
    }
    case 'second-level':
      return (
        <SectionList items={[...island.querySelectorAll('.portico-section')].map(menuEntry)} dropDownMedia="all" />
      );
    case 'teaser': {
      const props: unknown = JSON.parse(attribute(island, PROPS_ATTRIBUTE));
      return <PendingTeaser {...texts(props, 'epigraph', 'loading', 'id', 'language')} />;
    }
    default:
      throw new TypeError(`no island ${name}`);
  }
}

function menuLabels(menu: Element): ComponentProps<typeof Menu>['labels'] {
  const [open = '', close = ''] = attribute(find(menu, 'button'), LABELS_ATTRIBUTE).split('|');
  return { navigation: attribute(find(menu, 'nav'), 'aria-label'), open, close };
}

function menuEntry(item: Element): MenuEntry {
  const id = attribute(item, 'data-portico-id');
  const button = item.querySelector(':scope > button');
  if (!button) return { kind: 'link', id };
  return { kind: 'section', id, current: button.hasAttribute('data-portico-current') };
}

function find(parent: Element, selector: string): Element {
  const found = parent.querySelector(selector);
  if (!found) throw new TypeError(`no ${selector}`);
  return found;
}

function attribute(element: Element, name: string): string {
  const value = element.getAttribute(name);
  if (value === null) throw new TypeError(`no ${name}`);
  return value;
}

/** Picks only these props: crafted markup could pass any other, such as content that only the server renders. */
function texts<Name extends string>(props: unknown, ...names: readonly Name[]): Record<Name, string> {
  const entries = names.map((name) => {
    const text: unknown = Object(props)[name];
    if (typeof text !== 'string') throw new TypeError(`no ${name}`);
    return [name, text];
  });
  return Object.fromEntries(entries);
}
