/** The Eleventy example in a browser. */

import { testSite, useSite } from '../support/site-behaviour.ts';
import { testBuilds } from '../support/site-builds.ts';

const site = useSite('eleventy');

testSite(site, { from: 'build', router: false });
testBuilds(site, 'eleventy', '_site/de/index.html');
