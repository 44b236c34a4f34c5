/** The list of examples, for `npm run example` and the failure matrix. */

import type { Example } from './example.ts';
import { startBuildTime } from './start-build-time.ts';
import { startCloudflareWorker } from './start-cloudflare-worker.ts';
import { startNginx } from './start-nginx.ts';
import { startNodeServer } from './start-node-server.ts';
import { startPhp } from './start-php.ts';
import { startPodiumLayout } from './start-podium-layout.ts';
import { startPython } from './start-python.ts';
import { startStaticPage } from './start-static-page.ts';
import { startVarnish } from './start-varnish.ts';

const WITHOUT_ALL_JSON = {
  freshUntil: { result: 'does not request all.json', reason: 'lifetimes in Cache-Control end before freshUntil' },
};
const RELAYS_ERROR_PAGES = {
  files: { result: 'is an error page', reason: 'it cannot compute hashes; browsers refuse the file by its integrity' },
};

export const EXAMPLES: readonly Example[] = [
  {
    name: 'varnish',
    summary: 'Varnish includes the chrome (ESI)',
    column: 'Varnish',
    exceptions: { ...WITHOUT_ALL_JSON, ...RELAYS_ERROR_PAGES },
    start: startVarnish,
  },
  {
    name: 'nginx',
    summary: 'nginx includes the chrome (SSI)',
    column: 'nginx',
    exceptions: {
      ...WITHOUT_ALL_JSON,
      ...RELAYS_ERROR_PAGES,
      crowd: { result: '50 visitors at once', reason: 'it repeats the request for visitors whose wait has ended' },
      pause: { result: 'after a failure', reason: 'it keeps no errors, and each page without a copy asks again' },
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
      files: { result: 'from the service itself', reason: 'its pages name the files of the service' },
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
  { name: 'static-page', summary: 'custom elements on a static page', column: null, start: startStaticPage },
  { name: 'build-time', summary: 'a static site built with a copy of the chrome', column: null, start: startBuildTime },
];
