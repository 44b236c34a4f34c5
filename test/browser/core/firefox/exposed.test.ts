/** How header and footer read in the accessibility tree of each engine: roles, names, and what is open. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BURGER, DESKTOP, PHONE, pageHeld, section, useBrowser } from '../../../support/browser.ts';
import { type Exposed, exposedTree } from '../../fixtures/exposed-tree.ts';

const { openHydrated } = useBrowser();
const product = section('NAV_PRODUCT');

const link = (name: string): Exposed => ({ role: 'link', name });
const closed = (name: string): Exposed => ({ role: 'button', name, expanded: false });
const opened = (name: string): Exposed => ({ role: 'button', name, expanded: true });

const ANNOUNCEMENT: readonly Exposed[] = [
  { role: 'region', name: 'Announcement' },
  link('Start for free No credit card, no time limit. Sign up'),
  { role: 'button', name: 'Dismiss announcement' },
];
/** Safari takes lists without markers for lists only in a `nav`, so the others are left out here. */
const NAVIGATION: readonly Exposed[] = [
  { role: 'navigation', name: 'Main' },
  { role: 'list', name: '' },
];

/** Everything up to the page of the host. Trees follow the page a moment later. */
const header = (page: Page) =>
  expect.poll(async () => {
    const tree = await exposedTree(page);
    const end = tree.findIndex(({ role }) => role === 'main');
    return end < 0 ? tree : tree.slice(0, end);
  });

/** The links and lists of the open section. */
async function openPanel(page: Page): Promise<readonly Exposed[]> {
  const tree = await exposedTree(page);
  const [start, end] = ['Product', 'Solutions'].map((name) => tree.findIndex((node) => node.name === name));
  return tree.slice((start ?? 0) + 1, end);
}

test('a closed header reads as landmarks, links and closed buttons, without what is in its panels', async () => {
  const { page } = await openHydrated({ width: DESKTOP, query: 'transparent=false&path=/pricing/' });
  await header(page).toEqual([
    { role: 'banner', name: '' },
    ...ANNOUNCEMENT,
    closed('Choose a language: English'),
    link('Log in'),
    link('Acme home'),
    ...NAVIGATION,
    ...['Developers', 'Documentation', 'Product', 'Solutions'].map(closed),
    // the protocol of Chromium does not tell which link is current
    process.env.TEST_BROWSER ? { ...link('Pricing'), current: true } : link('Pricing'),
    ...['Blog', 'Contact sales', 'Sign up'].map(link),
  ]);
});

test('a section that Tab has opened reads as one that Enter has pinned: expanded, with its links after it', async () => {
  const { page } = await openHydrated({ width: DESKTOP });
  await page.focus(section('NAV_DOCUMENTATION').button);
  await page.keyboard.press('Tab');
  await page.waitForSelector(product.panel, { state: 'visible' });
  await expect.poll(() => exposedTree(page)).toContainEqual(opened('Product'));
  const count = await page.locator(`${product.panel} a`).count();
  await expect.poll(async () => (await openPanel(page)).filter(({ role }) => role === 'link')).toHaveLength(count);
  const byTab = await openPanel(page);
  expect(byTab.filter(({ role }) => role !== 'link' && role !== 'list')).toEqual([]);
  expect(byTab.filter(({ role, name }) => role === 'link' && !name)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getAttribute(`${product.panel} a`, 'tabindex')).toBe(null);
  await expect.poll(() => openPanel(page)).toEqual(byTab);
  expect(await exposedTree(page)).toContainEqual(opened('Product'));
});

test('an open overlay reads as an expanded button before a navigation, and the page behind it not at all', async () => {
  const { page } = await openHydrated({ width: PHONE });
  const bar = [{ role: 'banner', name: '' }, ...ANNOUNCEMENT, link('Acme home')];
  await header(page).toEqual([...bar, closed('Open menu')]);
  await page.click(BURGER);
  await pageHeld(page);
  await expect
    .poll(async () => (await exposedTree(page)).filter(({ role, name }) => role !== 'list' || name === ''))
    .toEqual(
      expect.arrayContaining([
        ...bar,
        opened('Close menu'),
        ...NAVIGATION,
        closed('Developers'),
        ...['Pricing', 'Blog', 'Deutsch', 'Sign up', 'Log in', 'Contact sales'].map(link),
      ]),
    );
  await expect
    .poll(async () => (await exposedTree(page)).filter(({ role }) => role === 'main' || role === 'contentinfo'))
    .toEqual([]);
});
