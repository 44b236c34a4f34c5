/** Hydrates each island of a header with the component that the server drew. */

import type { FunctionComponent } from 'react';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ISLAND_ATTRIBUTE, type Island, PROPS_ATTRIBUTE } from '../src/contract/markup.ts';
import { LanguageMenu } from '../src/view/island/language-menu.tsx';
import { Menu } from '../src/view/island/menu.tsx';
import { PendingTeaser } from '../src/view/island/pending-teaser.tsx';

const COMPONENTS: Readonly<Record<Island, FunctionComponent<never>>> = {
  menu: Menu,
  language: LanguageMenu,
  teaser: PendingTeaser,
};

/** @param header the element that holds the bar and the row */
export function hydrate(header: HTMLElement): void {
  for (const island of header.querySelectorAll(`[${ISLAND_ATTRIBUTE}]`)) {
    const component = COMPONENTS[island.getAttribute(ISLAND_ATTRIBUTE) as Island];
    const props = JSON.parse(island.getAttribute(PROPS_ATTRIBUTE) ?? '{}');
    if (component) hydrateRoot(island, createElement(component as FunctionComponent, props));
  }
}
