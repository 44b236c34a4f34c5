/** The Astro example in a browser. */

import { testSite, useSite } from '../../support/site-behaviour.ts';

testSite(useSite('astro'), { from: 'server', router: true });
