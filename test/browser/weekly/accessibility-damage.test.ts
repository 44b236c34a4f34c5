/** The checks of accessibility.test.ts can fail: each kind of damage to a page is reported, and nothing else. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BURGER, openOverlay, PHONE, useBrowser } from '../../support/browser.ts';
import { hostDocument } from '../../support/host-document.ts';
import { violationsOf } from '../fixtures/violations.ts';

const { openHydrated } = useBrowser();
type Damage = (page: Page) => Promise<unknown>;

async function openPage(width: number, isolate = 'none'): Promise<Page> {
  const { page } = await openHydrated({
    query: `theme=light&transparent=false&isolate=${isolate}&skipTo=main`,
    width,
    document: (header, footer) => hostDocument({ language: 'en', header, footer }),
    context: { reducedMotion: 'reduce' },
  });
  return page;
}

/** Changes the first element that matches, also in a shadow tree. */
const changed =
  (selector: string, change: (element: Element) => void): Damage =>
  (page) =>
    page.locator(selector).first().evaluate(change);

/** The names of the rules that report something after the damage, and nothing before. */
async function reportedOf(page: Page, check: (page: Page) => Promise<string[]>, damage: Damage): Promise<string[]> {
  expect(await check(page)).toEqual([]);
  await damage(page);
  return [...new Set((await check(page)).map((problem) => problem.split(':')[0] ?? ''))];
}

describe('in the overlay', () => {
  const damages: [string, string, Damage][] = [
    [
      'a burger without a name',
      'button-name',
      changed(BURGER, (burger) => {
        burger.removeAttribute('aria-label');
        burger.replaceChildren();
      }),
    ],
    ['two navigations with the same name', 'landmark-unique', changed('nav', (nav) => nav.after(nav.cloneNode(false)))],
    [
      'a link within a button',
      'nested-interactive',
      changed('nav button', (button) => button.insertAdjacentHTML('beforeend', '<a href="/">More</a>')),
    ],
  ];
  test.each(damages)('%s is reported as %s', async (_, rule, damage) => {
    const page = await openPage(PHONE, 'shadow');
    await openOverlay(page);
    expect(await reportedOf(page, violationsOf, damage)).toEqual([rule]);
  });
});
