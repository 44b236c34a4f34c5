/** Moves the pointer on a page, and controls the page's clock. */

import type { Page } from 'playwright-core';
import { type HostPageOptions, hydrated, type OpenedPage, type useBrowser } from './browser.ts';

/** In CSS pixels from the corner of the window. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A point on the page, away from every menu. */
export const ELSEWHERE: Place = { x: 700, y: 860 };

/** In milliseconds: longer than every delay of the menus. */
export const LONG = 2_000;

export interface Box extends Place {
  readonly width: number;
  readonly height: number;
}

/** @throws Error where the element has no box */
export async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
}

export const middle = ({ x, y, width, height }: Box): Place => ({ x: x + width / 2, y: y + height / 2 });

/** Moves the pointer to the middle of an element, without waiting for anything. */
export async function pointAt(page: Page, selector: string): Promise<Place> {
  const place = middle(await boxOf(page, selector));
  await page.mouse.move(place.x, place.y);
  return place;
}

/** Opens a page whose clock can be stopped with `stopClock`. */
export async function openWithClock(
  open: ReturnType<typeof useBrowser>['open'],
  host: HostPageOptions = {},
): Promise<OpenedPage> {
  const opened = await open({ ...host, prepare: (page) => page.clock.install() });
  await hydrated(opened.page);
  return opened;
}

/** From now on, only `page.clock.runFor` advances the time, however busy the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** In milliseconds between two steps of the pointer: slow, for a hand. */
const PACE = 40;

/** Moves the pointer in a straight line on a page whose clock is stopped, and returns the sections that were open at any step. */
export async function walk(page: Page, from: Place, to: Place, steps: number): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await page.clock.runFor(PACE);
    for (const id of await page
      .locator('[data-portico-section][data-portico-open]')
      .evaluateAll((sections) => sections.map((found) => found.getAttribute('data-portico-section') ?? '')))
      seen.add(id);
  }
  return seen;
}
