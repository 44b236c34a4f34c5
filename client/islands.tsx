/** The script of a header's release: hydrates each island with the component that the server rendered. */

import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ENHANCED_ATTRIBUTE, ISLAND_NAME_ATTRIBUTE, OPEN_ATTRIBUTE, PROPS_ATTRIBUTE } from '../src/contract/markup.ts';
import { LanguageMenu } from '../src/view/island/language-menu.tsx';
import { Menu, type MenuEntry } from '../src/view/island/menu.tsx';
import { PendingTeaser } from '../src/view/island/pending-teaser.tsx';
import { offerDismissal } from './dismiss-announcement.ts';
import { dispatchLanguageChanges } from './page/dispatch-language-changes.ts';
import { followPage, type StartHeader } from './page/follow-page.ts';
import { watchBottom } from './page/watch-bottom.ts';
import { removeBrokenImages } from './remove-broken-images.ts';

/**
 * @param header the element that holds the bar and the row
 * @param start starts the headers that scripts put into the page later; without it, they are left alone
 */
export function hydrate(header: HTMLElement, start?: StartHeader | false): void {
  offerDismissal(header);
  removeBrokenImages(header);
  dispatchLanguageChanges(header);
  hydrateIslands(header);
  watchBottom(header);
  followPage(start);
}

function hydrateIslands(header: HTMLElement): void {
  for (const island of header.querySelectorAll(`[${ISLAND_NAME_ATTRIBUTE}]`)) {
    // copied markup may have attributes that a script has set
    removeAttributes(island, OPEN_ATTRIBUTE);
    try {
      const props = JSON.parse(island.getAttribute(PROPS_ATTRIBUTE) ?? '');
      hydrateRoot(island, draw(island.getAttribute(ISLAND_NAME_ATTRIBUTE), props));
    } catch (error) {
      // works as it does without scripts
      removeAttributes(island, ENHANCED_ATTRIBUTE);
      console.warn('Portico:', error);
    }
  }
}

function removeAttributes(island: Element, name: string): void {
  for (const element of island.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
}

/**
 * @param props parsed from what `Island` has written
 * @throws TypeError if they have another shape
 */
function draw(name: string | null, props: unknown): ReactElement {
  switch (name) {
    case 'menu': {
      const { labels, items } = Object(props);
      return <Menu labels={texts(labels, 'navigation', 'open', 'close')} items={items.map(menuEntry)} />;
    }
    case 'language':
      return <LanguageMenu {...texts(props, 'label', 'currentName')} />;
    case 'teaser':
      return <PendingTeaser {...texts(props, 'epigraph', 'loading', 'id', 'language')} />;
    default:
      throw new TypeError(`no island ${name}`);
  }
}

function menuEntry(item: { readonly kind: unknown; readonly current: unknown }): MenuEntry {
  if (item.kind === 'link') return { kind: 'link', ...texts(item, 'id') };
  return { kind: 'section', ...texts(item, 'id', 'title'), current: item.current === true };
}

/** Nothing but these: whoever wrote the markup could pass any prop, such as content that only the server renders. */
function texts<Name extends string>(props: unknown, ...names: readonly Name[]): Record<Name, string> {
  const entries = names.map((name) => {
    const text: unknown = Object(props)[name];
    if (typeof text !== 'string') throw new TypeError(`no ${name}`);
    return [name, text];
  });
  return Object.fromEntries(entries);
}
