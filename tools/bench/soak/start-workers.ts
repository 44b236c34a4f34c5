/** Starts the workers that a soak compares: the built service with a failing blog, and one that sends a constant. */

import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { ROOT } from '../../../packages/cli/src/root.ts';
import { PUBLICATION_KEY } from '../../../src/content/publication-key.ts';
import { type OwnWorker, withPid } from '../server/own-worker.ts';
import { constantScript, serviceModules, startWorker, type WarmResponse, workerOf } from '../server/workers.ts';
import { blogScript } from './blog-script.ts';
import { manySites } from './many-sites.ts';

export interface SoakService extends OwnWorker {
  /** The WebSocket of the worker's inspector. */
  readonly inspector: URL;
}

/** In preview mode, whose parameter `at` lets requests cross the changes of the content. */
export async function startSoakService(onLog: (line: string) => void): Promise<SoakService> {
  const options = convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    inspectorPort: 0,
    handleStructuredLogs: ({ message }) => onLog(message),
    workers: [
      {
        ...(await workerOf('portico', await serviceModules())),
        bindings: { PREVIEW: 'on' },
        serviceBindings: { BLOG: 'blog' },
        kvNamespaces: { MESSAGES: 'messages' },
        assets: {
          directory: `${ROOT}dist/public`,
          binding: 'ASSETS',
          run_worker_first: true,
          routerConfig: { has_user_worker: true },
        },
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      },
      await workerOf('blog', blogScript()),
    ],
  });
  let inspector = new URL('ws://localhost');
  const worker = await withPid(async () => {
    const miniflare = new Miniflare(options);
    const messages = await miniflare.getKVNamespace('MESSAGES', 'portico');
    await messages.put(PUBLICATION_KEY, JSON.stringify(manySites()));
    inspector = new URL('/core:user:portico', await miniflare.getInspectorURL());
    const { origin } = await miniflare.unsafeGetDirectURL('portico');
    return { origin, stop: () => miniflare.dispose() };
  });
  return { ...worker, inspector };
}

export function startConstant(response: WarmResponse): Promise<OwnWorker> {
  return withPid(() => startWorker(constantScript(response)));
}
