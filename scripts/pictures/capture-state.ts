/** Takes a picture of header or footer in one state, the same on every run. */

import type { Browser, Page } from 'playwright-core';
import type { Language } from '../../src/contract/language.ts';
import type { ColorScheme } from '../../src/contract/theme.ts';
import type { Service } from '../local/service.ts';
import type { PictureState } from './states.ts';

export interface PictureSource {
  readonly service: Service;
  readonly browser: Browser;
  readonly language: Language;
  readonly theme: ColorScheme;
}

/** An instant at which every language has an announcement. */
const INSTANT = '2026-01-01T00:00:00Z';

/**
 * @returns a PNG, or `null` if the state does not exist
 * @throws Error if the page does not reach the state
 */
export async function captureState(source: PictureSource, state: PictureState): Promise<Buffer | null> {
  const { width, height } = state;
  const page = await source.browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  try {
    await state.prepare?.(page);
    await page.goto(`${source.service.origin}/chrome/preview/page?${queryOf(source, state)}`);
    await page.waitForSelector('.portico-nav__list[data-portico-enhanced]', { state: 'attached' });
    if (state.needs !== undefined && (await page.locator(state.needs).count()) === 0) return null;
    await state.steps?.(page);
    await settle(page);
    return await page.screenshot({ animations: 'disabled', clip: await boxOf(page, state) });
  } finally {
    await page.close();
  }
}

/** Waits until the service has the posts that the states show. */
export async function cachePosts({ service, language }: PictureSource, states: readonly PictureState[]): Promise<void> {
  const blogs = new Set(states.map(({ query }) => new URLSearchParams(query).get('blog')));
  for (const blog of blogs) {
    const query = new URLSearchParams({ lang: language, ...(blog === null ? {} : { blog }) });
    await service.fetch(`/chrome/teaser/latest-post?${query}`);
  }
}

function queryOf({ language, theme }: PictureSource, { query }: PictureState): string {
  const common = { lang: language, theme, transparent: 'false', at: INSTANT, seed: 'sheet' };
  return new URLSearchParams({ ...common, ...Object.fromEntries(new URLSearchParams(query)) }).toString();
}

/** Waits for fonts, images, and everything that moves only once. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
  await page.evaluate(async () => {
    const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    await twoFrames();
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await Promise.all(
      [...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode().catch(() => {})),
    );
    await twoFrames();
  });
}

async function boxOf(page: Page, { width, height, shown }: PictureState) {
  const box = typeof shown === 'string' ? await page.locator(shown).boundingBox() : null;
  return box ?? { x: 0, y: 0, width, height: typeof shown === 'number' ? shown : height };
}
