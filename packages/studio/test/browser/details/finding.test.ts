/** Finding one of 2,000 messages in the Studio, in a browser. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems } from '../../../../../test/support/axe.ts';
import { DEADLINE, PHONE } from '../../../../../test/support/browser.ts';
import { focused, overflow, useStudio } from '../../../../../test/support/studio-pages.ts';
import { manyEntries } from '../../../bench/many-entries.ts';
import { MAX_ENTRIES } from '../../../src/contract/limits.ts';

const studio = useStudio();

/** In entries, for those that tests add. */
const ROOM = 10;

/** A few messages are live and published, and the rest is in the draft only. */
studio.setUp(async () => {
  const api = studio.api();
  const { revision, entries } = await api.draft();
  const kept = entries.map(({ id, content }) => ({ id, content }));
  const many = manyEntries(MAX_ENTRIES - kept.length - ROOM);
  const { status } = await api.call('PUT', 'draft', { revision, entries: [...kept, ...many] });
  expect(status).toBe(200);
  const first = [0, 50, 100].map((index) => ({ kind: 'announcement' as const, id: `message-${index}` }));
  await api.publish('', first);
});

const results = (page: Page) => page.locator('.studio-find__results [role="status"]');
const resultsAre = (page: Page, text: string | RegExp) => results(page).getByText(text, { exact: true }).waitFor();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search all languages' });
const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('button', { name: new RegExp(`${filter}$`) }).press('Enter');
  await page.getByRole('option', { name: option, exact: true }).press('Enter');
  await filters.press('Escape');
  await filters.waitFor({ state: 'detached' });
}

test('2,000 messages are searched in all languages, and the result is in the URL', async () => {
  const page = await studio.open('/');
  await resultsAre(page, /^\d,\d{3} messages$/);
  expect(await page.locator('.studio-message').count()).toBeLessThan(40);
  await search(page).fill('uber NEUIGKEIT 1234');
  await resultsAre(page, /^1 of \d,\d{3} messages$/);
  await page.waitForURL(/\?q=uber\+NEUIGKEIT\+1234$/);
  await page.getByRole('link', { name: 'Message 1234' }).click();
  await page.getByRole('heading', { level: 1, name: 'Message 1234' }).waitFor();
  await page.goBack();
  await resultsAre(page, /^1 of /);
  expect(await search(page).inputValue()).toBe('uber NEUIGKEIT 1234');
  await search(page).press('Escape');
  await resultsAre(page, /^\d,\d{3} messages$/);
});

test('filters and the order are in the URL, and Back returns to those before', async () => {
  const page = await studio.open('/');
  await choose(page, 'Status', 'Live');
  await resultsAre(page, /^\d of /);
  await row(page, 'Message 0').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await choose(page, 'Campaign', 'Summer school');
  await resultsAre(page, /^1 of /);
  await choose(page, 'Sort by', 'Name');
  await choose(page, 'Language', 'German');
  await page.getByRole('link', { name: 'Über Neuigkeit 50' }).waitFor();
  await page.waitForURL((url) => url.search === '?status=live&campaign=Summer+school&sort=name&language=de');
  for (let back = 0; back < 3; back += 1) await page.goBack();
  await row(page, 'Message 0').waitFor();
  await resultsAre(page, /^\d of /);
  await page.getByRole('rowgroup', { name: /^Live now/ }).waitFor();
  await page.getByRole('button', { name: 'Remove Status: Live' }).press('Enter');
  await page.waitForURL(/\/$/);
  await resultsAre(page, /^\d,\d{3} messages$/);
});

test('an empty result says what to do', async () => {
  const page = await studio.open('/?q=nowhere&status=live');
  await page.getByRole('heading', { name: 'Nothing found for “nowhere”' }).waitFor();
  await page.getByText('Try fewer words, or search without the filters.', { exact: true }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show all messages' }).press('Enter');
  await resultsAre(page, /^\d,\d{3} messages$/);
  expect(await search(page).inputValue()).toBe('');
  await page.waitForURL(/\/$/);
  await row(page, 'Message 0').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Nothing found for “nowhere”' }).waitFor();
});

test('keys move through the whole list, which is one stop, and open a message', async () => {
  const page = await studio.open('/?sort=name&q=message');
  await row(page, 'Message 0').waitFor();
  const { keyboard } = page;
  await page.getByRole('checkbox', { name: 'Select all' }).focus();
  await keyboard.press('Tab');
  await keyboard.press('End');
  await expect.poll(() => focused(page)).toMatch(/^Message 19\d\d$/);
  const isInView = () =>
    page.locator(':focus').evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isInView).toBe(true);
  const typed = async () => {
    await keyboard.press('Home');
    await keyboard.type('message 123');
    return focused(page);
  };
  // what is typed is forgotten after a second without a key
  await expect.poll(typed, { timeout: DEADLINE, interval: 1_500 }).toBe('Message 123');
  await expect.poll(isInView).toBe(true);
  const rows = await page.getByRole('grid', { name: 'Messages' }).getAttribute('aria-rowcount');
  expect(Number(rows)).toBeGreaterThan(1900);
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Message 123' }).waitFor();
  await page.goBack();
  await expect.poll(() => focused(page)).toBe('Message 123');
  await expect.poll(isInView).toBe(true);
});

