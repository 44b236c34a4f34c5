/** Builds workers in which one seam fails, and runs all of them in one workerd. */

import { readFile } from 'node:fs/promises';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { compatibilityDate } from '../../../packages/cli/src/local/compatibility-date.ts';
import { workerModules } from '../../../packages/cli/src/local/worker-modules.ts';
import { renderBuildSnapshotOf } from '../../../packages/cli/src/render-build-snapshot.ts';
import { ROOT } from '../../../packages/cli/src/root.ts';
import { COMPANY } from '../../../src/company.ts';
import type { Release } from '../../../src/release/release.ts';
import { bundleWorker } from '../../../tools/bundle-worker.ts';
import type { Seam, Way } from './seams.ts';

export interface FaultCase {
  readonly seam: Seam;
  readonly way: Way;
  readonly code: string;
}

export interface FaultyServices {
  readonly fetch: (fault: FaultCase, path: string) => Promise<Response>;
  /** Gets an answer that depends on nothing. */
  readonly idle: () => Promise<Response>;
  readonly stop: () => Promise<void>;
}

/** Runs the code before each request; its changes persist. */
function wrapper(code: string): string {
  return `import worker from './worker.js';
const real = { now: Date.now.bind(Date) };
const fail = () => { throw new Error('injected'); };
const never = () => new Promise(() => {});
const late = () => new Promise((resolve) => setTimeout(resolve, 10_000));
const stored = new Map();
const memory = {
  match: async (key) => stored.get(String(key.url ?? key))?.clone(),
  put: async (key, response) => void stored.set(String(key.url ?? key), response),
};
// all workers share Miniflare's cache
Object.defineProperty(globalThis, 'caches', { configurable: true, value: { default: memory } });
export default {
  async fetch(request, bindings, execution) {
    const env = { ...bindings };
    const context = { waitUntil: (work) => execution.waitUntil(work), passThroughOnException() {} };
    ${code}
    return worker.fetch(request, env, context);
  },
};`;
}

async function bundleWithFault({ seam, code }: FaultCase): Promise<string> {
  const release: Release = JSON.parse(await readFile(`${ROOT}dist/release.json`, 'utf8'));
  const constants = { release, buildSnapshot: await buildSnapshotOf(release) };
  const prefix = `import { renderToString as render } from 'preact-render-to-string';\n`;
  const original = await readFile(`${ROOT}src/content/content-for.ts`, 'utf8');
  const { text } = await bundleWorker(constants, undefined, [
    {
      name: 'fault',
      setup(build) {
        if (seam.where === 'react-dom/server') {
          build.onResolve({ filter: /^react-dom\/server$/ }, () => ({ path: 'renderer', namespace: 'fault' }));
          build.onLoad({ filter: /.*/, namespace: 'fault' }, () => ({ contents: prefix + code, resolveDir: ROOT }));
        } else {
          build.onLoad({ filter: /content-for\.ts$/ }, () => ({
            contents: `${original.replace('export function fileContent', 'function rightContent')}
export function fileContent(locales) {
  const right = rightContent(locales);
  return { ...right, contentFor: (key) => { const content = right.contentFor(key); ${code} } };
}`,
            loader: 'ts',
          }));
        }
      },
    },
  ]);
  return text;
}

let made: ReturnType<typeof renderBuildSnapshotOf> | undefined;
function buildSnapshotOf({ assets }: Release) {
  made ??= renderBuildSnapshotOf(COMPANY, assets);
  return made;
}

/** Starts a worker for each case. */
export async function startFaultyServices(cases: readonly FaultCase[]): Promise<FaultyServices> {
  const compatibility = await compatibilityDate();
  const built = await workerModules(`${ROOT}dist`);
  const moduleOf = (path: string, contents: string) => ({ type: 'ESModule' as const, path, contents });
  const workers = await Promise.all(
    cases.map(async (fault, index) => ({
      name: `fault-${index}`,
      modules: [
        moduleOf('wrapper.js', wrapper(fault.seam.where === 'request' ? fault.code : '')),
        ...(fault.seam.where === 'request' ? built : [moduleOf('worker.js', await bundleWithFault(fault))]),
      ],
      compatibilityDate: compatibility,
      bindings: { PREVIEW: 'off' },
      serviceBindings: { BLOG: 'blog', ASSETS: 'files' },
    })),
  );
  const router = `export default {
  fetch(request, env) {
    const name = request.headers.get('x-case');
    return name ? env[name].fetch(request) : new Response();
  },
};`;
  const post = { title: 'A post', link: 'https://blog.example.com/a-post', thumbnail: null };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      workers: [
        {
          name: 'router',
          modules: [moduleOf('router.js', router)],
          compatibilityDate: compatibility,
          serviceBindings: Object.fromEntries(workers.map(({ name }) => [name, name])),
        },
        ...workers,
        {
          name: 'blog',
          modules: [moduleOf('blog.js', `export default { fetch: () => Response.json(${JSON.stringify(post)}) };`)],
          compatibilityDate: compatibility,
        },
        {
          name: 'files',
          modules: [
            moduleOf(
              'files.js',
              `export default { fetch: () => new Response('a{}', { headers: { 'content-type': 'text/css' } }) };`,
            ),
          ],
          compatibilityDate: compatibility,
        },
      ],
    }),
  );
  const origin = (await miniflare.ready).origin;
  return {
    idle: () => fetch(origin),
    fetch: (fault, path) =>
      fetch(origin + path, {
        headers: { 'x-case': `fault-${cases.indexOf(fault)}` },
        signal: AbortSignal.timeout(15_000),
      }),
    stop: () => miniflare.dispose(),
  };
}
