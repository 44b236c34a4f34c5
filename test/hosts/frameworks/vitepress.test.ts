/** The VitePress example in a browser: the links and switches are those of its default theme. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FRAMEWORK_SITES } from '../../../scripts/examples/framework-sites.ts';
import { exampleDirectory, installExample } from '../../../scripts/examples/install-example.ts';
import { buildSite } from '../../../scripts/examples/start-framework-site.ts';
import { freePort } from '../../../scripts/local/free-port.ts';
import { testSite, useSite } from '../support/site-behaviour.ts';

const site = useSite('vitepress');

testSite(site, {
  from: 'build',
  router: true,
  // on phones they are in a menu
  follow: (page, path) => page.locator(`.VPNavBarMenu a[href="${path}"]`).dispatchEvent('click'),
  switchLanguage: (page) => page.locator('.VPNavBarTranslations a').dispatchEvent('click'),
  switchTheme: (page) => page.click('.VPNavBarAppearance button'),
});

test('built while the service is dead, pages have the fallback, or the copy of an earlier build', {
  timeout: 300_000,
}, async () => {
  const { directory, remove } = await installExample(exampleDirectory('vitepress'));
  onTestFinished(remove);
  const dead = `http://127.0.0.1:${await freePort()}`;
  const built = async (origin: string) => {
    await buildSite(FRAMEWORK_SITES.vitepress, directory, origin);
    return readFile(join(directory, '.vitepress/dist/de/index.html'), 'utf8');
  };
  expect(await built(dead)).toContain('data-fallback="header"');
  expect(await built(site.real())).toContain('data-portico="header"');
  expect(await built(dead)).toContain('data-portico="header"');
});