test('many messages are selected by keyboard, archived, labelled and deleted, and each is undone', async () => {
  const page = await studio.open('/?sort=name&q=message-150');
  const { keyboard } = page;
  const selected = page.getByRole('region', { name: 'Selected messages' });
  const undo = () => page.getByRole('button', { name: 'Undo' }).press('Enter');
  /** What the three messages have. */
  const stored = async (of: 'archived' | 'campaign' | 'kind') => {
    const messages = ['message-1500', 'message-1501', 'message-1502'].map((id) => studio.message(id));
    return (await Promise.all(messages)).map((message) => message?.[of]);
  };
  const campaigns = await stored('campaign');
  const select = async () => {
    await row(page, 'Message 1500').focus();
    await keyboard.press(' ');
    await keyboard.press('Shift+ArrowDown');
    await keyboard.press('Shift+ArrowDown');
    await selected.getByText('3 selected').waitFor();
  };
  await resultsAre(page, /^11 of /);
  await select();
  await results(page)
    .getByText(/, 3 selected$/)
    .waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Archive');
  await keyboard.press('Enter');
  await resultsAre(page, /^8 of /);
  await page.getByRole('checkbox', { name: 'Select all' }).and(page.locator(':focus')).waitFor({ state: 'attached' });
  await expect.poll(() => stored('archived')).toEqual([true, true, true]);
  await page.getByText('3 messages were archived.', { exact: true }).waitFor();
  await undo();
  await resultsAre(page, /^11 of /);
  await expect.poll(() => stored('archived')).toEqual([undefined, undefined, undefined]);

  await select();
  await selected.getByRole('button', { name: 'Campaign…' }).press('Enter');
  await page.getByRole('combobox', { name: 'Name of the campaign' }).fill('Launch');
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
  await expect.poll(() => stored('campaign')).toEqual(['Launch', 'Launch', 'Launch']);
  await undo();
  await expect.poll(() => stored('campaign')).toEqual(campaigns);

  await select();
  await selected.getByRole('button', { name: 'Delete…' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 3 messages' }).press('Enter');
  await expect.poll(() => stored('kind')).toEqual([undefined, undefined, undefined]);
  await undo();
  await expect.poll(() => stored('kind')).toEqual(['announcement', 'announcement', 'announcement']);
});

test('all messages of a view are archived at once, found in the archive, and taken out of it', async () => {
  const page = await studio.open('/?q=message-17&campaign=Black+Friday');
  await resultsAre(page, /^\d\d of /);
  const count = Number.parseInt((await results(page).textContent()) ?? '', 10);
  await page.getByRole('checkbox', { name: 'Select all' }).press(' ');
  await page.getByRole('button', { name: 'Archive', exact: true }).press('Enter');
  await page.getByRole('button', { name: `Show ${count} archived messages` }).press('Enter');
  await page.getByRole('rowgroup', { name: new RegExp(`^Archived ${count}`) }).waitFor();
  await page.getByRole('checkbox', { name: 'Select all' }).press(' ');
  await page.getByRole('button', { name: 'Take out of the archive' }).press('Enter');
  await resultsAre(page, /^0 of /);
});

test('a duplicate is a new message of the draft, out of the archive', async () => {
  const page = await studio.open('/?q=message-1900');
  await page.getByRole('button', { name: 'Actions for “Message 1900”' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Archive' }).press('Enter');
  await page.getByRole('button', { name: 'Show 1 archived message' }).press('Enter');
  await page.getByRole('button', { name: 'Actions for “Message 1900”' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
  await page.waitForURL(/\/messages\/announcement\/message-1900-\d/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect.poll(async () => (await studio.message('message-1900'))?.archived).toBe(true);
  const { archived: _, ...content } = (await studio.message('message-1900')) ?? {};
  await expect.poll(() => studio.message(id)).toEqual(content);
});

test('Ctrl+K goes to a message, a page, a card and a version, and starts a message', async () => {
  const page = await studio.open('/timeline');
  await page.getByRole('heading', { level: 1, name: 'Timeline' }).waitFor();
  const { keyboard } = page;
  const dialog = page.getByRole('dialog', { name: 'Search and commands' });
  const go = async (text: string, first: string) => {
    await keyboard.press('Control+k');
    await dialog.locator('input:focus').waitFor();
    await keyboard.type(text);
    await dialog.getByRole('menuitem', { name: first, exact: true }).waitFor();
    // the first one is chosen by typing
    await expect
      .poll(() => dialog.getByRole('menuitem', { name: first, exact: true }).getAttribute('data-focused'))
      .toBe('true');
    await keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  };
  await page.getByRole('button', { name: 'Search and commands', disabled: false }).press('Enter');
  await dialog.getByRole('menuitem', { name: 'New message' }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await go('neuigkeit 1717', 'Message 1717');
  await page.getByRole('heading', { level: 1, name: 'Message 1717' }).waitFor();
  // also from within a field, but not while an input method composes
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.focus();
  await title.dispatchEvent('keydown', { key: 'k', ctrlKey: true, isComposing: true, bubbles: true });
  expect(await dialog.count()).toBe(0);
  await go('transl', 'Translations');
  await page.getByRole('heading', { level: 1, name: 'Translations' }).waitFor();
  await go('accent dark', 'Accent (dark) (Theme)');
  await page.getByRole('heading', { level: 1, name: 'Theme' }).waitFor();
  await go('version 2', 'Version 2');
  await page.getByRole('button', { name: 'Hide changes of version 2' }).waitFor();
  await go('new message', 'New message');
  await page.getByRole('dialog', { name: 'New message' }).waitFor();
  await keyboard.press('Control+k');
  expect(await dialog.count()).toBe(0);
});

test('what to publish is searched, and shown in pages, when there is much', async () => {
  const page = await studio.open('/publish');
  const publishing = page.getByRole('searchbox', { name: 'Search what to publish' });
  await publishing.waitFor({ timeout: 60_000 });
  expect(await page.locator('.studio-pending__entry').count()).toBeLessThan(120);
  await publishing.fill('message 1300');
  await page.getByText(/^1 of \d+ found$/).waitFor();
  const chosen = page.locator('.studio-pending__count');
  const before = Number.parseInt((await chosen.textContent()) ?? '', 10);
  await page.getByRole('button', { name: 'Select none' }).press('Enter');
  await chosen.getByText(`${before - 1} of`).waitFor();
  await page.getByRole('checkbox', { name: 'Message 1300', checked: false }).waitFor();
});

test.each([
  ['on a phone', { width: PHONE }, 1],
  ['with text of twice the size', { width: 1280 }, 2],
])('%s, everything fits', async (_, options, zoom) => {
  const page = await studio.open('/', options);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size * 100}%`;
  }, zoom);
  await row(page, 'Message 0').waitFor();
  /** By how many pixels a row is too high. */
  const excess = () =>
    page
      .locator('.studio-message')
      .evaluateAll((items) =>
        Math.max(...items.map((item) => item.scrollHeight - (item.parentElement?.clientHeight ?? 0))),
      );
  await expect.poll(excess).toBeLessThanOrEqual(1);
  expect([await overflow(page), await axeProblems(page)]).toEqual([0, []]);
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  await page.getByRole('button', { name: /archived Status$/ }).waitFor();
  expect([await overflow(page), await axeProblems(page)]).toEqual([0, []]);
});

test('a window of 1440 × 900 shows the first twelve messages', async () => {
  const page = await studio.open('/?sort=name', { width: 1440 });
  await row(page, 'Message 0').waitFor();
  const bottom = await page
    .locator('.studio-message')
    .nth(11)
    .evaluate((item) => item.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(900);
});

test('Back leads to the page of the translations that was left, and a filter to the first one', async () => {
  const page = await studio.open('/translations');
  const pages = page.getByRole('navigation', { name: 'Pages of the table' });
  await pages.getByRole('button', { name: 'Next' }).click();
  await pages.getByText(/^51–100 of/).waitFor();
  const link = page.locator('.studio-translations__cell').nth(90);
  const href = await link.getAttribute('href');
  await link.click();
  await page.waitForURL((url) => url.pathname !== '/translations');
  await page.goBack();
  await pages.getByText(/^51–100 of/).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByText(/^Missing \(/).click();
  await page.waitForURL((url) => url.search === '?status=missing');
});

test('the timeline renders only rows near the view', async () => {
  const page = await studio.open('/timeline?zoom=quarters&at=2100-03-01T09:00:00Z');
  const first = page.getByRole('list', { name: 'Messages 1 to 50' }).getByRole('listitem');
  await expect.poll(() => first.count()).toBe(50);
  const all = page.locator('.studio-timeline__messages');
  expect(await all.count()).toBeGreaterThan(15);
  expect(await all.getByRole('listitem').count()).toBeLessThan(200);
  await all.last().scrollIntoViewIfNeeded();
  await all.last().getByRole('listitem').last().waitFor();
});
