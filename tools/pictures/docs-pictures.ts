/** Takes the pictures for the README and the docs. */

import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import type { Service } from '../../packages/cli/src/local/service.ts';
import { captureControls } from './capture-controls.ts';
import { loadFont, settle } from './open-page.ts';
import { openMenu, openOverlay } from './steps.ts';
import { TOKENS_WIDTH, tokensPage } from './tokens-page.ts';

interface Picture {
  readonly name: string;
  /** The settings of the preview's sample page. */
  readonly query: string;
  readonly width: number;
  readonly height: number;
  /** The overlay, or the id of a section, to open before the picture is taken. */
  readonly open: 'overlay' | `NAV_${string}`;
}

const PICTURES: readonly Picture[] = [
  { name: 'header-dark', query: 'lang=en&theme=dark', width: 1440, height: 700, open: 'NAV_PRODUCT' },
  { name: 'header-light-german', query: 'lang=de&theme=light', width: 1200, height: 640, open: 'NAV_DOCUMENTATION' },
  { name: 'phone-japanese', query: 'lang=ja&theme=dark', width: 390, height: 760, open: 'overlay' },
];

const DIRECTORY = fileURLToPath(new URL('../../docs/images/', import.meta.url));

/** Writes the pictures to `docs/images/`. */
export async function takeDocsPictures(service: Service, browser: Browser): Promise<void> {
  for (const { name, query, width, height, open } of PICTURES) {
    // until the service has the post, a menu shows the fallback
    await service.fetch(`/chrome/teaser/latest-post?${query}`);
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    await page.goto(`${service.origin}/preview/page?${query}`);
    await loadFont(page);
    await page.waitForSelector('.portico-nav__list[data-portico-enhanced]', { state: 'attached' });
    await (open === 'overlay' ? openOverlay : openMenu(open))(page);
    await settle(page);
    await page.screenshot({ path: `${DIRECTORY}${name}.png`, animations: 'disabled' });
    await page.close();
  }
  await takeTokensPicture(service, browser);
}

async function takeTokensPicture(service: Service, browser: Browser): Promise<void> {
  const head = await (await service.fetch('/chrome/head')).text();
  const source = { service, browser, language: 'en' } as const;
  const body = tokensPage(head.match(/href="([^"]+\.css)"/)?.[1] ?? '', {
    dark: await captureControls({ ...source, theme: 'dark' }),
    light: await captureControls({ ...source, theme: 'light' }),
  });
  const page = await browser.newPage({ viewport: { width: TOKENS_WIDTH, height: 100 } });
  await page.route('**/tokens', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${service.origin}/tokens`);
  await page.screenshot({ path: `${DIRECTORY}tokens.png`, fullPage: true });
  await page.close();
}
