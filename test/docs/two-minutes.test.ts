/** docs/operations.md adds up how long a published message takes, with the times that the service has. */

import { expect, test } from 'vitest';
import { PUBLICATION_TIMINGS, STORE_CACHE_TTL } from '../../src/publication/timings.ts';
import { lifetimesFor } from '../../src/response/lifetimes.ts';
import { documentedTable } from '../support/documented-table.ts';

test('a published message is seen after the documented times, within two minutes', async () => {
  const { maxAge, staleWhileRevalidate } = lifetimesFor({
    instant: 0,
    changesAt: 1e12,
    state: 'fresh',
    mode: 'published',
  });
  const seconds = [STORE_CACHE_TTL, PUBLICATION_TIMINGS.usableFor / 1_000, maxAge + staleWhileRevalidate];
  const together = seconds.reduce((sum, step) => sum + step);
  expect(together).toBeLessThanOrEqual(120);
  const rows = (await documentedTable('docs/operations.md', 'two-minutes')).split('\n').slice(2);
  expect(rows.map((row) => Number(row.split('|')[2]))).toEqual([...seconds, together]);
});
