/** The list of examples, for `npm run example` and the failure matrix. */

import { RULES } from '../../packages/cli/src/conformance/rules.ts';
import type { Example, Exception } from './example.ts';
import { FRAMEWORK_SITES, type FrameworkSite } from './framework-sites.ts';
import { startBuildTime } from './start-build-time.ts';
import { startCloudflareWorker } from './start-cloudflare-worker.ts';
import { startFrameworkSite } from './start-framework-site.ts';
import { startNginx } from './start-nginx.ts';
import { startNodeServer } from './start-node-server.ts';
import { startPhp } from './start-php.ts';
import { startPodiumLayout } from './start-podium-layout.ts';
import { startPython } from './start-python.ts';
import { startSites } from './start-sites.ts';
import { startStaticPage } from './start-static-page.ts';
import { startVarnish } from './start-varnish.ts';

const none = (problem: string): Exception => ({ problem, result: 'none' });

/** Lifetimes in `Cache-Control` end before `freshUntil`. */
const WITHOUT_ALL_JSON = { freshUntil: none('does not request all.json') };
/** The host cannot compute hashes. Browsers reject such a file by its integrity. */
const RELAYS_ERROR_PAGES = { files: none('is an error page') };
/** The host's timeout restarts with each read. */
const READ_TIMEOUT_ONLY = { 'trickles the body': { problem: RULES.time, result: 'waits' } };

export const EXAMPLES: readonly Example[] = [
  {
    name: 'varnish',
    summary: 'Varnish includes the chrome (ESI)',
    column: 'Varnish',
    exceptions: { ...WITHOUT_ALL_JSON, ...RELAYS_ERROR_PAGES, ...READ_TIMEOUT_ONLY },
    start: startVarnish,
  },
  {
    name: 'nginx',
    summary: 'nginx includes the chrome (SSI)',
    column: 'nginx',
    exceptions: {
      ...WITHOUT_ALL_JSON,
      ...RELAYS_ERROR_PAGES,
      ...READ_TIMEOUT_ONLY,
      // each visitor whose wait has ended causes a request
      crowd: none('50 visitors at once'),
      // nginx does not cache errors: each page without a copy causes a request
      pause: none('after a failure'),
    },
    start: startNginx,
  },
  {
    name: 'node-server',
    summary: 'a Node server fetches the chrome (all.json)',
    column: 'Node server',
    keepsWithoutAnnouncement: true,
    start: startNodeServer,
  },
  {
    name: 'cloudflare-worker',
    summary: "the site's worker includes the chrome (HTMLRewriter)",
    column: 'Cloudflare Worker',
    keepsWithoutAnnouncement: true,
    start: startCloudflareWorker,
  },
  {
    name: 'podium-layout',
    summary: 'a Podium layout includes header and footer as podlets',
    column: 'Podium layout',
    exceptions: {
      ...WITHOUT_ALL_JSON,
      files: none('from the service itself'),
    },
    start: startPodiumLayout,
  },
  {
    name: 'php',
    summary: 'a PHP theme fetches the chrome (all.json)',
    column: 'PHP',
    keepsWithoutAnnouncement: true,
    start: startPhp,
  },
  {
    name: 'python',
    summary: 'a WSGI application in Python fetches the chrome (all.json)',
    column: 'Python',
    keepsWithoutAnnouncement: true,
    start: startPython,
  },
  {
    name: 'sites',
    summary: 'five sites of one company side by side, on neighbouring ports',
    column: null,
    start: startSites,
  },
  { name: 'static-page', summary: 'custom elements on a static page', column: null, start: startStaticPage },
  { name: 'build-time', summary: 'a static site built with a copy of the chrome', column: null, start: startBuildTime },
  // tested in test/hosts/frameworks, because each is installed and built first
  ...Object.values(FRAMEWORK_SITES).map((site: FrameworkSite) => ({
    name: site.name,
    summary: site.summary,
    column: null,
    start: startFrameworkSite(site),
  })),
];
