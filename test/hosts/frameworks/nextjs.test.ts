/** The Next.js example in a browser: the package on a server, for a site with a router. */

import type { Request } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { FRAMEWORK_SITES } from '../../../tools/examples/framework-sites.ts';
import { copyExample } from '../../../tools/examples/install-example.ts';
import { startBuiltSite } from '../../../tools/examples/start-framework-site.ts';
import { hydrated } from '../../support/browser.ts';
import { EVERY_CASE } from '../../support/cases.ts';
import { testClient, testSite, useSite } from '../support/site-behaviour.ts';
import { useSitePages } from '../support/site-page.ts';

const site = useSite('nextjs');
const open = useSitePages();

testSite(site, { from: 'server', router: true });
testClient(site, 'server');

test('what a navigation loads contains no chrome', async () => {
  const { page } = await open(`${site.origin()}/`);
  await hydrated(page);
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) requests.push(request);
  });
  await page.click('.tabs :is(a[href="/pricing"], a[href="/pricing/"])');
  await page.waitForSelector('h1:has-text("Plans")');
  // once more: the browser does not keep bodies that are read as a stream
  const loaded = await Promise.all(requests.map(async (request) => (await page.request.fetch(request)).text()));
  expect(loaded.join()).toContain('Every plan has all guides.');
  for (const body of loaded) expect(body).not.toContain('data-portico=');
});

/** React keeps its state in properties of the elements that it has taken over. */
const isHydrated = () => Object.keys(document.querySelector('.tabs a') ?? {}).some((key) => key.startsWith('__react'));

// takes as long as all the others
test.runIf(EVERY_CASE)('in development, React reports nothing in the console', { timeout: 300_000 }, async () => {
  const { directory, remove } = await copyExample(site.directory());
  onTestFinished(remove);
  const develop = (port: string) => ['next', 'dev', '--hostname', '127.0.0.1', '--port', port];
  const { origin, stop } = await startBuiltSite(FRAMEWORK_SITES.nextjs, directory, site.real(), develop);
  onTestFinished(stop);
  for (const path of ['/', '/de/']) {
    const { page, problems } = await open(origin + path);
    await hydrated(page);
    await page.waitForFunction(isHydrated);
    expect(problems).toEqual([]);
  }
});
