/** The Docusaurus example in a browser: the links and switches are those of its classic theme. */

import { testSite, useSite } from '../support/site-behaviour.ts';
import { testBuilds } from '../support/site-builds.ts';

const site = useSite('docusaurus');

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
testBuilds(site, 'docusaurus', 'build/de/index.html');
