/** The preview of the Studio in a browser, with and without scripts, side by side, shared, and its accessibility. */

import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems } from '../../../../../test/support/axe.ts';
import { DEADLINE, sharedBrowser } from '../../../../../test/support/browser.ts';
import { MESSAGE_FIELDS } from '../../../../../test/support/studio-api.ts';
import { useStarted } from '../../../../../test/support/studio-pages.ts';
import { startStudio } from '../../../../cli/src/local/studio.ts';
import type { Share } from '../../../src/contract/api.ts';

const started = useStarted(() => startStudio());

/** @param path of a page, or the query of the preview */
async function withPage(path: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(DEADLINE);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) problems.push(message.text());
  });
  try {
    await page.goto(`${started.studio().studio.origin}${path.startsWith('/') ? path : `/preview${path}`}`);
    await look(page);
    expect(problems).toEqual([]);
  } finally {
    await context.close();
  }
}

const frameOf = (page: Page) => page.frameLocator('#preview-frame');
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('a choice changes the frame, the report and the address without reloading the page', () =>
  withPage('', async (page) => {
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await frameOf(page).locator('header[lang="de"]').waitFor();
    await page.getByRole('heading', { name: 'Announcements in German' }).waitFor();
    await expect.poll(() => query(page).lang).toBe('de');
    expect(await page.locator('body[data-same]').count()).toBe(1);
    await page.goBack();
    await frameOf(page).locator('header[lang="en"]').waitFor();
    await page.getByRole('radio', { name: 'English', checked: true }).waitFor({ state: 'attached' });
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
    await page.getByText('For developers', { exact: true }).click();
    await page.getByLabel('Blog').selectOption('failing');
    await page.getByLabel('Seed').fill('colleague');
    await page.getByLabel('Seed').press('Enter');
    await page.getByText('French, 1 Jan 2026, 12:30 UTC').last().waitFor();
    await withPage(new URL(page.url()).search, async (other) => {
      await frameOf(other).locator('header[lang="fr"]').waitFor();
      expect(await other.locator('#preview-frame').getAttribute('src')).toContain('seed=colleague');
      expect(await other.getByRole('radio', { name: '390' }).isChecked()).toBe(true);
      expect(await other.getByLabel('Date and time (UTC)').inputValue()).toMatch(/^2026-01-01T12:30/);
      expect(await other.getByLabel('Blog').inputValue()).toBe('failing');
      expect((await other.locator('#preview-frame').boundingBox())?.width).toBe(390);
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

test('a year of two digits is in this century, in the field too', () =>
  withPage('', async (page) => {
    const field = page.getByLabel('Date and time (UTC)');
    // the value of the field once 27 is typed as its year
    await field.fill('0027-03-01T09:00');
    await page.getByText('English, 1 Mar 2027, 09:00 UTC').last().waitFor();
    await field.blur();
    await expect.poll(() => field.inputValue()).toMatch(/^2027-03-01T09:00/);
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
    await expect.poll(() => query(page).lang).toBe('es');
  }));

test('a width that does not fit the window is scaled down', () =>
  withPage(
    '?width=1440',
    async (page) => {
      await expect.poll(async () => (await page.locator('#preview-frame').boundingBox())?.width).toBeLessThan(390);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(
        await page.evaluate(
          () => document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentWindow?.innerWidth,
        ),
      ).toBe(1440);
    },
    { viewport: { width: 390, height: 844 } },
  ));

test('on a phone the preview comes first, and the settings open above its end', () =>
  withPage(
    '?lang=de',
    async (page) => {
      const stage = await page.locator('#preview-frame').boundingBox();
      const header = await page.locator('.studio-header').boundingBox();
      expect((stage?.y ?? 0) - (header?.height ?? 0)).toBeLessThan(100);
      expect(stage?.width).toBeGreaterThan(300);
      await frameOf(page).locator('header[lang="de"]').waitFor();
      expect(
        await page
          .frameLocator('#preview-frame')
          .locator('html')
          .evaluate(() => innerWidth),
      ).toBe(390);
      const settings = page.getByText('Settings German, now');
      expect(await page.getByRole('radio', { name: 'Français' }).isVisible()).toBe(false);
      await settings.press('Enter');
      await page.getByRole('radio', { name: 'Français' }).check();
      await frameOf(page).locator('header[lang="fr"]').waitFor();
      await page.getByText('Settings French, now').waitFor();
      await expect.poll(() => query(page).width).toBe('390');
      expect(await axeProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await page.getByRole('radio', { name: 'Français' }).isVisible()).toBe(false);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
    { viewport: { width: 390, height: 844 }, bypassCSP: true },
  ));

test('the header says whether this browser holds changes that the preview lacks', () =>
  withPage('', async (page) => {
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.evaluate(() => localStorage.setItem('portico-studio/unsaved/announcement/a', '{}'));
    await page.reload();
    await page.getByText('Not saved yet').waitFor();
  }));

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

test('draft and published messages are shown side by side, with the same settings', async () => {
  const title = 'Only in the draft';
  // drawn practically always
  const weight = '1000000000';
  const languages = { de: { ...MESSAGE_FIELDS, title, weight } };
  const content = { kind: 'announcement', timeZone: 'UTC', languages };
  const saved = await started.studio().studio.fetch('/api/draft/announcement/only-in-the-draft', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'if-none-match': '*' },
    body: JSON.stringify(content),
  });
  expect(saved.ok).toBe(true);
  await withPage('?lang=de&at=2026-11-21', async (page) => {
    const other = page.frameLocator('#preview-other-frame');
    await frameOf(page).getByText(title).waitFor();
    expect(await page.locator('#preview-other-frame').isVisible()).toBe(false);
    await page.getByRole('radio', { name: 'Side by side' }).check();
    await other.locator('header[lang="de"]').waitFor();
    await expect.poll(() => frameOf(page).getByText(title).count()).toBe(1);
    expect(await other.getByText(title).count()).toBe(0);
    const boxes = () =>
      Promise.all(['#preview-frame', '#preview-other-frame'].map((id) => page.locator(id).boundingBox()));
    await expect.poll(async () => new Set((await boxes()).map((box) => box?.y)).size).toBe(1);
    const [left, right] = await boxes();
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    await page.getByRole('radio', { name: 'Published', exact: true }).check();
    await other.getByText(title).waitFor();
    await frameOf(page).getByText(title).waitFor({ state: 'detached' });
    await frameOf(page).locator('header[lang="de"]').waitFor();
    await page.getByRole('radio', { name: 'One page' }).check();
    await page.locator('#preview-other-frame').waitFor({ state: 'hidden' });
  });
  await withPage('?lang=de', async (page) => {
    expect(await page.getByRole('link', { name: title }).getAttribute('href')).toBe(
      '/messages/announcement/only-in-the-draft',
    );
  });
});

test('a shared link shows the draft without the Studio around it, and stops working when it is ended', async () => {
  let address = '';
  await withPage('?theme=light&of=published', async (page) => {
    await page.getByText('Share…').click();
    await page.getByLabel('The link works for').selectOption('3 days');
    await page.getByRole('button', { name: 'Make a link' }).click();
    address = await page.getByLabel(/^Link, until/).inputValue();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('button', { name: 'Make a link' }).isVisible()).toBe(false);
  });
  const { pathname: path, search } = new URL(address);
  expect(search).toBe('?theme=light');
  const [{ id } = { id: '' }] = (await (await started.studio().studio.fetch('/api/shares')).json()) as Share[];
  await withPage(path, async (page) => {
    await page.getByText('Shared by local').waitFor();
    expect(await page.getByRole('navigation', { name: 'Studio' }).count()).toBe(0);
    await page.getByRole('radio', { name: 'Français' }).check();
    await frameOf(page).locator('header[lang="fr"]').waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await started.studio().studio.fetch(`/api/shares/${id}`, { method: 'DELETE' });
    await page.reload();
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
  });
});

test.each([
  ['the page', '?at=2025-04-10&seed=%3Cb%3E', 'light'],
  ['the page', '?at=2025-04-10&seed=%3Cb%3E', 'dark'],
  ['two pages side by side', '?compare=true', 'light'],
  ['the form that shares the draft', '?share', 'dark'],
  ['a version that does not exist', '?of=99', 'dark'],
] as const)('%s (%s) has no accessibility violations in the %s scheme', (_, query, colorScheme) =>
  withPage(
    query,
    async (page) => {
      if (query === '?share') await page.getByText('Share…').click();
      expect(await axeProblems(page)).toEqual([]);
    },
    { colorScheme, bypassCSP: true },
  ),
);

test('its navigation is the same as on the other pages', async () => {
  const links = (page: Page) => page.getByRole('navigation', { name: 'Studio' }).getByRole('link').allTextContents();
  await withPage('/cards', async (studio) => {
    await studio.getByRole('heading', { level: 1, name: 'Cards' }).waitFor();
    const expected = await links(studio);
    expect(expected).toContain('Menus');
    await withPage('', async (preview) => expect(await links(preview)).toEqual(expected));
  });
});
