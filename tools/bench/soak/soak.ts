/** `npm run soak -- --minutes N [--seed S]`: the built worker under mixed traffic, beside a constant worker; then many sites. */

import { parseArgs } from 'node:util';
import workerd from 'workerd/package.json' with { type: 'json' };
import { type Interval, type Latency, runSoak, type SoakReport } from './run-soak.ts';
import { failuresOf } from './verdict.ts';

/** In seconds. */
const INTERVAL = 10;

/** Some 35 for each of 480 sites in each language. */
const URLS = 100_000;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '2' }, seed: { type: 'string', default: '11' } },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error('Use npm run soak -- --minutes N [--seed S].');
  process.exit(2);
}

const line = (...columns: readonly (string | number)[]) =>
  console.log(columns.map((column) => String(column).padStart(14)).join(''));
const ratio = (ours: number, reference: number) => (ours / reference).toFixed(2);
const megabytes = (value: number) => value.toFixed(0);

function printInterval({ at, tally, service, constant, serviceMemory, constantMemory }: Interval): void {
  line(
    at.toFixed(0),
    tally.requests,
    tally.errors,
    tally.incomplete,
    ratio(service.p50, constant.p50),
    ratio(service.p99, constant.p99),
    megabytes(serviceMemory),
    megabytes(constantMemory),
  );
}

function printReport({ tally, service, constant, serviceTrend, constantTrend, heap, logLines }: SoakReport): void {
  console.log('\nAnswers by status and state:');
  for (const [outcome, count] of [...tally.answers].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`  ${outcome.padEnd(24)}${String(count).padStart(10)}`);
  }
  const latency = ({ p50, p99 }: Latency) => `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
  console.log(`\nOrdinary requests: service ${latency(service)}; constant ${latency(constant)}.`);
  console.log(
    `Ratio to the constant worker: p50 ${ratio(service.p50, constant.p50)}, p99 ${ratio(service.p99, constant.p99)}.`,
  );
  console.log(`Lines in the log: ${logLines}.`);
  if (serviceTrend && constantTrend) {
    console.log(
      `Memory after the warm-up: ${serviceTrend.slope.toFixed(1)} MB a minute (±${serviceTrend.error.toFixed(1)}), constant worker ${constantTrend.slope.toFixed(1)} (±${constantTrend.error.toFixed(1)}).`,
    );
  }
  if (!serviceTrend) console.log('Memory: no trend, because the soak was shorter than two minutes.');
  console.log(`The isolate holds ${heap.toFixed(1)} MB after ${URLS} URLs of many sites.`);
  for (const problem of tally.problems.slice(0, 20)) console.log(`  ${problem}`);
}

console.log(`Soak for ${minutes} minutes, seed ${seed}, workerd ${workerd.version}`);
console.log('Across machines, compare only the ratios. Times are seconds, memory is MB.\n');
line('time', 'requests', 'errors', 'incomplete', 'p50 ratio', 'p99 ratio', 'service', 'constant');
const report = await runSoak({
  seconds: minutes * 60,
  seed,
  interval: INTERVAL,
  urls: URLS,
  onInterval: printInterval,
});
printReport(report);
const failures = failuresOf(report);
console.log(failures.length === 0 ? '\nPassed.' : `\nFailed: ${failures.join('; ')}.`);
process.exitCode = failures.length === 0 ? 0 : 1;
