/** The timeline of the Studio by keyboard, by mouse, and as text. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { messageContent } from '../../../../../test/support/studio-api.ts';
import { focused, useStudio } from '../../../../../test/support/studio-pages.ts';

const { setUp, api, open } = useStudio();

/** The draft has two messages in English that overlap in March 2027, with a gap before and after. */
setUp(async () => {
  const { entries } = await api().draft();
  for (const entry of entries.filter(({ content }) => content.kind === 'announcement')) await api().remove(entry);
  const webinar = { title: 'Webinar', weight: '3', startDate: '2027-03-01T08:00:00Z', endDate: '2027-03-20T08:00:00Z' };
  const report = { title: 'Report', startDate: '2027-03-10T08:00:00Z', endDate: '2027-04-01T08:00:00Z' };
  await api().add('webinar', messageContent(webinar));
  await api().add('report', messageContent(report));
});

const openTimeline = (query: string) => open(`/timeline?${query}`);
const slider = (page: Page) => page.getByRole('slider', { name: 'Moment' });
/** Waits until the address has a moment. */
const momentIs = (page: Page, at: string) => page.waitForURL((url) => url.searchParams.get('at') === at);
const moment = (page: Page) => page.getByRole('region', { name: /2027|2026/ });
/** Opens a language's strip of shares. */
const openStrip = (page: Page, language: string) =>
  page.getByRole('button', { name: new RegExp(`^${language}`) }).click();
const rowsOf = (page: Page, language: string) =>
  page
    .getByRole('table', { name: new RegExp(`^${language}`) })
    .getByRole('row')
    .allTextContents();
const range = (page: Page) => page.getByRole('heading', { level: 2, name: /^The timeline from/ });

test('keys move the moment, and Enter leads to what is shown then', async () => {
  const page = await openTimeline('at=2027-03-01T09:00:00Z');
  await slider(page).focus();
  expect(await slider(page).getAttribute('aria-valuetext')).toContain('1 March 2027, 10:00');
  expect(await slider(page).getAttribute('aria-valuetext')).toContain('English: “Webinar”.');
  await page.keyboard.press('ArrowLeft');
  expect(await slider(page).getAttribute('aria-valuetext')).toContain('English: No message.');
  for (let day = 0; day < 10; day += 1) await page.keyboard.press('ArrowRight');
  expect(await slider(page).getAttribute('aria-valuetext')).toBe(
    '10 March 2027, 10:00. English: “Webinar” 75% and “Report” 25%.',
  );
  await page.keyboard.press('PageDown');
  await momentIs(page, '2027-03-03T09:00:00Z');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('10 March 2027, 10:00');
  const previews = page.getByRole('link', { name: 'Preview this moment in English' });
  expect(Object.fromEntries(new URLSearchParams((await previews.getAttribute('href'))?.split('?')[1]))).toEqual({
    lang: 'en',
    at: '2027-03-10T09:00:00Z',
    zone: 'Europe/Berlin',
  });
});

test('a typed date is the chosen moment', async () => {
  const page = await openTimeline('at=2027-03-01T09:00:00Z');
  await page.getByRole('spinbutton', { name: 'day, Date and time' }).click();
  await page.keyboard.type('110320281000');
  await page.getByRole('heading', { name: '11 March 2028, 10:00' }).waitFor();
  await momentIs(page, '2028-03-11T09:00:00Z');
  expect(await slider(page).getAttribute('aria-valuetext')).toContain('11 March 2028');
});

test('a click chooses the moment, and the title of a message leads to its editor', async () => {
  const page = await openTimeline('at=2027-03-01T09:00:00Z');
  const plot = await page.locator('.studio-timeline__plot').boundingBox();
  if (!plot) throw new Error('The timeline has no plot.');
  await page.mouse.click(plot.x + plot.width / 2, plot.y + 100);
  await page.waitForURL((url) => url.searchParams.get('at')?.startsWith('2027-03-28') ?? false);
  await page
    .getByRole('list', { name: /^Messages/ })
    .getByRole('link', { name: 'Webinar' })
    .click();
  await page.waitForURL('**/messages/announcement/webinar');
});

