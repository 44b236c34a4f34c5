/** The Nuxt example in a browser. */

import { testSite, useSite } from '../../support/site-behaviour.ts';

testSite(useSite('nuxt'), { from: 'server', router: true });
