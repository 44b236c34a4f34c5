/** Texts in Arabic in the Studio, whose own texts are English. */

import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { type Checkout, checkOut } from '../../../../../test/support/checkout.ts';
import { addRightToLeft } from '../../../../../test/support/right-to-left.ts';
import { announcementIn, MESSAGE_FIELDS } from '../../../../../test/support/studio-api.ts';
import { field, useStudio } from '../../../../../test/support/studio-pages.ts';
import type { MessageContent } from '../../../src/contract/draft.ts';

const TITLE = 'ندوة: تأمين وكلاء AI';

let checkout: Checkout | undefined;
const { api, open, setUp } = useStudio(undefined, async () => {
  checkout = await checkOut();
  await addRightToLeft(checkout);
  await checkout.build();
  return { dist: checkout.dist, serviceDist: checkout.dist };
});
setUp(() => {
  const languages = { ar: { ...MESSAGE_FIELDS, title: TITLE }, en: MESSAGE_FIELDS } as MessageContent['languages'];
  return api().add('webinar', announcementIn(languages));
});
afterAll(() => checkout?.remove());

const directionOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).direction);

test('its fields are written from right to left; the link, English fields and the page from left to right', async () => {
  const page = await open('/messages/announcement/webinar?language=ar');
  const directions = (names: readonly string[]) =>
    Promise.all(names.map((name) => field(page, name).evaluate((input) => getComputedStyle(input).direction)));
  await field(page, 'Title').waitFor();
  expect(await directions(['Title', 'Description', 'Call to action', 'Link'])).toEqual(['rtl', 'rtl', 'rtl', 'ltr']);
  expect(await directionOf(page, 'html')).toBe('ltr');
  await page.getByRole('tab', { name: /^English/ }).click();
  await expect.poll(() => field(page, 'Title').getAttribute('dir')).toBe('ltr');
});

test('in the list, a title has the direction of its language', async () => {
  const page = await open('/?language=ar');
  const link = page.getByRole('link', { name: TITLE });
  expect(await link.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});

test('the sample page of the preview is one from right to left, with a header that is too', async () => {
  const page = await open('/preview/page?lang=ar');
  expect(await directionOf(page, 'html')).toBe('rtl');
  expect(await directionOf(page, '.portico-header')).toBe('rtl');
  const title = await page.locator('h1').boundingBox();
  const logo = await page.locator('.portico-header .portico-logo').boundingBox();
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeCloseTo((logo?.x ?? 0) + (logo?.width ?? 0), 0);
  const english = await open('/preview/page?lang=en');
  expect(await directionOf(english, 'html')).toBe('ltr');
});
