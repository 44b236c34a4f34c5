/** Measures the built service, and prints how it compares with what it could be at best. `npm run bench` builds first. */

import workerd from 'workerd/package.json' with { type: 'json' };
import { compareHandlers } from './handler.ts';
import { QUERIES } from './headers.ts';
import { compareUnderLoad } from './load.ts';
import { compareRenderers } from './render.ts';
import { comparisonRow, row, sizeRows } from './report.ts';
import { bundleWithReact, headerSizes, sizesOf } from './sizes.ts';
import { compareEvaluation, compareFirstAnswers } from './start-up.ts';
import { constantScript, type RunningWorker, serviceScript, startWorker, warmHeader } from './workers.ts';

const HEADER_PATH = `/chrome/header?${QUERIES[0]}`;
const running: RunningWorker[] = [];

async function start(script: string): Promise<RunningWorker> {
  const worker = await startWorker(script);
  running.push(worker);
  return worker;
}

async function measure(): Promise<void> {
  console.log(
    `\nPortico, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, workerd ${workerd.version}`,
  );
  console.log(
    'Only ratios compare between machines: every pair is measured in turn in this one run. Median (range).\n',
  );

  const script = await serviceScript();
  const service = await start(script);
  const answer = await warmHeader(service.origin + HEADER_PATH);
  const constantWorker = constantScript(answer);
  const constant = await start(constantWorker);
  const sizes = await headerSizes(service.origin);

  row('', 'service', 'reference', 'ratio');
  const load = await compareUnderLoad(service.origin + HEADER_PATH, constant.origin + HEADER_PATH);
  comparisonRow('Warm header, requests/s (aim ≥ 0.9)', load.requestsPerSecond, 0);
  for (const worker of running.splice(0)) await worker.stop();
  comparisonRow('  its handler alone, µs', await compareHandlers(HEADER_PATH, answer), 1);
  comparisonRow('First render, ms', await compareRenderers(), 3);
  comparisonRow('First answer of a new workerd, ms', await compareFirstAnswers(script, constantWorker, HEADER_PATH), 0);
  comparisonRow('  evaluating the module, ms', await compareEvaluation(script, constantWorker), 1);
  const [ours, react] = [sizesOf(script), sizesOf(await bundleWithReact())];
  for (const kind of ['raw', 'gzip', 'brotli'] as const) {
    const ratio = (ours[kind] / react[kind]).toFixed(2);
    row(`Worker, bytes ${kind}`, String(ours[kind]), String(react[kind]), ratio);
  }
  console.log(`
Reference: a worker that answers ${answer.bytes} constant bytes with the same headers; React for renders and worker bytes.
The load generator was busy ${Math.round(load.generatorBusy * 100)} % of the time, on the cores that workerd runs on, and both sides pay for
HTTP; so the first ratio hides small differences, and the handler alone (in Node) shows them larger than they are.
`);
  sizeRows(sizes);
}

try {
  await measure();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const worker of running) await worker.stop();
}
