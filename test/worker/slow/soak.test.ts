/** The quick form of `npm run soak`: too short for a trend of the memory, and with one URL of each site and language. */

import { expect, test } from 'vitest';
import { runSoak } from '../../../tools/bench/soak/run-soak.ts';
import { failuresOf } from '../../../tools/bench/soak/verdict.ts';

test('mixed traffic with a failing blog and many sites gets complete fragments only, within the memory', async () => {
  const report = await runSoak({ seconds: 6, interval: 3, urls: 2_880, seed: 11 });
  expect([report.tally.problems, failuresOf({ ...report, serviceTrend: null })]).toEqual([[], []]);
  expect(report.tally.requests).toBeGreaterThan(50);
  const outcomes = [...report.tally.answers.keys()];
  for (const outcome of ['200', '200 fallback', '200 fresh', '304 fallback', '404', 'aborted'])
    expect(outcomes).toContain(outcome);
});
