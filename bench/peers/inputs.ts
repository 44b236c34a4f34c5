/** The inputs that open a menu, and how each is performed. */

import type { Page } from 'playwright-core';
import type { WindowName } from '../browser/rendering.ts';
import type { Peer } from './build-peers.ts';
import { type Opening, type Target, watchOpening } from './in-page.ts';

export interface Input {
  readonly label: string;
  readonly window: WindowName;
  readonly targetOf: (peer: Peer) => Target;
  readonly perform: (page: Page, peer: Peer) => Promise<void>;
}

/** Longer than the delays with which menus open on hover. */
const PATIENCE = 800;
/** On the page, away from every menu. */
const ELSEWHERE = { x: 1_400, y: 860 };

const panelOf =
  (id: string) =>
  (peer: Peer): Target => ({ container: peer.panel(id), item: 'a' });

async function pointAt(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** In the order in which they are performed on one page: each opens another panel for the first time. */
export const INPUTS = {
  hover: {
    label: 'Pointer over a section',
    window: 'desktop',
    targetOf: panelOf('NAV_PRODUCT'),
    perform: (page, peer) => pointAt(page, peer.button('NAV_PRODUCT')),
  },
  key: {
    label: 'Enter on a section',
    window: 'desktop',
    targetOf: panelOf('NAV_DEVELOPERS'),
    perform: (page) => page.keyboard.press('Enter'),
  },
  click: {
    label: 'Pointer over a section, and click at once',
    window: 'desktop',
    targetOf: panelOf('NAV_SOLUTIONS'),
    perform: async (page, peer) => {
      await pointAt(page, peer.button('NAV_SOLUTIONS'));
      await page.mouse.down();
      await page.mouse.up();
    },
  },
  burger: {
    label: 'Tap on the burger',
    window: 'phone',
    targetOf: (peer) => ({ container: '[id$="menu"]', item: peer.button('NAV_PRODUCT') }),
    perform: (page, peer) => tap(page, peer.burger),
  },
  tap: {
    label: 'Tap on a section',
    window: 'phone',
    targetOf: panelOf('NAV_PRODUCT'),
    perform: (page, peer) => tap(page, peer.button('NAV_PRODUCT')),
  },
} satisfies Record<string, Input>;

export type InputName = keyof typeof INPUTS;
export const INPUT_NAMES: readonly InputName[] = ['hover', 'key', 'click', 'burger', 'tap'];

async function tap(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  // in a list that did not open
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

export async function measureInput(page: Page, peer: Peer, name: InputName): Promise<Opening> {
  const input: Input = INPUTS[name];
  // a focused section may be open already
  if (name === 'key') await page.focus(peer.button('NAV_DEVELOPERS'));
  const opening = await watchOpening(page, input.targetOf(peer), PATIENCE);
  await input.perform(page, peer);
  return opening();
}

/** @throws Error if the panel of an input stays open */
export async function closePanel(page: Page, peer: Peer, name: InputName): Promise<void> {
  await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y);
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const { container, item } = INPUTS[name].targetOf(peer);
  await page.waitForSelector(`${container} ${item} >> nth=0`, { state: 'hidden', timeout: 5_000 });
}
