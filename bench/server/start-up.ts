/** Compares how long workers take to start and send a first response. */

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Comparison, compare } from '../statistics.ts';
import { startWorker } from './workers.ts';

const FIRST_ANSWER_ROUNDS = 5;
const EVALUATION_ROUNDS = 9;

/** First uses what Node loads lazily and workerd does not. */
const IMPORT_TIMED = `new Request('http://localhost'); new Response(); crypto.subtle;
const started = performance.now(); await import(process.argv[1]); console.log(performance.now() - started);`;

/** Milliseconds from starting workerd to the end of the first response, with a new workerd in every round. */
export function compareFirstAnswers(service: string, constant: string, path: string): Promise<Comparison> {
  return compare(
    FIRST_ANSWER_ROUNDS,
    () => firstAnswer(service, path),
    () => firstAnswer(constant, path),
  );
}

async function firstAnswer(script: string, path: string): Promise<number> {
  const started = performance.now();
  const worker = await startWorker(script);
  try {
    const response = await fetch(worker.origin + path);
    await response.text();
    if (response.status !== 200) throw new Error(`The first response was ${response.status}`);
    return performance.now() - started;
  } finally {
    await worker.stop();
  }
}

/** Milliseconds to load and evaluate the module in a new Node process; the clock of workerd does not advance meanwhile. */
export async function compareEvaluation(service: string, constant: string): Promise<Comparison> {
  const directory = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  try {
    const [ours, theirs] = [join(directory, 'service.mjs'), join(directory, 'constant.mjs')];
    await writeFile(ours, service);
    await writeFile(theirs, constant);
    return await compare(
      EVALUATION_ROUNDS,
      () => evaluation(ours),
      () => evaluation(theirs),
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function evaluation(file: string): Promise<number> {
  const options = ['--input-type=module', '-e', IMPORT_TIMED, pathToFileURL(file).href];
  return Number((await promisify(execFile)(process.execPath, options)).stdout);
}
