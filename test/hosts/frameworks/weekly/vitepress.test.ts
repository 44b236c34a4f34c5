/** The VitePress example in a browser: the links and switches are those of its default theme. */

import { testSite, useSite } from '../../support/site-behaviour.ts';

testSite(useSite('vitepress'), {
  from: 'build',
  router: true,
  // on phones they are in a menu
  follow: (page, path) => page.locator(`.VPNavBarMenu a[href="${path}"]`).dispatchEvent('click'),
  switchLanguage: (page) => page.locator('.VPNavBarTranslations a').dispatchEvent('click'),
});
