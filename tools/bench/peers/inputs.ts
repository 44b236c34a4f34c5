/** The inputs that open a menu, and how each is performed. */

import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { WindowName } from '../browser/rendering.ts';
import type { Peer } from './build-peers.ts';
import { type Opening, type Target, watchOpening } from './in-page.ts';

export interface Input {
  readonly label: string;
  readonly window: WindowName;
  readonly targetOf: (peer: Peer) => Target;
  /** The event that the delay starts with: the first one, unless it names another. */
  readonly from?: 'pointerup';
  /** Runs before the measurement. */
  readonly prepare?: (page: Page, peer: Peer) => Promise<void>;
  readonly perform: (page: Page, peer: Peer) => Promise<void>;
}

/** On the page, away from every menu. */
const ELSEWHERE = { x: 1_400, y: 860 };

const panelOf =
  (id: string) =>
  (peer: Peer): Target => ({ container: peer.panel(id), item: 'a' });

function opens({ opensOn }: Peer, reason: Peer['opensOn'][number]): boolean {
  return opensOn.includes(reason);
}

async function centerOf(page: Page, selector: string): Promise<[x: number, y: number]> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** How long a finger rests, in milliseconds. */
const PRESS = 80;

async function tap(page: Page, selector: string): Promise<void> {
  // in a list that did not open, there is nothing to tap on
  if (!(await page.locator(selector).isVisible())) return;
  const [x, y] = await centerOf(page, selector);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await setTimeout(PRESS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

/** In the order in which they are performed on one page. Each opens a different panel for the first time. */
export const INPUTS = {
  pointer: {
    label: 'Mouse: over a section, or click where that does not open it',
    window: 'desktop',
    targetOf: panelOf('NAV_PRODUCT'),
    perform: async (page, peer) => {
      await page.mouse.move(...(await centerOf(page, peer.button('NAV_PRODUCT'))));
      // a click just after Radix has opened on hover would close it
      if (opens(peer, 'hover')) return;
      await page.mouse.down();
      await page.mouse.up();
    },
  },
  key: {
    label: 'Key that opens a section',
    window: 'desktop',
    targetOf: panelOf('NAV_DEVELOPERS'),
    prepare: (page, peer) => page.focus(opens(peer, 'focus') ? peer.logo : peer.button('NAV_DEVELOPERS')),
    perform: (page, peer) => page.keyboard.press(opens(peer, 'focus') ? 'Tab' : 'Enter'),
  },
  wideTap: {
    label: 'Tap on a section, from the release',
    from: 'pointerup',
    window: 'desktop',
    targetOf: panelOf('NAV_SOLUTIONS'),
    perform: (page, peer) => tap(page, peer.button('NAV_SOLUTIONS')),
  },
  burger: {
    label: 'Tap on the burger, from the release',
    from: 'pointerup',
    window: 'phone',
    targetOf: (peer) => ({ container: '[id$="menu"]', item: peer.button('NAV_PRODUCT') }),
    perform: (page, peer) => tap(page, peer.burger),
  },
  tap: {
    label: 'Tap on a section, from the release',
    from: 'pointerup',
    window: 'phone',
    targetOf: panelOf('NAV_PRODUCT'),
    perform: (page, peer) => tap(page, peer.button('NAV_PRODUCT')),
  },
} satisfies Record<string, Input>;

export type InputName = keyof typeof INPUTS;
export const INPUT_NAMES: readonly InputName[] = ['pointer', 'key', 'wideTap', 'burger', 'tap'];

/** @param deadline how long to wait for the target, in milliseconds */
export async function measureInput(page: Page, peer: Peer, name: InputName, deadline: number): Promise<Opening> {
  const input: Input = INPUTS[name];
  await input.prepare?.(page, peer);
  const opening = await watchOpening(page, input.targetOf(peer), deadline, input.from);
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
