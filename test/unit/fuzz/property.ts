/** Declares properties: tests of statements that hold for any input, each with generated inputs. */

import fc from 'fast-check';
import { test } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** How many inputs a property was tested with, up to the first that failed. */
    inputs?: number;
  }
}

/** Set by `npm run fuzz`; the workflow gives each run another seed. In `npm test`, each property has its own number of inputs. */
const { FUZZ_RUNS, FUZZ_SEED } = process.env;
const SEED = Number(FUZZ_SEED ?? 11) % 2 ** 31;

/** In milliseconds, for each input: far more than one takes. */
const TIME_PER_INPUT = 2_000;

/**
 * A test with this name. A failure has the seed, the smallest input found that fails, and the command to repeat it.
 *
 * @param runs the number of inputs in `npm test`
 * @param check fails, as in any test, if the property does not hold for the input
 */
export function property<Input>(
  name: string,
  runs: number,
  inputs: fc.Arbitrary<Input>,
  check: (input: Input) => Promise<void>,
): void {
  const numRuns = Number(FUZZ_RUNS ?? runs);
  test(name, { timeout: 30_000 + numRuns * TIME_PER_INPUT }, async ({ task }) => {
    const details = await fc.check(fc.asyncProperty(inputs, check), {
      seed: SEED,
      numRuns,
      includeErrorInReport: true,
    });
    task.meta.inputs = details.numRuns;
    if (!details.failed) return;
    const report = await fc.asyncDefaultReportMessage(details);
    throw new Error(`${report}\n\nRepeat it: npm run fuzz -- --runs ${numRuns} --seed ${SEED}`);
  });
}

/** @throws Error with all of the problems, if there are any */
export function expectNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
