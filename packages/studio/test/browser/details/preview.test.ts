/** The preview of the Studio in a browser: with and without scripts, side by side, on a phone, and shared. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems } from '../../../../../test/support/axe.ts';
import { announcementIn, MESSAGE_FIELDS } from '../../../../../test/support/studio-api.ts';
import { overflow, useStudio } from '../../../../../test/support/studio-pages.ts';
import type { Share } from '../../../src/contract/api.ts';

const { api, open } = useStudio();

const PHONE = { viewport: { width: 390, height: 844 } };

const openPreview = (query = '', options: Parameters<typeof open>[1] = {}) =>
  open(`/preview${query}`, { viewport: { width: 1440, height: 1000 }, ...options });
const frameOf = (page: Page) => page.frameLocator('#preview-frame');
const headerIn = (page: Page, language: string) => frameOf(page).locator(`header[lang="${language}"]`).waitFor();
const shown = (page: Page, id: string) => frameOf(page).locator(`[data-portico-announcement="${id}"]`);
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('a choice changes the frame, the report and the address without reloading the page', async () => {
  const page = await openPreview();
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await choice(page, 'German').check();
  await headerIn(page, 'de');
  await page.getByRole('heading', { name: 'Announcements in German' }).waitFor();
  await expect.poll(() => query(page).lang).toBe('de');
  expect(await page.locator('body[data-same]').count()).toBe(1);
  await page.goBack();
  await headerIn(page, 'en');
  await page.getByRole('radio', { name: 'English', checked: true }).waitFor({ state: 'attached' });
});

test('the address of the page restores the same settings', async () => {
  const page = await openPreview();
  await choice(page, 'French').check();
  await choice(page, '390').check();
  await page.getByLabel('Date and time (UTC)').fill('2026-01-01T12:30:00');
  await page.getByText('For developers', { exact: true }).click();
  await page.getByLabel('Blog').selectOption('failing');
  await page.getByLabel('Seed').fill('colleague');
  await page.getByLabel('Seed').press('Enter');
  await page.getByText('French, 1 Jan 2026, 12:30 UTC').last().waitFor();
  const other = await openPreview(new URL(page.url()).search);
  await headerIn(other, 'fr');
  expect(await other.locator('#preview-frame').getAttribute('src')).toContain('seed=colleague');
  expect(await choice(other, '390').isChecked()).toBe(true);
  expect(await other.getByLabel('Date and time (UTC)').inputValue()).toMatch(/^2026-01-01T12:30/);
  expect(await other.getByLabel('Blog').inputValue()).toBe('failing');
  expect((await other.locator('#preview-frame').boundingBox())?.width).toBe(390);
});

test('links select the moments just before and at a change, and keep the focus', async () => {
  const page = await openPreview();
  await page.getByRole('link', { name: 'Just before 14 Mar 2026' }).click();
  await shown(page, 'ai-auth-developer-preview').waitFor();
  await page.getByRole('link', { name: 'At 14 Mar 2026' }).click();
  await shown(page, 'free-sign-up').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('At 14 Mar 2026');
  await page.getByRole('link', { name: 'Now', exact: true }).click();
  await expect.poll(() => query(page).at).toBeUndefined();
});

test('a year of two digits is in this century, in the field too', async () => {
  const page = await openPreview();
  const field = page.getByLabel('Date and time (UTC)');
  // the value of the field once 27 is typed as its year
  await field.fill('0027-03-01T09:00');
  await page.getByText('English, 1 Mar 2027, 09:00 UTC').last().waitFor();
  await field.blur();
  await expect.poll(() => field.inputValue()).toMatch(/^2027-03-01T09:00/);
});

test('if each request draws a message, the table marks the one in the frame', async () => {
  const page = await openPreview('?at=2025-04-10');
  const drawn = await frameOf(page).locator('[data-portico-announcement]').getAttribute('data-portico-announcement');
  await expect.poll(() => page.locator('[data-shown="true"]').getAttribute('data-preview-message')).toBe(drawn);
  const title = await page.locator('[data-shown="true"]').getByRole('link').textContent();
  await page.getByText(`“${title}” is shown, drawn at random for this request.`).waitFor();
});

test('links in the frame stay there, and its language links change the language', async () => {
  const page = await openPreview('?width=1200');
  await frameOf(page).locator('[data-portico-part="sign-up"]:visible').first().click();
  await page.getByText('That link leads to').waitFor();
  await frameOf(page)
    .locator('.portico-bar [data-portico-language="es"], .portico-bar a[lang="es"]')
    .first()
    .dispatchEvent('click');
  await headerIn(page, 'es');
  await expect.poll(() => query(page).lang).toBe('es');
});

test('a width that does not fit the window is scaled down', async () => {
  const page = await openPreview('?width=1440', PHONE);
  await expect.poll(async () => (await page.locator('#preview-frame').boundingBox())?.width).toBeLessThan(390);
  expect(await overflow(page)).toBe(0);
  const inFrame = frameOf(page).locator('html');
  expect(await inFrame.evaluate(() => innerWidth)).toBe(1440);
});

test('on a phone the preview comes first, and the settings open above its end', async () => {
  const page = await openPreview('?lang=de', PHONE);
  const stage = await page.locator('#preview-frame').boundingBox();
  const header = await page.locator('.studio-rail').boundingBox();
  expect((stage?.y ?? 0) - (header?.height ?? 0)).toBeLessThan(100);
  await headerIn(page, 'de');
  const inFrame = frameOf(page).locator('html');
  expect(await inFrame.evaluate(() => innerWidth)).toBe(390);
  expect(await choice(page, 'French').isVisible()).toBe(false);
  await page.getByText('Settings German, now').press('Enter');
  await choice(page, 'French').check();
  await headerIn(page, 'fr');
  await page.getByText('Settings French, now').waitFor();
  await expect.poll(() => query(page).width).toBe('390');
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await choice(page, 'French').isVisible()).toBe(false);
  expect(await overflow(page)).toBe(0);
});

test('the header says whether this browser holds changes that the preview lacks', async () => {
  const page = await openPreview();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.evaluate(() => localStorage.setItem('portico-studio/unsaved/announcement/a', '{}'));
  await page.reload();
  await page.getByText('Not saved yet').waitFor();
});

test('the controls work without a script', async () => {
  const page = await openPreview('', { javaScriptEnabled: false });
  await choice(page, 'Japanese').check();
  await choice(page, '768').check();
  await page.getByLabel('Date and time (UTC)').fill('2024-10-20T00:00:00');
  await page.getByRole('button', { name: 'Show' }).click();
  await headerIn(page, 'ja');
  await shown(page, 'identity-day-tokyo').waitFor();
  expect(await page.locator('[data-shown="true"]').getAttribute('data-preview-message')).toBe('identity-day-tokyo');
  expect(await page.locator('[data-preview-copy]:visible').count()).toBe(0);
  await page.getByRole('link', { name: 'At 7 Nov 2024' }).click();
  await shown(page, 'free-trial-sign-up').waitFor();
  expect(query(page)).toMatchObject({ lang: 'ja', width: '768' });
});

test('draft and published messages are shown side by side, with the same settings', async () => {
  const title = 'Only in the draft';
  // drawn practically always
  const weight = '1000000000';
  await api().add('only-in-the-draft', announcementIn({ de: { ...MESSAGE_FIELDS, title, weight } }));
  const page = await openPreview('?lang=de&at=2026-11-21');
  const other = page.frameLocator('#preview-other-frame');
  await frameOf(page).getByText(title).waitFor();
  expect(await page.locator('#preview-other-frame').isVisible()).toBe(false);
  await choice(page, 'Side by side').check();
  await other.locator('header[lang="de"]').waitFor();
  await expect.poll(() => frameOf(page).getByText(title).count()).toBe(1);
  expect(await other.getByText(title).count()).toBe(0);
  const boxes = () =>
    Promise.all(['#preview-frame', '#preview-other-frame'].map((id) => page.locator(id).boundingBox()));
  await expect.poll(async () => new Set((await boxes()).map((box) => box?.y)).size).toBe(1);
  const [left, right] = await boxes();
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await choice(page, 'Published').check();
  await other.getByText(title).waitFor();
  await frameOf(page).getByText(title).waitFor({ state: 'detached' });
  await headerIn(page, 'de');
  await choice(page, 'One page').check();
  await page.locator('#preview-other-frame').waitFor({ state: 'hidden' });
});

test('a shared link shows the draft without the Studio around it, and stops working when it is ended', async () => {
  const page = await openPreview('?theme=light&of=published');
  await page.getByText('Share…').click();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByLabel('The link works for').selectOption('3 days');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = new URL(await page.getByLabel(/^Link, until/).inputValue());
  await page.keyboard.press('Escape');
  expect(await page.getByRole('button', { name: 'Make a link' }).isVisible()).toBe(false);
  expect(address.search).toBe('?theme=light');
  const shared = await open(address.pathname);
  await shared.getByText('Shared by local').waitFor();
  expect(await shared.getByRole('navigation', { name: 'Studio' }).count()).toBe(0);
  await choice(shared, 'French').check();
  await headerIn(shared, 'fr');
  expect(new URL(shared.url()).pathname).toBe(address.pathname);
  const [share] = (await api().call<Share[]>('GET', 'shares')).body;
  await api().call('DELETE', `shares/${share?.id}`);
  await shared.reload();
  await shared.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
});

test('its navigation is the same as on the other pages', async () => {
  const links = (page: Page) => page.getByRole('navigation', { name: 'Studio' }).getByRole('link').allTextContents();
  const cards = await open('/cards');
  await cards.getByRole('heading', { level: 1, name: 'Cards' }).waitFor();
  const expected = await links(cards);
  expect(expected).toContain('Menus');
  expect(await links(await openPreview())).toEqual(expected);
});
