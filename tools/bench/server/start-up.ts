/** Compares how long workers take to start and send a first response. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type OnResolveArgs } from 'esbuild';
import { runInNode } from '../run-in-node.ts';
import { type Comparison, compare } from '../statistics.ts';
import { modulesOf, startWorker, type WorkerSource } from './workers.ts';

const FIRST_ANSWER_ROUNDS = 5;
const EVALUATION_ROUNDS = 9;

/** Begins with uses of what Node, unlike workerd, loads lazily. */
const IMPORT_TIMED = `new Request('http://localhost'); new Response(); crypto.subtle;
const started = performance.now(); await import(process.argv[1]); console.log(performance.now() - started);`;

/** Milliseconds from starting workerd to the end of the first response, with a new workerd in every round. */
export function compareFirstAnswers(service: WorkerSource, constant: WorkerSource, path: string): Promise<Comparison> {
  return compare(
    FIRST_ANSWER_ROUNDS,
    () => firstAnswer(service, path),
    () => firstAnswer(constant, path),
  );
}

async function firstAnswer(source: WorkerSource, path: string): Promise<number> {
  const started = performance.now();
  const worker = await startWorker(source);
  try {
    const response = await fetch(worker.origin + path);
    await response.text();
    if (response.status !== 200) throw new Error(`The first response was ${response.status}`);
    return performance.now() - started;
  } finally {
    await worker.stop();
  }
}

/** Milliseconds to load and evaluate a worker in a new Node process; the clock of workerd does not advance meanwhile. */
export async function compareEvaluation(service: WorkerSource, constant: WorkerSource): Promise<Comparison> {
  const directory = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  try {
    const ours = await writeWorker(join(directory, 'service'), service);
    const theirs = await writeWorker(join(directory, 'constant'), constant);
    return await compare(
      EVALUATION_ROUNDS,
      () => evaluation(ours),
      () => evaluation(theirs),
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * Writes the modules evaluated at import as one file: Node reads files one by one, but workerd has them in memory.
 *
 * @returns the path of the file
 */
async function writeWorker(directory: string, source: WorkerSource): Promise<string> {
  const modules = modulesOf(source);
  await mkdir(directory);
  for (const { path, contents } of modules) await writeFile(join(directory, path), contents);
  const joined = join(directory, 'joined.mjs');
  await build({
    entryPoints: [join(directory, modules[0]?.path ?? '')],
    outfile: joined,
    bundle: true,
    minify: true,
    format: 'esm',
    plugins: [{ name: 'loaded-later', setup: ({ onResolve }) => onResolve({ filter: /^/ }, loadedLater) }],
  });
  return joined;
}

function loadedLater({ kind }: OnResolveArgs) {
  return kind === 'dynamic-import' ? { external: true } : null;
}

async function evaluation(file: string): Promise<number> {
  return Number(await runInNode(IMPORT_TIMED, file));
}
