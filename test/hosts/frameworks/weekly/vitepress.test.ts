/** The VitePress example in a browser: the links and switches are those of its default theme. */

import { testSite, useSite } from '../../support/site-behaviour.ts';
import { testBasePath, testBuilds } from '../../support/site-builds.ts';

const site = useSite('vitepress');

testSite(site, {
  from: 'build',
  router: true,
  // on phones they are in a menu
  follow: (page, path) => page.locator(`.VPNavBarMenu a[href="${path}"]`).dispatchEvent('click'),
  switchLanguage: (page) => page.locator('.VPNavBarTranslations a').dispatchEvent('click'),
  switchTheme: (page) => page.click('.VPNavBarAppearance button'),
});
testBuilds(site, 'vitepress', '.vitepress/dist/de/index.html', ['vitepress', 'build']);
testBasePath(site, '.vitepress/dist/index.html', ['vitepress', 'build', '--base', '/docs/']);
