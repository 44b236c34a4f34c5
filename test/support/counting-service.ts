/** The worker of the build's files with counting turned on, on workerd, and a worker that keeps what it stores. */

import { readFile } from 'node:fs/promises';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { compatibilityDate } from '../../packages/cli/src/local/compatibility-date.ts';
import { freePort } from '../../packages/cli/src/local/free-port.ts';
import { type Service, serviceAt, serviceWorker } from '../../packages/cli/src/local/service.ts';
import { ROOT } from '../../packages/cli/src/root.ts';
import { COMPANY } from '../../src/company.ts';
import type { Counting } from '../../src/contract/counting.ts';
import type { CountedEvent } from '../../src/counting/read-events.ts';
import { bundleWorker } from '../../tools/bundle-worker.ts';

/** Takes rows as a dataset's binding does, and answers with them. */
const STORE = `import { WorkerEntrypoint } from 'cloudflare:workers';
const stored = [];
export class Dataset extends WorkerEntrypoint {
  writeDataPoint(point) { stored.push(point); }
}
export default { fetch: () => Response.json(stored) };`;

export interface CountingService extends Service {
  /** Everything that was stored so far. */
  readonly stored: () => Promise<readonly CountedEvent[]>;
  readonly stop: () => Promise<void>;
}

export async function startCountingService(counting: Counting): Promise<CountingService> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const worker = await serviceWorker({ origin, preview: true, blogOrigin: null, dist: `${ROOT}dist` });
  const esModule = (path: string, contents: string) => ({ type: 'ESModule' as const, path, contents });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      workers: [
        {
          ...worker,
          modules: [esModule('worker.js', await countingCode(counting))],
          serviceBindings: { BLOG: 'store', EVENTS: { name: 'store', entrypoint: 'Dataset' } },
        },
        { name: 'store', modules: [esModule('store.js', STORE)], compatibilityDate: await compatibilityDate() },
      ],
    }),
  );
  await miniflare.ready;
  const store = await miniflare.getWorker('store');
  return {
    ...serviceAt(origin),
    stored: async () => (await (await store.fetch('http://store/')).json()) as readonly CountedEvent[],
    stop: () => miniflare.dispose(),
  };
}

/** The worker of a company that counts, in one module. */
export async function countingCode(counting: Counting): Promise<string> {
  const release = JSON.parse(await readFile(`${ROOT}dist/release.json`, 'utf8'));
  return (await bundleWorker({ release, buildSnapshot: null, company: { ...COMPANY, counting } })).text;
}
