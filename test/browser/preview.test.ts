/** The preview page in a browser, with and without scripts, by keyboard, and its accessibility. */

import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { PATIENCE, sharedBrowser } from '../support/browser.ts';

async function withPage(query: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) problems.push(message.text());
  });
  try {
    await page.goto(`${inject('service')}/chrome/preview${query}`);
    await look(page);
    expect(problems).toEqual([]);
  } finally {
    await context.close();
  }
}

const frameOf = (page: Page) => page.frameLocator('iframe');
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('a choice changes the frame, the report and the address without reloading the page', () =>
  withPage('', async (page) => {
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await frameOf(page).locator('header[lang="de"]').waitFor();
    await page.getByRole('heading', { name: 'Announcements in German' }).waitFor();
    expect(query(page).lang).toBe('de');
    expect(await page.locator('body[data-same]').count()).toBe(1);
    await page.goBack();
    await frameOf(page).locator('header[lang="en"]').waitFor();
    expect(await page.getByRole('radio', { name: 'English' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: '日本語' }).check();
    await frameOf(page).locator('header[lang="ja"]').waitFor();
    await page.getByRole('radio', { name: 'English' }).check();
    await frameOf(page).locator('header[lang="en"]').waitFor();
  }));

test('the address of the page restores the same settings', () =>
  withPage('', async (page) => {
    await page.getByRole('radio', { name: 'Français' }).check();
    await page.getByRole('radio', { name: '390' }).check();
    await page.getByLabel('Date and time (UTC)').fill('2026-01-01T12:30:00');
    await page.getByLabel('Blog').selectOption('failing');
    await page.getByLabel('Seed').fill('colleague');
    await page.getByLabel('Seed').press('Enter');
    await page.getByText('French, 1 Jan 2026, 12:30 UTC').waitFor();
    await withPage(new URL(page.url()).search, async (other) => {
      await frameOf(other).locator('header[lang="fr"]').waitFor();
      expect(await other.locator('iframe').getAttribute('src')).toContain('seed=colleague');
      expect(await other.getByRole('radio', { name: '390' }).isChecked()).toBe(true);
      expect(await other.getByLabel('Date and time (UTC)').inputValue()).toMatch(/^2026-01-01T12:30/);
      expect(await other.getByLabel('Blog').inputValue()).toBe('failing');
      expect((await other.locator('iframe').boundingBox())?.width).toBe(390);
    });
  }));

test('links select the moments just before and at a change, and keep the focus', () =>
  withPage('', async (page) => {
    await page.getByRole('link', { name: 'Just before 14 Mar 2026' }).click();
    await frameOf(page).locator('[data-portico-announcement="ai-auth-developer-preview"]').waitFor();
    await page.getByRole('link', { name: 'At 14 Mar 2026' }).click();
    await frameOf(page).locator('[data-portico-announcement="free-sign-up"]').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('At 14 Mar 2026');
    await page.getByRole('link', { name: 'Now', exact: true }).click();
    await expect.poll(() => query(page).at).toBeUndefined();
  }));

test('if each request draws a message, the table marks the one in the frame', () =>
  withPage('?at=2025-04-10', async (page) => {
    const shown = await frameOf(page).locator('[data-portico-announcement]').getAttribute('data-portico-announcement');
    await expect.poll(() => page.locator('[data-shown="true"]').getAttribute('data-preview-message')).toBe(shown);
  }));

test('links in the frame stay there, and its language links change the language', () =>
  withPage('?width=1200', async (page) => {
    await frameOf(page).locator('[data-portico-part="sign-up"]:visible').first().click();
    await page.getByText('That link leads to').waitFor();
    await frameOf(page)
      .locator('.portico-bar [data-portico-language="es"], .portico-bar a[lang="es"]')
      .first()
      .dispatchEvent('click');
    await frameOf(page).locator('header[lang="es"]').waitFor();
    expect(query(page).lang).toBe('es');
  }));

test('a width that does not fit the window is scaled down', () =>
  withPage(
    '?width=1440',
    async (page) => {
      await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBeLessThan(390);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await page.evaluate(() => document.querySelector('iframe')?.contentWindow?.innerWidth)).toBe(1440);
    },
    { viewport: { width: 390, height: 844 } },
  ));

test('the controls work without a script', () =>
  withPage(
    '',
    async (page) => {
      await page.getByRole('radio', { name: '日本語' }).check();
      await page.getByRole('radio', { name: '768' }).check();
      await page.getByLabel('Date and time (UTC)').fill('2024-10-20T00:00:00');
      await page.getByRole('button', { name: 'Show' }).click();
      await frameOf(page).locator('header[lang="ja"] [data-portico-announcement="identity-day-tokyo"]').waitFor();
      expect(await page.locator('[data-shown="true"]').getAttribute('data-preview-message')).toBe('identity-day-tokyo');
      expect(await page.locator('[data-preview-copy]:visible').count()).toBe(0);
      await page.getByRole('link', { name: 'At 7 Nov 2024' }).click();
      await frameOf(page).locator('[data-portico-announcement="free-trial-sign-up"]').waitFor();
      expect(query(page)).toMatchObject({ lang: 'ja', width: '768' });
    },
    { javaScriptEnabled: false },
  ));

test.each(['light', 'dark'] as const)('the page has no accessibility violations in the %s scheme', (colorScheme) =>
  withPage(
    '?at=2025-04-10&seed=%3Cb%3E',
    async (page) => {
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: typeof axe }).axe.run({ exclude: ['iframe'] }),
      );
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    },
    { colorScheme, bypassCSP: true },
  ),
);
