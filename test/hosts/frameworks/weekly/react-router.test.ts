/** The React Router example in a browser. */

import { expect, test } from 'vitest';
import { hydrated } from '../../../support/browser.ts';
import { testSite, useSite } from '../../support/site-behaviour.ts';
import { useSitePages } from '../../support/site-page.ts';

const site = useSite('react-router');
const open = useSitePages();

testSite(site, { from: 'server', router: true });

test('if React renders the document anew, because its HTML was changed, header and footer load again', async () => {
  const fragments: string[] = [];
  const { page } = await open(`${site.origin()}/de/`, {
    prepare: async (page) => {
      page.on('request', (request) => {
        if (/\/chrome\/(header|footer)\?/.test(request.url())) fragments.push(request.url());
      });
      await page.route(`${site.origin()}/de/`, async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace('>Lernen</h1>', '>Changed</h1>');
        await route.fulfill({ response, body: html });
      });
    },
  });
  await page.waitForSelector('h1:has-text("Lernen")');
  await hydrated(page);
  expect(fragments.length).toBe(2);
  for (const part of ['header', 'footer'])
    await page.waitForSelector(`portico-${part} > [data-portico="${part}"][lang="de"][data-theme="light"]`);
});
