/**
 * `npm run bench`: compares the built service with a worker that sends a constant, and with React. `--only=abuse` measures
 * nothing but ordinary requests beside unique addresses.
 */

import { parseArgs } from 'node:util';
import workerd from 'workerd/package.json' with { type: 'json' };
import { comparisonRow, row, sizeRows } from './report/print-tables.ts';
import { compareBesideAbuse } from './server/abuse.ts';
import { compareHandlers } from './server/handler.ts';
import { QUERIES } from './server/headers.ts';
import { compareUnderLoad } from './server/load.ts';
import { compareRenderers } from './server/render.ts';
import { bundleWithReact, headerSizes, sizesOf } from './server/sizes.ts';
import { compareEvaluation, compareFirstAnswers } from './server/start-up.ts';
import {
  constantScript,
  type RunningWorker,
  serviceModules,
  startWorker,
  type WorkerSource,
  warmHeader,
} from './server/workers.ts';
import type { Comparison } from './statistics.ts';

const HEADER_PATH = `/chrome/header?${QUERIES[0]}`;
const { values } = parseArgs({ options: { only: { type: 'string', default: 'all' } } });
const { only } = values;
if (!['all', 'abuse'].includes(only)) throw new Error('Use npm run bench -- [--only=abuse].');
const running: RunningWorker[] = [];

async function start(source: WorkerSource): Promise<RunningWorker> {
  const worker = await startWorker(source);
  running.push(worker);
  return worker;
}

/** Ordinary requests of eight connections, beside eight others that ask for unique paths. */
function abuseRow(comparison: Comparison): void {
  row('Ordinary headers, requests/s', 'beside', 'alone', 'ratio');
  comparisonRow('Beside unique addresses (aim ≥ 0.4)', comparison, 0);
}

async function measure(): Promise<void> {
  console.log(
    `\nPortico, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, workerd ${workerd.version}`,
  );
  console.log(
    'Compare only ratios between machines: both sides of each pair are measured alternately in this run. Median (range).\n',
  );

  const script = await serviceModules();
  const service = await start(script);
  if (only === 'abuse') {
    await warmHeader(service.origin + HEADER_PATH);
    abuseRow(await compareBesideAbuse(service.origin));
    return;
  }
  const response = await warmHeader(service.origin + HEADER_PATH);
  const constantWorker = constantScript(response);
  const constant = await start(constantWorker);
  const sizes = await headerSizes(service.origin);

  row('', 'service', 'reference', 'ratio');
  const load = await compareUnderLoad(service.origin + HEADER_PATH, constant.origin + HEADER_PATH);
  comparisonRow('Warm header, requests/s (aim ≥ 0.9)', load.requestsPerSecond, 0);
  const besideAbuse = await compareBesideAbuse(service.origin);
  for (const worker of running.splice(0)) await worker.stop();
  comparisonRow('  its handler alone, µs', await compareHandlers(HEADER_PATH, response), 1);
  comparisonRow('First render, ms', await compareRenderers(), 3);
  comparisonRow(
    'First response of a new workerd, ms',
    await compareFirstAnswers(script, constantWorker, HEADER_PATH),
    0,
  );
  comparisonRow('  evaluating the module, ms', await compareEvaluation(script, constantWorker), 1);
  const [ours, react] = [sizesOf(script.map(({ contents }) => contents).join('')), sizesOf(await bundleWithReact())];
  for (const kind of ['raw', 'gzip', 'brotli'] as const) {
    const ratio = (ours[kind] / react[kind]).toFixed(2);
    row(`Worker, bytes ${kind}`, String(ours[kind]), String(react[kind]), ratio);
  }
  console.log();
  abuseRow(besideAbuse);
  console.log(`
Reference: a worker that sends ${response.bytes} constant bytes with the same headers; React for renders and worker bytes.
The load generator used ${Math.round(load.generatorBusy * 100)} % of a core next to workerd, and both sides include the cost of HTTP, so the first ratio
understates differences. The handler alone, measured in Node, overstates them.
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
