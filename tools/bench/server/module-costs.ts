/** Measures how long each module of the worker takes to evaluate, at import and with a first header. */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { ROOT } from '../../../packages/cli/src/root.ts';
import { bundleWorker } from '../../bundle-worker.ts';
import { builtRelease } from '../built-release.ts';
import { runInNode } from '../run-in-node.ts';
import { type Spread, spreadOf } from '../statistics.ts';

const ROUNDS = 7;

export interface ModuleCost {
  /** From the root of the repository. */
  readonly path: string;
  /** Whether it is evaluated when the worker is imported, and not with the first header. */
  readonly atImport: boolean;
  readonly milliseconds: Spread;
}

/** Marks the start and the end of each module, between which none of its imports is evaluated. */
const marks: Plugin = {
  name: 'marks',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:tsx?|m?js|json)$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const start = 'globalThis.starting?.();';
      const end = `\n;globalThis.evaluated?.(${JSON.stringify(relative(ROOT, path))});`;
      const extension = extname(path).slice(1);
      if (extension === 'json') return { contents: `${start} export default ${text.trimEnd()};${end}`, loader: 'js' };
      return { contents: start + text + end, loader: extension === 'mjs' ? 'js' : (extension as Loader) };
    });
  },
};

const TIMED = `
const times = [];
let started = 0;
globalThis.starting = () => { started = performance.now(); };
globalThis.evaluated = (path) => times.push([path, performance.now() - started]);
globalThis.caches = { default: { match: async () => undefined, put: async () => undefined } };
const request = new Request('https://www.example.com/chrome/header');
const { default: worker } = await import(process.argv[1]);
const atImport = times.length;
const env = { PREVIEW: 'off', BLOG: { fetch: async () => Response.json({}) } };
await worker.fetch(request, env, { waitUntil() {}, passThroughOnException() {} });
console.log(JSON.stringify({ times, atImport }));`;

/** @returns the slowest modules first, without those that are not evaluated at all */
export async function moduleCosts(): Promise<readonly ModuleCost[]> {
  const release = await builtRelease();
  const { text } = await bundleWorker({ release, buildSnapshot: null }, undefined, [marks]);
  const directory = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  try {
    const file = join(directory, 'worker.mjs');
    await writeFile(file, text);
    const found = new Map<string, { atImport: boolean; times: number[] }>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { times, atImport }: { times: [string, number][]; atImport: number } = JSON.parse(
        await runInNode(TIMED, file),
      );
      for (const [index, [path, time]] of times.entries()) {
        const entry = found.get(path) ?? { atImport: index < atImport, times: [] };
        entry.times.push(time);
        found.set(path, entry);
      }
    }
    return [...found]
      .map(([path, { atImport, times }]) => ({ path, atImport, milliseconds: spreadOf(times) }))
      .toSorted((a, b) => b.milliseconds.median - a.milliseconds.median);
  } finally {
    await rm(directory, { recursive: true });
  }
}
