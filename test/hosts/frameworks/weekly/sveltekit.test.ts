/** The SvelteKit example in a browser. */

import { testSite, useSite } from '../../support/site-behaviour.ts';

testSite(useSite('sveltekit'), { from: 'server', router: true });
