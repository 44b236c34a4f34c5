/** Sites, as people edit and add them in the Studio. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems } from '../../../../../test/support/axe.ts';
import { UNTIL_SEEN, useStudio } from '../../../../../test/support/studio-pages.ts';
import type { Version } from '../../../src/contract/api.ts';

const { studio, api, open } = useStudio();

const header = async (query: string) => studio().service.fetch(`/chrome/header?${query}`);
/** The header or footer in the preview. */
const previewOf = (page: Page) => page.frameLocator('.studio-menus__iframe').locator('body');

async function textAt(place: string) {
  const { entries } = await api().draft();
  const content = entries.find(({ id }) => id === place)?.content;
  return content?.kind === 'text' ? content.languages.en?.text : undefined;
}

test('a site is added with a second row, shown in the preview, published, and removed again', async () => {
  const page = await open('/menus?language=en');
  await page.getByRole('button', { name: 'Add a site…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Shop');
  await dialog.getByText('site=shop').waitFor();
  await dialog.getByRole('textbox', { name: 'Home page' }).fill('https://evil.example.net/');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText(/must be a path, or an address on/).waitFor();
  await dialog.getByRole('textbox', { name: 'Home page' }).fill('/shop');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });

  const settings = page.getByRole('region', { name: 'Settings' });
  await settings.getByRole('button', { name: /^Theme/ }).click();
  await settings.getByRole('button', { name: 'Dark Theme' }).click();
  await page.getByRole('option', { name: 'Light' }).click();
  await previewOf(page).locator('[data-theme="light"]').first().waitFor();
  await settings.getByRole('button', { name: /^Languages/ }).click();
  await settings.getByText('Portuguese', { exact: true }).click();
  await expect.poll(() => textAt('sites.shop.languages')).toBe('de, en, fr, es, ja');
  await settings.getByRole('button', { name: /^Places/ }).click();
  await settings.getByText('Search', { exact: true }).click();
  await previewOf(page).locator('[data-portico-slot="search"]').first().waitFor({ state: 'attached' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeProblems(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole('radio', { name: 'Header' }).click();
  const row = page.getByRole('region', { name: 'Second row' });
  await row.getByText('The site has none.').waitFor();
  await row.getByRole('button', { name: 'Add a second row' }).click();
  await row.getByRole('button', { name: /^Add a link/ }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Offers');
  await dialog.getByRole('textbox', { name: 'Link' }).fill('/shop/offers');
  await dialog.getByText(/^Also in the other languages/).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await previewOf(page).locator('.portico-second-level').getByText('Offers').waitFor();
  const buttons = page.getByRole('region', { name: 'Buttons' });
  await buttons.getByRole('button', { name: /^Give the site its own/ }).click();
  await buttons.getByRole('button', { name: 'Use the main site’s' }).click();
  await buttons.getByText('As on the main site.').waitFor();

  await expect.poll(() => textAt('sites.shop.home')).toBe('/shop');
  await expect.poll(async () => (await api().draft()).entries.filter(({ id }) => id.includes('shop')).length).toBe(7);
  await api().publish();
  await expect.poll(async () => (await header('site=shop')).headers.get('portico-notice'), UNTIL_SEEN).toBeNull();
  const german = await (await header('site=shop&lang=de')).text();
  expect(german).toMatch(/data-theme="light".*portico-second-level.*Offers/s);

  await api().add('sale');
  const message = await open('/messages/announcement/sale?language=en');
  await message.getByRole('checkbox', { name: 'Shop' }).waitFor();

  await page.getByRole('radio', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Remove the site' }).click();
  await page.getByText('The site “Shop” was removed.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Main site Site' }).click();
  await page.getByRole('option', { name: 'Shop' }).click();
  await page.getByRole('radio', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Remove the site' }).click();
  await expect.poll(() => textAt('sites.shop.home')).toBeUndefined();
  await expect
    .poll(async () => (await api().check()).changes.map(({ text }) => text))
    .toContain('The site “Shop” is removed.');
  await api().publish();
  const { body } = await api().call<Version>('GET', 'versions/latest');
  expect(JSON.stringify(body.languages)).not.toContain('shop.');
});
