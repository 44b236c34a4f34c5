/** The Next.js example in a browser. */

import { testSite, useSite } from '../support/site-behaviour.ts';

testSite(useSite('nextjs'), { from: 'server', router: true });
