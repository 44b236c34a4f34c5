/** The Next.js example in a browser. */

import { expect, onTestFinished, test } from 'vitest';
import { FRAMEWORK_SITES } from '../../../tools/examples/framework-sites.ts';
import { copyExample } from '../../../tools/examples/install-example.ts';
import { startBuiltSite } from '../../../tools/examples/start-framework-site.ts';
import { hydrated } from '../../support/browser.ts';
import { EVERY_CASE } from '../../support/cases.ts';
import { testSite, useSite } from '../support/site-behaviour.ts';
import { useSitePages } from '../support/site-page.ts';

const site = useSite('nextjs');
const open = useSitePages();

testSite(site, { from: 'server', router: true });

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
