/** The Vite example in a browser, which loads the chrome itself. */

import { testClient, testSite, useSite } from '../support/site-behaviour.ts';

const site = useSite('vite-react', true);

testSite(site, { from: 'browser', router: true });
testClient(site, 'browser');
