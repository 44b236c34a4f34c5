/** The Express example in a browser. */

import { testSite, useSite } from '../support/site-behaviour.ts';

testSite(useSite('express'), { from: 'server', router: false });
