/** What docs/pages.md recommends for visitors who may be signed in: the right state from the first frame on. */

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createChrome } from '../../../../packages/host/src/index.ts';
import { hydrated, PHONE, useBrowser } from '../../../support/browser.ts';
import { holdBack } from '../../../support/hold-back.ts';
import { openSlotPage } from '../../../support/slot-page.ts';
import { still } from '../../../support/still.ts';

const browser = useBrowser();

const guide = await readFile(new URL('../../../../docs/pages.md', import.meta.url), 'utf8');
const [, recipe = ''] = /^## Signed-in visitors\n(.*?)^## /ms.exec(guide) ?? [];
const [onServer = '', head = '', content = ''] = [...recipe.matchAll(/^```\w+\n(.*?)\n```$/gms)].map(
  ([, block]) => block,
);

const NAME = 'Ada <b>&amp; Co';
const VISITORS = [
  { visitor: 'anyone', name: null, shown: ['Log in'] },
  { visitor: 'a signed-in visitor', name: NAME, shown: [NAME] },
];
const parameters = { site: 'docs', theme: 'dark' } as const;
const slots = { account: content };

/** Stores the hint as the pages of the host do. */
const remember = (page: Page, name: string | null) =>
  page.addInitScript((stored) => {
    // Firefox runs it in about:blank too, which has no storage
    if (stored !== null && self.origin !== 'null') localStorage.setItem('account', stored);
  }, name);

/** The texts that the page shows of both states. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.log-in, #account-name')]
      .filter(({ offsetHeight }) => offsetHeight > 0)
      .map(({ textContent }) => textContent),
  );

const placeOf = (page: Page) =>
  page.evaluate(() => {
    const { x, y, width, height } =
      document.querySelector('[data-portico-slot=account]')?.getBoundingClientRect() ?? {};
    return [x, y, width, height];
  });

describe.each([320, 1000])('at %i pixels', (width) => {
  test.each(VISITORS)(
    '$visitor sees the right state before scripts load, and nothing moves',
    async ({ name, shown: texts }) => {
      let release = () => {};
      const { page, messages } = await openSlotPage(browser, {
        parameters,
        slots,
        head,
        width,
        until: 'commit',
        prepare: async (target) => {
          release = await holdBack(target, '**/*.js');
          await remember(target, name);
        },
      });
      await page.waitForSelector('#end', { state: 'attached' });
      expect(await shown(page)).toEqual(texts);
      const before = await placeOf(page);
      release();
      await hydrated(page);
      await still(page);
      expect(await shown(page)).toEqual(texts);
      expect(await placeOf(page)).toEqual(before);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(messages).toEqual([]);
    },
  );
});

test('without scripts, there is the login link', async () => {
  const { page } = await openSlotPage(browser, { parameters, slots, head, scripts: false });
  expect(await page.isVisible('.log-in')).toBe(true);
  expect(await page.isVisible('#account-name')).toBe(false);
});

test('a server that renders each page shows the visitor it knows, escaped', async () => {
  const { chromeFor } = createChrome({
    service: browser.service().origin,
    parameters: { site: 'docs' },
    timeout: 20_000,
  });
  const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  const render = new AsyncFunction('chromeFor', 'escapeHtml', 'path', 'user', `${onServer}\nreturn chrome.header`);
  const place = async (user: object | null) =>
    /data-portico-slot="account"[^>]*><div slot="account">(.*?)<\/div>/s.exec(
      await render(chromeFor, escapeHtml, '/', user),
    )?.[1];
  expect(await place({ name: NAME })).toBe('<a href="/account">Ada &lt;b>&amp;amp; Co</a>');
  expect(await place(null)).toBe('<a href="/login">Log in</a>');
});

test.each([PHONE, 1440])(
  'the keyboard reaches the menu after the navigation, and opens it, at %i pixels',
  async (width) => {
    const { page } = await openSlotPage(browser, {
      parameters,
      slots,
      head,
      width,
      prepare: (target) => remember(target, NAME),
    });
    await hydrated(page);
    const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
    await page.focus('.portico-logo');
    const stops: (string | null | undefined)[] = [];
    while (stops.length < 15 && !stops.includes('account-name')) {
      await page.keyboard.press('Tab');
      stops.push(await focused());
    }
    expect(stops.at(-1)).toBe('account-name');
    expect(stops).not.toContain('Log in');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Settings');
    await still(page);
    const isInView = await page.evaluate(() => {
      const { left, right, top, bottom } = (document.activeElement as Element).getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left >= 0 && right <= innerWidth && hit === document.activeElement;
    });
    expect(isInView).toBe(true);
  },
);
