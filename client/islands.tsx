/** Hydrates each island of the header with the component that the server drew. */

import type { FunctionComponent } from 'react';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HEADER_SELECTOR, ISLAND_ATTRIBUTE, type Island, PROPS_ATTRIBUTE } from '../src/contract/markup.ts';
import { LanguageMenu } from '../src/view/island/language-menu.tsx';
import { Menu } from '../src/view/island/menu.tsx';
import { PendingTeaser } from '../src/view/island/pending-teaser.tsx';

const COMPONENTS: Readonly<Record<Island, FunctionComponent<never>>> = {
  menu: Menu,
  language: LanguageMenu,
  teaser: PendingTeaser,
};

for (const root of document.querySelectorAll(`${HEADER_SELECTOR} [${ISLAND_ATTRIBUTE}]`)) {
  const component = COMPONENTS[root.getAttribute(ISLAND_ATTRIBUTE) as Island];
  const props = JSON.parse(root.getAttribute(PROPS_ATTRIBUTE) ?? '{}');
  if (component) hydrateRoot(root, createElement(component as FunctionComponent, props));
}
