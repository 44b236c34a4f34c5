/** Hydrates each island of a header with the component that the server rendered, and offers to dismiss its announcement. */

import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ISLAND_NAME_ATTRIBUTE, type IslandName, PROPS_ATTRIBUTE } from '../src/contract/markup.ts';
import { LanguageMenu } from '../src/view/island/language-menu.tsx';
import { Menu } from '../src/view/island/menu.tsx';
import { PendingTeaser } from '../src/view/island/pending-teaser.tsx';
import { offerDismissal } from './dismiss-announcement.ts';

type DrawIsland = (props: string) => ReactElement;

/** Name → function that renders the island from its props, which `Island` has written as JSON. */
const ISLANDS: Readonly<Record<string, DrawIsland>> = {
  menu: (props) => <Menu {...JSON.parse(props)} />,
  language: (props) => <LanguageMenu {...JSON.parse(props)} />,
  teaser: (props) => <PendingTeaser {...JSON.parse(props)} />,
} satisfies Record<IslandName, DrawIsland>;

/** @param header the element that holds the bar and the row */
export function hydrate(header: HTMLElement): void {
  offerDismissal(header);
  for (const island of header.querySelectorAll(`[${ISLAND_NAME_ATTRIBUTE}]`)) {
    const draw = ISLANDS[island.getAttribute(ISLAND_NAME_ATTRIBUTE) ?? ''];
    if (draw) hydrateRoot(island, draw(island.getAttribute(PROPS_ATTRIBUTE) ?? '{}'));
  }
}
