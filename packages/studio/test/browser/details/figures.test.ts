/** What messages achieved, in the Studio: in the list, in the editor and in the timeline. */

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems } from '../../../../../test/support/axe.ts';
import { PHONE } from '../../../../../test/support/browser.ts';
import { announcementIn, MESSAGE_FIELDS } from '../../../../../test/support/studio-api.ts';
import { overflow, useStudio } from '../../../../../test/support/studio-pages.ts';

const sample = (id: string, clicked: number) => ({
  id,
  languages: ['en', 'de'],
  sites: ['main', 'docs'],
  start: null,
  end: null,
  views: 2_000,
  clicked,
  dismissed: 0.01,
});

const studio = useStudio(undefined, async () => ({ sample: [sample('webinar', 0.02), sample('guide', 0.2)] }));

studio.setUp(async () => {
  for (const [id, title] of Object.entries({ webinar: 'Webinar', guide: 'Guide', unseen: 'Unseen' })) {
    const fields = { ...MESSAGE_FIELDS, title };
    await studio.api().add(id, announcementIn({ en: fields, de: fields }));
  }
});

const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'What it achieved' });

/** Such as `53,700` in `53,700 seen`. */
async function numbersOf(place: Locator): Promise<readonly number[]> {
  const text = (await place.allTextContents()).join(' ');
  return [...text.matchAll(/[\d,]+(?:\.\d+)?/g)].map(([number]) => Number(number.replaceAll(',', '')));
}

test('the list has each message’s figures, in the language that is shown', async () => {
  const page = await studio.open('/');
  await page.getByText('Sample figures').waitFor();
  const [seen = 0, clicks = 0, rate = 0] = await numbersOf(row(page, 'Webinar').locator('.studio-totals'));
  expect(Math.abs(clicks / seen - rate / 100)).toBeLessThan(0.001);
  expect([rate > 1, rate < 4]).toEqual([true, true]);
  expect(await row(page, 'Unseen').locator('.studio-totals').count()).toBe(0);
  const ends = await page
    .locator('.studio-totals__number')
    .evaluateAll((numbers) => numbers.map((number) => Math.round(number.getBoundingClientRect().right)));
  expect(new Set(ends).size).toBe(3);
  await page.goto(`${studio.studio().studio.origin}/?language=de`);
  await page.getByText('Sample figures').waitFor();
  const [german = 0] = await numbersOf(row(page, 'Webinar').locator('.studio-totals'));
  expect([german > 0, german < seen / 2]).toEqual([true, true]);
});

test('on a phone, rows grow with their figures, and everything fits', async () => {
  const page = await studio.open('/?q=webinar', { width: PHONE, colorScheme: 'dark' });
  const item = page.locator('.studio-message', { has: page.getByRole('link', { name: 'Webinar', exact: true }) });
  await item.locator('.studio-totals').waitFor();
  const isInside = () =>
    item.evaluate((element) => {
      const own = element.getBoundingClientRect().bottom;
      return [...element.querySelectorAll('*')].every((part) => part.getBoundingClientRect().bottom <= own + 1);
    });
  await expect.poll(isInside).toBe(true);
  expect([await overflow(page), await axeProblems(page)]).toEqual([0, []]);
  await page.goto(`${studio.studio().studio.origin}/messages/announcement/webinar`);
  await panel(page).getByRole('img').waitFor();
  expect([await overflow(page), await axeProblems(page)]).toEqual([0, []]);
});

test('the editor shows them by day, language and site, compares, and exports, by keyboard', async () => {
  const page = await studio.open('/messages/announcement/webinar', { forcedColors: 'active' });
  const achieved = panel(page);
  await achieved.getByRole('img', { name: /^Seen by day, from [\d,]+ to [\d,]+$/ }).waitFor();
  await achieved.getByText('Sample figures').waitFor();
  await achieved.getByText(/^Last updated/).waitFor();
  const terms = await numbersOf(achieved.locator('dd'));
  const [seen = 0, clicks = 0, , rate = 0, low = 0, high = 0] = terms;
  expect([low < rate, rate < high, high - low < 3]).toEqual([true, true, true]);
  const languages = achieved.getByRole('table', { name: 'By language' });
  expect(await languages.getByRole('rowheader').allTextContents()).toEqual(['English', 'German']);
  expect(await achieved.getByRole('table', { name: 'By site' }).getByRole('rowheader').count()).toBe(2);
  expect(await axeProblems(page)).toEqual([]);

  await achieved.getByRole('radio', { name: 'Click rate' }).press('Enter');
  await achieved.getByRole('img', { name: /^Click rate by day, from [\d.]+% to [\d.]+%$/ }).waitFor();
  await achieved.getByText('Table of the days').press('Enter');
  const days = achieved.getByRole('table', { name: 'By day' });
  await days.waitFor();
  expect(await days.getByRole('row').count()).toBe(29);

  await achieved.getByRole('button', { name: /Compare with/ }).press('Enter');
  await page.getByRole('option', { name: 'Guide' }).press('Enter');
  await achieved
    .getByRole('status')
    .getByText(/^“Guide” is better: [\d.]+ to [\d.]+ times the click rate\.$/)
    .waitFor();

  const saved = page.waitForEvent('download');
  await achieved.getByRole('button', { name: 'Export as CSV' }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('figures-webinar.csv');
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toBe('\uFEFFmessage,day,site,language,seen,clicks,dismissed'.trim());
  const sum = (column: number) => lines.reduce((total, line) => total + Number(line.split(',')[column]), 0);
  expect(Math.abs(sum(4) / seen - 1)).toBeLessThan(0.01);
  expect(Math.abs(sum(5) / clicks - 1)).toBeLessThan(0.01);

  await achieved.getByRole('radio', { name: '7 days' }).press('Enter');
  await expect.poll(async () => ((await numbersOf(achieved.locator('dd')))[0] ?? 0) < seen / 2).toBe(true);
  await page.goto(`${studio.studio().studio.origin}/messages/announcement/unseen`);
  await panel(page).getByText('Nobody has seen it in the last 28 days.').waitFor();
});

test('the timeline says which of two messages that share the views does better', async () => {
  const { entries } = await studio.api().draft();
  for (const { id, content, revision } of entries) {
    if (content.kind !== 'announcement' || ['webinar', 'guide'].includes(id)) continue;
    await studio.api().remove({ id, revision });
  }
  const page = await studio.open('/timeline');
  const english = page.locator('.studio-moment__language', {
    has: page.getByRole('heading', { name: 'English', exact: true }),
  });
  await english
    .getByText(/^[\d,]+ seen, [\d.]+% clicked$/)
    .first()
    .waitFor();
  await english.getByText(/^“Guide” is better: /).waitFor();
  expect(await axeProblems(page)).toEqual([]);
});

test.each([
  ['{"state":"off","message":"Nothing is counted yet. Ask Kim."}', 'Nothing is counted yet. Ask Kim.'],
  ['{"state":"failed","message":"Cloudflare is away."}', 'Cloudflare is away.'],
  [null, 'The figures could not be loaded'],
])('without figures, the page says why, and everything else works: %s', async (body, text) => {
  const page = await studio.open('/', {
    prepare: (opened) => opened.route('**/api/figures**', (route) => (body ? route.fulfill({ body }) : route.abort())),
  });
  await row(page, 'Webinar').getByRole('link').click();
  await panel(page).getByText(text).waitFor();
  await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
});
