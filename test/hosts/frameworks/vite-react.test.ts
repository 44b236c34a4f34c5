/** The Vite example in a browser. */

import { testSite, useSite } from '../support/site-behaviour.ts';

testSite(useSite('vite-react', true), { from: 'browser', router: true });
