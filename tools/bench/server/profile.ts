/** Profiles the CPU time of a response by source folder, with the service in this process. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type Profiler, Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleWorker } from '../../bundle-worker.ts';
import { builtRelease } from '../built-release.ts';
import { QUERIES } from './headers.ts';
import { BLOG_POST } from './workers.ts';

const WARM_UP = 3_000;
const CALLS = 15_000;

interface WorkerModule {
  readonly default: { fetch(request: Request, env: object, context: object): Response | Promise<Response> };
}

/** @returns the share of each folder, of packages, of the platform and of garbage collection; from 0 to 1, largest first */
export async function profileNewAddresses(): Promise<readonly (readonly [string, number])[]> {
  const directory = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  try {
    const file = join(directory, 'worker.mjs');
    const text = await readableWorker();
    await writeFile(file, text);
    const { default: worker }: WorkerModule = await import(pathToFileURL(file).href);
    return sharesOf(await profileOf(worker), pathToFileURL(file).href, sourceOfLines(text));
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** Not minified: esbuild then writes the path of each source above its code. */
async function readableWorker(): Promise<string> {
  const release = await builtRelease();
  const readable = {
    name: 'readable',
    setup: ({ initialOptions }: { initialOptions: { minify?: boolean } }) => {
      initialOptions.minify = false;
    },
  };
  return (await bundleWorker({ release, buildSnapshot: null }, undefined, [readable])).text;
}

async function profileOf(worker: WorkerModule['default']): Promise<Profiler.Profile> {
  // replaces the data centre's cache with an empty one
  Object.assign(globalThis, { caches: { default: { match: async () => undefined, put: async () => undefined } } });
  const env = { PREVIEW: 'off', BLOG: { fetch: async () => Response.json(BLOG_POST) } };
  const context = { waitUntil: (work: Promise<unknown>) => void work.catch(() => {}), passThroughOnException() {} };
  let pages = 0;
  const answer = async () => {
    pages += 1;
    const url = `https://www.example.com/chrome/header?${QUERIES[0]}&path=%2Fdocs%2Fpage-${pages}`;
    const { status } = await worker.fetch(new Request(url), env, context);
    if (status !== 200) throw new Error(`${url} returned ${status}`);
  };
  for (let call = 0; call < WARM_UP; call += 1) await answer();
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    for (let call = 0; call < CALLS; call += 1) await answer();
    return (await session.post('Profiler.stop')).profile;
  } finally {
    session.disconnect();
  }
}

/** The source of each line of a bundle that is not minified. */
export function sourceOfLines(text: string): readonly string[] {
  let source = '';
  return text.split('\n').map((line) => {
    const [, path] = /^\s*\/\/ ((?:src|node_modules|client|locales)\/\S+)$/.exec(line) ?? [];
    if (path !== undefined) source = path;
    return source;
  });
}

function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile, url: string, sources: readonly string[]) {
  const times = new Map<string, number>();
  const groups = new Map(nodes.map(({ id, callFrame }) => [id, groupOf(callFrame, url, sources)]));
  for (const [index, id] of samples.entries()) {
    const group = groups.get(id) ?? null;
    if (group !== null) times.set(group, (times.get(group) ?? 0) + (timeDeltas[index] ?? 0));
  }
  const all = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times].map(([group, time]) => [group, time / all] as const).toSorted((a, b) => b[1] - a[1]);
}

/** @returns `null` for frames without work */
function groupOf(frame: Profiler.Profile['nodes'][number]['callFrame'], url: string, sources: readonly string[]) {
  if (frame.functionName === '(garbage collector)') return 'garbage collection';
  if (['(idle)', '(program)', '(root)'].includes(frame.functionName)) return null;
  if (frame.url !== url) return 'the platform: Request, Response and Headers';
  const [top = '', second = ''] = (sources[frame.lineNumber] ?? '').split('/');
  return top === 'node_modules' ? second : `${top}/${second}`;
}
