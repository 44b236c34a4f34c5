/** The Docusaurus example in a browser: the links and switches are those of its classic theme. */

import { expect, test } from 'vitest';
import { hydrated } from '../../../support/browser.ts';
import { testSite, useSite } from '../../support/site-behaviour.ts';
import { testBuilds } from '../../support/site-builds.ts';
import { useSitePages } from '../../support/site-page.ts';

const site = useSite('docusaurus');
const open = useSitePages();

testSite(site, {
  from: 'build',
  router: true,
  // each language is a site of its own
  loadsLanguages: true,
  minifiesHtml: true,
  // those of its sidebar are in a drawer on phones
  follow: (page, path) => page.click(`.pagination-nav__link[href="${path}"]`),
  switchLanguage: (page) => page.locator('.navbar .dropdown__link[lang="de"]').dispatchEvent('click'),
  switchTheme: (page) => page.click('.navbar [class*="toggleButton"]'),
});
testBuilds(site, 'docusaurus', 'build/de/index.html', ['docusaurus', 'build']);

test('the theme’s fixed elements are below the header', async () => {
  const { page } = await open(`${site.origin()}/`);
  await hydrated(page);
  // so low that the columns are longer than the window
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.evaluate(() => window.scrollTo(0, 100));
  const edges = () =>
    page.evaluate(() => {
      const edge = (selector: string, side: 'top' | 'bottom') =>
        document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN;
      return {
        header: Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--portico-offset')),
        bar: edge('.navbar', 'top'),
        columns: Math.min(edge('.theme-doc-toc-desktop', 'top'), edge('.theme-doc-sidebar-menu a', 'top')),
        barEnd: edge('.navbar', 'bottom'),
      };
    });
  await expect.poll(edges).toMatchObject({ header: 64, bar: 64 });
  const { columns, barEnd } = await edges();
  expect(columns).toBeGreaterThanOrEqual(barEnd);
});
