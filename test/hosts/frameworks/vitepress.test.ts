/** The VitePress example in a browser. */

import { testSite, useSite } from '../support/site-behaviour.ts';

testSite(useSite('vitepress'), { from: 'build', router: true });
