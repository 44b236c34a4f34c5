/** Starts `examples/cloudflare-worker` on workerd, in front of the pages of `examples/site`. */

import { build } from 'esbuild';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { compatibilityDate } from '../../packages/cli/src/local/compatibility-date.ts';
import { freePort } from '../../packages/cli/src/local/free-port.ts';
import { EXAMPLES_DIRECTORY } from './configuration.ts';
import type { RunningExample, StartExample } from './example.ts';
import { startSite } from './start-site.ts';

export const startCloudflareWorker: StartExample = async (service, port) => {
  const site = await startSite();
  const worker = await startCloudflareWorkerBefore(`http://127.0.0.1:${site.port}`, service, '', port);
  return {
    origin: worker.origin,
    stop: async () => {
      await worker.stop();
      await site.stop();
    },
  };
};

/**
 * @param site the origin of the pages, which `fetch(request)` reaches in production
 * @param before code that runs before the example's, such as a replacement for the cache
 */
export async function startCloudflareWorkerBefore(
  site: string,
  service: string,
  before = '',
  port?: number,
): Promise<RunningExample> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: await freePort(port),
      upstream: site,
      workers: [
        {
          name: 'site',
          modules: [
            {
              type: 'ESModule',
              path: 'main.js',
              contents: "import './before.js'; export { default } from './worker.js';",
            },
            { type: 'ESModule', path: 'before.js', contents: before },
            { type: 'ESModule', path: 'worker.js', contents: await bundleWorker() },
          ],
          compatibilityDate: await compatibilityDate(),
          bindings: { CHROME_ORIGIN: service },
        },
      ],
    }),
  );
  const { origin } = await miniflare.ready;
  return { origin, stop: () => miniflare.dispose() };
}

/** With the package for hosts, as `wrangler deploy` bundles it. */
async function bundleWorker(): Promise<string> {
  const result = await build({
    entryPoints: [`${EXAMPLES_DIRECTORY}cloudflare-worker/worker.js`],
    bundle: true,
    format: 'esm',
    external: ['cloudflare:*'],
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}
