/** The Docusaurus example in a browser: the links and switches are those of its classic theme. */

import { testSite, useSite } from '../../support/site-behaviour.ts';

testSite(useSite('docusaurus'), {
  from: 'build',
  router: true,
  // each language is a site of its own
  loadsLanguages: true,
  minifiesHtml: true,
  // those of its sidebar are in a drawer on phones
  follow: (page, path) => page.click(`.pagination-nav__link[href="${path}"]`),
  switchLanguage: (page) => page.locator('.navbar .dropdown__link[lang="de"]').dispatchEvent('click'),
});
