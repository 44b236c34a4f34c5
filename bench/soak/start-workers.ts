/** Starts what a soak compares: the built service with a blog that fails, and a worker that sends a constant. */

import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { ROOT } from '../../scripts/build.ts';
import { constantScript, serviceModules, startWorker, type WarmResponse, workerOf } from '../server/workers.ts';
import { blogScript } from './blog-script.ts';
import { ownWorkerds } from './memory.ts';

export interface SoakWorker {
  /** Without a trailing slash. */
  readonly origin: string;
  /** The id of its workerd process. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** In preview mode, whose parameter `at` lets requests cross the changes of the content. */
export async function startSoakService(onLog: (line: string) => void): Promise<SoakWorker> {
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

export function startConstant(response: WarmResponse): Promise<SoakWorker> {
  return withPid(() => startWorker(constantScript(response)));
}

/** @throws Error if starting starts no workerd, or several */
async function withPid(start: () => Promise<Omit<SoakWorker, 'pid'>>): Promise<SoakWorker> {
  const before = await ownWorkerds();
  const worker = await start();
  const [pid, ...others] = (await ownWorkerds()).filter((candidate) => !before.includes(candidate));
  if (pid === undefined || others.length > 0) {
    await worker.stop();
    throw new Error('The workerd process could not be identified; npm run soak needs /proc, as on Linux.');
  }
  return { ...worker, pid };
}
