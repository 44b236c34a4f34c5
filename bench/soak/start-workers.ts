/** Starts the workers that a soak compares: the built service with a failing blog, and one that sends a constant. */

import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { ROOT } from '../../scripts/build.ts';
import { type OwnWorker, withPid } from '../server/own-worker.ts';
import { constantScript, serviceModules, startWorker, type WarmResponse, workerOf } from '../server/workers.ts';
import { blogScript } from './blog-script.ts';

/** In preview mode, whose parameter `at` lets requests cross the changes of the content. */
export async function startSoakService(onLog: (line: string) => void): Promise<OwnWorker> {
  const options = convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    handleStructuredLogs: ({ message }) => onLog(message),
    workers: [
      {
        ...(await workerOf('portico', await serviceModules())),
        bindings: { PREVIEW: 'on' },
        serviceBindings: { BLOG: 'blog' },
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
  return withPid(async () => {
    const miniflare = new Miniflare(options);
    const { origin } = await miniflare.unsafeGetDirectURL('portico');
    return { origin, stop: () => miniflare.dispose() };
  });
}

export function startConstant(response: WarmResponse): Promise<OwnWorker> {
  return withPid(() => startWorker(constantScript(response)));
}
