/** `npm run fuzz -- --runs N [--seed S]`: runs every property of `test/unit/fuzz` with N inputs, and prints a line for each. */

import { parseArgs } from 'node:util';
import type { Reporter, TestCase } from 'vitest/node';
import { startVitest } from 'vitest/node';

const DEFAULT_RUNS = '2000';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: DEFAULT_RUNS },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
if (![values.runs, values.seed].every((value) => /^[1-9]\d*$/.test(value))) {
  console.error('Use npm run fuzz -- --runs N [--seed S], with whole numbers above zero.');
  process.exit(2);
}
process.env.FUZZ_RUNS = values.runs;
process.env.FUZZ_SEED = values.seed;

const line = (...columns: readonly [string, string, string, string]) =>
  console.log(
    columns[0].padEnd(82) +
      columns
        .slice(1)
        .map((column) => column.padStart(10))
        .join(''),
  );

const failures: string[] = [];
const reporter: Reporter = {
  onTestCaseResult(testCase: TestCase) {
    const { state, errors } = testCase.result();
    const seconds = (testCase.diagnostic()?.duration ?? 0) / 1_000;
    line(testCase.name, String(testCase.meta().inputs ?? 0), seconds.toFixed(1), state === 'passed' ? '0' : '1');
    if (state !== 'passed') failures.push(`${testCase.name}\n${errors?.map(({ message }) => message).join('\n')}`);
  },
};

console.log(`${values.runs} inputs for each property, seed ${values.seed}\n`);
line('property', 'inputs', 'seconds', 'failures');
const vitest = await startVitest('test', ['test/unit/fuzz'], {
  watch: false,
  project: ['unit'],
  reporters: [reporter],
  silent: true,
});
const modules = vitest.state.getTestModules();
const broken = modules.flatMap((module) =>
  module.errors().map(({ message }) => `${module.relativeModuleId}\n${message}`),
);
await vitest.close();
for (const failure of [...failures, ...broken]) console.error(`\n${failure}`);
const passed = modules.length > 0 && failures.length + broken.length === 0;
console.log(passed ? '\nEvery property held.' : `\n${failures.length + broken.length} failures; seed ${values.seed}.`);
process.exitCode = passed ? 0 : 1;
