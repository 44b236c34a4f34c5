/** Builds the service with a set of content, and measures one of its costs at a time. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { brotliBytes } from '../../../packages/cli/src/brotli-bytes.ts';
import { bundleForNode } from '../../../packages/cli/src/bundle-code.ts';
import { definitions, languageConstants } from '../../../packages/cli/src/company/constants.ts';
import type { Release } from '../../../src/release/release.ts';
import { bundleWorker } from '../../bundle-worker.ts';
import { runInNode } from '../run-in-node.ts';
import { BLOG_POST } from '../server/workers.ts';
import { type ContentSet, constantsOf } from './content-set.ts';
import { NOW } from './generate-content.ts';

type Probe = typeof import('./probe.ts');

const PATH = '/chrome/header?lang=en&theme=dark';
const COLD_CALLS = 12;
const WARM_CALLS = 200;
const RESOLVE_CALLS = 20;
const MAX_TRIES = 100;
const WARM_UP_MILLISECONDS = 300;

/** Begins with uses of what Node, unlike workerd, loads lazily. */
const IMPORT_MEASURED = `new Request('http://localhost'); new Response(); crypto.subtle;
const before = process.threadCpuUsage(); await import(process.argv[1]);
const { user, system } = process.threadCpuUsage(before); console.log((user + system) / 1000);`;

/** Sizes in bytes. */
export interface GrownSizes {
  readonly headerBrotli: number;
  readonly workerGzip: number;
}

export interface GrownService {
  readonly sizes: GrownSizes;
  /** Milliseconds of processor time for the first header of a service with resolved content and posts; starts several services. */
  readonly firstAnswer: () => Promise<number>;
  /** Microseconds of CPU time for a header with a repeated URL. */
  readonly warmAnswer: () => Promise<number>;
  /** Milliseconds of processor time to resolve the content of a language. */
  readonly resolving: () => number;
  /** Milliseconds of processor time to evaluate the worker in a new process of Node. */
  readonly evaluating: () => Promise<number>;
}

/** @param directory for the bundles */
export async function growService(
  name: string,
  content: ContentSet,
  release: Release,
  directory: string,
): Promise<GrownService> {
  const { company, languages } = constantsOf(content);
  const defined = definitions({ ...languageConstants(languages), PORTICO_COMPANY: JSON.stringify(company) });
  const [probeFile, workerFile] = [join(directory, `${name}-probe.mjs`), join(directory, `${name}-worker.mjs`)];
  await writeFile(probeFile, await bundleForNode(`export * from './bench/growth/probe.ts';`, defined));
  const probe: Probe = await import(pathToFileURL(probeFile).href);
  const constants = { release, buildSnapshot: probe.buildSnapshot(release), company, languages };
  const { text: worker } = await bundleWorker(constants);
  await writeFile(workerFile, worker);

  const start = probe.createStarter({ release, post: BLOG_POST, now: NOW });
  const request = start('en');
  const header = await warmUp(request);
  return {
    sizes: {
      headerBrotli: brotliBytes(header),
      workerGzip: gzipSync(worker, { level: 9 }).length,
    },
    async firstAnswer() {
      const services = Array.from({ length: COLD_CALLS }, () => start('en'));
      const used = processorTime();
      for (const request of services) await request(PATH);
      return used() / services.length;
    },
    async warmAnswer() {
      const used = processorTime();
      for (let call = 0; call < WARM_CALLS; call += 1) await request(PATH);
      return (used() * 1_000) / WARM_CALLS;
    },
    resolving() {
      const used = processorTime();
      for (let call = 0; call < RESOLVE_CALLS; call += 1) probe.resolve('en');
      return used() / RESOLVE_CALLS;
    },
    evaluating: () => evaluation(workerFile),
  };
}

async function evaluation(file: string): Promise<number> {
  return Number(await runInNode(IMPORT_MEASURED, file));
}

/** @returns a function that returns this thread's processor time since this call, in milliseconds */
function processorTime(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  };
}

/**
 * Sends requests until the blog's post is there, then until caches are filled and the code is compiled.
 *
 * @returns the header with the announcement of a seed
 * @throws Error if an answer is not a complete header
 */
async function warmUp(request: ReturnType<ReturnType<Probe['createStarter']>>): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { headers } = await request(PATH);
    if (headers.get('portico-state') === 'fresh') break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const started = performance.now();
  while (performance.now() - started < WARM_UP_MILLISECONDS) await request(PATH);
  const response = await request(`${PATH}&seed=bench`);
  const text = await response.text();
  const state = response.headers.get('portico-state');
  if (state !== 'fresh' || !text.includes('<header')) {
    throw new Error(`The service with generated content answered ${response.status}, ${state}: ${text.slice(0, 100)}`);
  }
  return text;
}
