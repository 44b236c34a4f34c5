/** The Hono example in a browser. */

import { testSite, useSite } from '../../support/site-behaviour.ts';

testSite(useSite('hono'), { from: 'server', router: false });
