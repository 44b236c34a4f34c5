/** The Next.js example in a browser. */

import { expect, onTestFinished, test } from 'vitest';
import { FRAMEWORK_SITES } from '../../../scripts/examples/framework-sites.ts';
import { exampleDirectory, installExample } from '../../../scripts/examples/install-example.ts';
import { startBuiltSite } from '../../../scripts/examples/start-framework-site.ts';
import { testSite, useSite } from '../support/site-behaviour.ts';
import { started, useSitePages } from '../support/site-page.ts';

const site = useSite('nextjs');
const open = useSitePages();

testSite(site, { from: 'server', router: true });

test('in development, React reports nothing in the console', async () => {
  const { directory, remove } = await installExample(exampleDirectory('nextjs'));
  onTestFinished(remove);
  const develop = (port: string) => ['next', 'dev', '--hostname', '127.0.0.1', '--port', port];
  const { origin, stop } = await startBuiltSite(FRAMEWORK_SITES.nextjs, directory, site.real(), develop);
  onTestFinished(stop);
  const { page, problems } = await open(`${origin}/`);
  await started(page);
  await page.click('.tabs [hreflang="de"]');
  await page.waitForSelector('[data-portico="header"][lang="de"]', { state: 'attached' });
  expect(problems).toEqual([]);
});
