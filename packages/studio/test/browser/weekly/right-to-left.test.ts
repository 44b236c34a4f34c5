/** Texts in Arabic in the Studio, whose own texts are English. */

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DEADLINE, sharedBrowser } from '../../../../../test/support/browser.ts';
import { type Checkout, checkOut } from '../../../../../test/support/checkout.ts';
import { closeContext } from '../../../../../test/support/close-context.ts';
import { addRightToLeft } from '../../../../../test/support/right-to-left.ts';
import { MESSAGE_FIELDS, studioApi } from '../../../../../test/support/studio-api.ts';
import { type StartedStudio, startStudio } from '../../../../cli/src/local/studio.ts';

const TITLE = 'ندوة: تأمين وكلاء AI';

let checkout: Checkout;
let started: StartedStudio;
let page: Page;

beforeAll(async () => {
  checkout = await checkOut();
  await addRightToLeft(checkout);
  await checkout.build();
  started = await startStudio({ dist: checkout.dist, serviceDist: checkout.dist });
  await studioApi(started.studio.fetch).add('webinar', {
    kind: 'announcement',
    timeZone: 'UTC',
    languages: Object.fromEntries(
      Object.entries({ ar: TITLE, en: 'Webinar' }).map(([code, title]) => [code, { ...MESSAGE_FIELDS, title }]),
    ),
  });
}, 120_000);
afterEach(() => closeContext(page.context()));
afterAll(async () => {
  await started?.stop();
  await checkout?.remove();
});

async function open(path: string): Promise<void> {
  const context = await (await sharedBrowser()).newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(DEADLINE);
  await page.goto(`${started.studio.origin}${path}`);
}

const directionOf = (selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).direction);

test('its fields are written from right to left, the link and the page from left to right', async () => {
  await open('/messages/announcement/webinar?language=ar');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Title').waitFor();
  const directions = await Promise.all(
    ['Title', 'Description', 'Call to action', 'Link'].map((name) =>
      field(name).evaluate((input) => getComputedStyle(input).direction),
    ),
  );
  expect(directions).toEqual(['rtl', 'rtl', 'rtl', 'ltr']);
  expect(await directionOf('html')).toBe('ltr');
});

test('English fields are written from left to right', async () => {
  await open('/messages/announcement/webinar?language=en');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.waitFor();
  expect(await title.getAttribute('dir')).toBe('ltr');
});

test('in the list, a title has the direction of its language', async () => {
  await open('/?language=ar');
  const link = page.getByRole('link', { name: TITLE });
  await link.waitFor();
  expect(await link.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});

test('the sample page of the preview is one from right to left, with a header that is too', async () => {
  await open('/preview/page?lang=ar');
  expect(await directionOf('html')).toBe('rtl');
  expect(await directionOf('.portico-header')).toBe('rtl');
  const title = await page.locator('h1').boundingBox();
  const logo = await page.locator('.portico-header .portico-logo').boundingBox();
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeCloseTo((logo?.x ?? 0) + (logo?.width ?? 0), 0);
  await page.goto(`${started.studio.origin}/preview/page?lang=en`);
  expect(await directionOf('html')).toBe('ltr');
});
