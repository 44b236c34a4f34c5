/** Checks in a browser that all headers have the same links and open menus: otherwise their figures mean nothing. */

import type { Browser, Page } from 'playwright-core';
import { WINDOWS } from '../browser/rendering.ts';
import { LANGUAGES, type Peer } from './build-peers.ts';
import type { HostPages } from './host-pages.ts';
import type { PeerHeader } from './peer-header.ts';

/** @throws Error if a menu does not open, or a header has other links or texts than the first one */
export async function checkPeers(
  browser: Browser,
  pages: HostPages,
  peers: readonly Peer[],
  header: PeerHeader,
): Promise<void> {
  const sections = header.items.filter((item) => !('link' in item)).map(({ id }) => id);
  let expected: ReadonlySet<string> | undefined;
  for (const peer of peers) {
    const links = await linksOf(browser, pages, peer, [...sections, LANGUAGES]);
    expected ??= links;
    const problems = [...expected.symmetricDifference(links)];
    if (problems.length > 0) throw new Error(`${peer.name} and ${peers[0]?.name} differ in ${problems.join(', ')}`);
  }
}

async function linksOf(browser: Browser, pages: HostPages, peer: Peer, sections: readonly string[]) {
  const context = await browser.newContext({ viewport: WINDOWS.desktop });
  try {
    const page = await context.newPage();
    await page.goto(pages.pageOf(peer.name));
    await page.waitForSelector(peer.ready, { state: 'attached' });
    const links = new Set(await shownLinks(page));
    for (const section of sections) {
      await page.focus(peer.button(section));
      if (!peer.opensOn.includes('focus')) await page.keyboard.press('Enter');
      await page
        .locator(`${peer.panel(section)} a`)
        .first()
        .waitFor({ timeout: 5_000 });
      // Radix has rendered the links of this panel only
      for (const link of await shownLinks(page)) links.add(link);
    }
    return links;
  } catch (error) {
    throw new Error(`${peer.name} does not work`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Address and text of each link of the header. */
function shownLinks(page: Page): Promise<string[]> {
  return page
    .locator('header a')
    .evaluateAll((links) =>
      links.map((link) => `${link.getAttribute('href')} “${link.textContent?.replace(/\s+/g, ' ').trim()}”`),
    );
}
