/** The list of examples, for `npm run example` and the failure matrix. */

import type { Example } from './example.ts';
import { startBuildTime } from './start-build-time.ts';
import { startCloudflareWorker } from './start-cloudflare-worker.ts';
import { startNginx } from './start-nginx.ts';
import { startNodeServer } from './start-node-server.ts';
import { startPodiumLayout } from './start-podium-layout.ts';
import { startStaticPage } from './start-static-page.ts';
import { startVarnish } from './start-varnish.ts';

export const EXAMPLES: readonly Example[] = [
  { name: 'varnish', summary: 'Varnish includes the chrome (ESI)', column: 'Varnish', start: startVarnish },
  { name: 'nginx', summary: 'nginx includes the chrome (SSI)', column: 'nginx', start: startNginx },
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
    start: startPodiumLayout,
  },
  { name: 'static-page', summary: 'custom elements on a static page', column: null, start: startStaticPage },
  { name: 'build-time', summary: 'a static site built with a copy of the chrome', column: null, start: startBuildTime },
];
