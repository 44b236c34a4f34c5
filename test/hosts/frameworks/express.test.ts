/** The Express example in a browser: the package on a server, for a site of documents. */

import { testClient, testSite, useSite } from '../support/site-behaviour.ts';

const site = useSite('express');

testSite(site, { from: 'server', router: false });
testClient(site, 'server');
