/** Takes a picture of header or footer in one state. */

import type { Page } from 'playwright-core';
import { openPage, type PictureSource, settle } from './open-page.ts';
import type { PictureState } from './states.ts';

/**
 * @returns a PNG, or `null` if the state does not exist
 * @throws Error if the page does not reach the state
 */
export async function captureState(source: PictureSource, state: PictureState): Promise<Buffer | null> {
  const page = await openPage(source, state);
  try {
    if (state.needs !== undefined && (await page.locator(state.needs).count()) === 0) return null;
    await state.steps?.(page);
    await settle(page);
    return await page.screenshot({ animations: 'disabled', clip: await boxOf(page, state) });
  } finally {
    await page.close();
  }
}

async function boxOf(page: Page, { name, width, height, shown = height }: PictureState) {
  if (typeof shown === 'number') return { x: 0, y: 0, width, height: shown };
  const box = await page.locator(shown).boundingBox();
  if (box === null) throw new Error(`${name}: ${shown} is not visible`);
  return box;
}
