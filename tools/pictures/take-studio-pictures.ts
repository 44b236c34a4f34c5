/** Takes the pictures of docs/editors.md. */

import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { sampleMessages } from '../../packages/cli/src/local/events.ts';
import type { Service } from '../../packages/cli/src/local/service.ts';
import { startStudio } from '../../packages/cli/src/local/studio.ts';
import { COMPANY } from '../../src/company.ts';
import { settle } from './open-page.ts';
import { fillStudio, STUDIO_PICTURES, STUDIO_WIDTH, type StudioPicture } from './studio-pictures.ts';

const DIRECTORY = fileURLToPath(new URL('../../docs/images/', import.meta.url));

/** In pixels. */
const HEIGHT = 900;

/** Writes the pictures to `docs/images/`, from a separate Studio. */
export async function takeStudioPictures(browser: Browser): Promise<void> {
  // every link of a message leads to a page
  const { studio, stop } = await startStudio({
    replaced: { outboundService: () => new Response() },
    sample: sampleMessages(COMPANY),
  });
  try {
    await fillStudio(studio);
    for (const picture of STUDIO_PICTURES) {
      const page = await openStudioPicture(browser, studio, picture);
      const options = { path: `${DIRECTORY}${picture.name}.png`, animations: 'disabled' } as const;
      await (picture.part === undefined ? page.screenshot(options) : page.locator(picture.part).screenshot(options));
      await page.close();
    }
  } finally {
    await stop();
  }
}

/** Opens what a picture shows, in light colours. The caller closes the page. */
async function openStudioPicture(
  browser: Browser,
  studio: Service,
  { path, height = HEIGHT, steps }: StudioPicture,
): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: STUDIO_WIDTH, height },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  await page.goto(`${studio.origin}${path}`);
  await page.locator('main h1, header h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await steps?.(page, studio);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await settle(page);
  return page;
}
