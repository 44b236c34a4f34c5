/** The React Router example in a browser. */

import { testSite, useSite } from '../../support/site-behaviour.ts';

testSite(useSite('react-router'), { from: 'server', router: true });
