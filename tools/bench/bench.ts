/**
 * `npm run bench`: runs the measurements one after another and prints what each found. `--only=NAME,NAME` selects some,
 * `--write` writes docs/performance.md with its pictures, and the table in README.md.
 */

import { parseArgs } from 'node:util';
import { MEASUREMENTS } from './measurements.ts';
import { barChart } from './report/bar-chart.ts';
import { currentLoad, environmentText, readEnvironment } from './report/environment.ts';
import type { NamedSection } from './report/performance-page.ts';
import { sectionText } from './report/print-section.ts';
import type { Measurement } from './report/section.ts';
import { selectMeasurements } from './report/select.ts';
import { writeReport } from './report/write-report.ts';

const OPTIONS = { only: { type: 'string' }, write: { type: 'boolean', default: false } } as const;

interface Options {
  readonly selected: readonly Measurement[];
  readonly write: boolean;
}

/** @throws Error if an option is unknown, or options contradict each other */
function readOptions(): Options {
  const { only, write } = parseArgs({ options: OPTIONS }).values;
  if (write && only !== undefined) throw new Error('--write needs a complete run, without --only.');
  return { selected: selectMeasurements(MEASUREMENTS, only), write };
}

async function run({ selected, write }: Options): Promise<void> {
  const environment = await readEnvironment();
  const started = performance.now();
  const loadBefore = currentLoad();
  console.log(`\nPortico ${environment.version}, ${environment.date}: ${environmentText(environment)}.`);
  console.log(
    'Across machines, compare only the ratios: the sides of each comparison are measured alternately. Median (range).',
  );

  const sections: NamedSection[] = [];
  for (const measurement of selected) {
    const { name } = measurement;
    const begun = performance.now();
    const section = await measurement.measure();
    // fails now, not at the end of the run, if a picture cannot be drawn
    for (const chart of section.charts) barChart(chart);
    console.log(`\n${sectionText(section)}\n(${name}: ${seconds(begun)} s)`);
    sections.push({ name, section });
  }
  const run = { seconds: seconds(started), loadBefore, loadAfter: currentLoad() };
  console.log(`\nTook ${run.seconds} s.`);
  if (write) await writeReport({ sections, environment, run });
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 1_000);
}

let options: Options | undefined;
try {
  options = readOptions();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
if (options) await run(options);
