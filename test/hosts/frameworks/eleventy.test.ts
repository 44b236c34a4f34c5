/** The Eleventy example in a browser. */

import { expect, test } from 'vitest';
import { testSite, useSite } from '../support/site-behaviour.ts';
import { testBasePath, testBuilds } from '../support/site-builds.ts';

const site = useSite('eleventy');

testSite(site, { from: 'build', router: false });
testBuilds(site, 'eleventy', '_site/de/index.html', ['eleventy']);
testBasePath(site, '_site/index.html', ['eleventy', '--pathprefix=/docs/']);

test('the files of the copy are not pages', async () => {
  expect((await fetch(`${site.origin()}/.portico/en/header/`)).status).toBe(404);
});