test('a strip of shares opens its language in words, with its gaps, overlaps and shares', async () => {
  const page = await openTimeline('at=2027-03-01T09:00:00Z');
  const strip = page.getByRole('button', { name: 'English Webinar' });
  await strip.press('Enter');
  const [, first, , overlap] = await rowsOf(page, 'English');
  expect(first).toMatch(/^Until 1 March 2027, 09:00Gap Visitors see no message/);
  expect(overlap).toMatch(/^10 March 2027, 09:00 to 20 March 2027, 09:00Overlap of 2Webinar 75%Report 25%/);
  await openStrip(page, 'German');
  expect((await rowsOf(page, 'German'))[1]).toContain('Default message: there are no announcements');
  const table = page.getByRole('table', { name: /^English in the draft/ });
  expect(await table.locator('caption').textContent()).toContain('2 gaps and 1 overlap');
  await strip.press('Enter');
  expect(await table.count()).toBe(0);
});

test('a place in the words, and the changes before and after, choose the moment and announce it', async () => {
  const page = await openTimeline('at=2027-03-01T09:00:00Z');
  await openStrip(page, 'English');
  await page.getByRole('button', { name: 'Go there (10 March 2027, 09:00)' }).click();
  await momentIs(page, '2027-03-10T08:00:00Z');
  await page.getByRole('button', { name: 'Next change' }).click();
  await moment(page).getByRole('heading', { name: '20 March 2027, 09:00' }).waitFor();
  await page.getByRole('button', { name: 'Previous change' }).click();
  await moment(page).getByRole('heading', { name: '10 March 2027, 09:00' }).waitFor();
  const status = page.getByRole('status').filter({ hasText: 'Chosen moment: 10 March 2027, 09:00' });
  await status.waitFor({ state: 'attached' });
});

test('zoom and range follow buttons and keys', async () => {
  const page = await openTimeline('at=2027-03-01T09:00:00Z');
  expect(await range(page).textContent()).toBe('The timeline from 15 February 2027 to 9 May 2027');
  await page.getByRole('button', { name: 'Later' }).click();
  expect(await range(page).textContent()).toBe('The timeline from 15 March 2027 to 6 June 2027');
  await page.getByRole('radio', { name: 'Week' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  expect(await range(page).textContent()).toBe('The timeline from 1 January 2027 to 31 December 2027');
});

test('a sideways wheel or touch scrolls the time by weeks, and labels stay', async () => {
  const page = await openTimeline('at=2027-03-01T09:00:00Z');
  const label = page.getByRole('list', { name: /^Messages/ }).getByRole('link', { name: 'Webinar' });
  const [before, plot] = [await label.boundingBox(), await page.locator('.studio-timeline__plot').boundingBox()];
  if (!plot) throw new Error('The timeline has no plot.');
  await page.mouse.move(plot.x + plot.width / 2, plot.y + 100);
  await page.mouse.wheel(-plot.width / 11.5, 0);
  await range(page).filter({ hasText: 'from 8 February 2027 to 2 May 2027' }).waitFor();
  expect(await label.boundingBox()).toEqual(before);
  const touch = (type: string, clientX: number) =>
    page.locator('.studio-timeline__plot').dispatchEvent(type, { pointerType: 'touch', button: 0, clientX });
  await touch('pointerdown', plot.x + plot.width / 2);
  await touch('pointermove', plot.x + plot.width / 2 - plot.width / 5.75);
  await range(page).filter({ hasText: 'from 22 February 2027 to 16 May 2027' }).waitFor();
});

test('the draft is compared with what is published', async () => {
  const page = await openTimeline('at=2027-03-01T09:00:00Z&of=both');
  await page.getByRole('button', { name: /^English, published/ }).waitFor();
  const draft = page.getByRole('button', { name: /^English, draft/ });
  expect(await draft.count()).toBe(1);
  await page.getByRole('radio', { name: 'Published' }).click();
  await draft.waitFor({ state: 'detached' });
});

test('the published messages are loaded again after a failure', async () => {
  const page = await open('/timeline?of=published', {
    prepare: (opened) => opened.route('**/api/versions/*', (route) => route.abort()),
  });
  await page.getByRole('alert').filter({ hasText: 'What is published could not be loaded' }).waitFor();
  await page.unroute('**/api/versions/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: /^English/ }).waitFor();
});
