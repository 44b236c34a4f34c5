/** Opens the sample page of the preview so that it looks the same on every run. */

import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import type { Service } from '../../packages/cli/src/local/service.ts';
import type { Language } from '../../src/contract/language.ts';
import type { ColorScheme } from '../../src/contract/theme.ts';

export interface PictureSource {
  readonly service: Service;
  readonly browser: Browser;
  readonly language: Language;
  readonly theme: ColorScheme;
}

/** The size of the window, in pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** An instant at which every language has an announcement. */
const INSTANT = '2026-01-01T00:00:00Z';

/** Opens a page, and waits until the script has enhanced its menus. The caller closes it. */
export async function openPage(
  { service, browser, language, theme }: PictureSource,
  { width, height }: PageSize,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  const parameters = new URLSearchParams({ lang: language, theme, transparent: 'false', at: INSTANT, seed: 'picture' });
  await page.goto(`${service.origin}/preview/page?${parameters}`);
  await loadFont(page);
  await page.waitForSelector('.portico-nav__list[data-portico-enhanced]', { state: 'attached' });
  return page;
}

const FONT = new URL(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));

/** Loads the font of the sample company, as its sites do. */
export async function loadFont(page: Page): Promise<void> {
  await page.evaluate(
    async (bytes) => {
      const font = new FontFace('Inter', new Uint8Array(bytes), { weight: '100 900' });
      document.fonts.add(await font.load());
    },
    [...(await readFile(FONT))],
  );
}

/** Waits until the service has the post that menus show. */
export async function cachePost(service: Service, language: Language): Promise<void> {
  await service.fetch(`/chrome/teaser/latest-post?lang=${language}`);
}

/** Waits for fonts, images, and everything on a page that moves only once. */
export async function settle(page: Page): Promise<void> {
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
