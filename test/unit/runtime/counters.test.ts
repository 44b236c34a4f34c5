import { expect, test } from 'vitest';
import { createCounters } from '../../../src/runtime/counters.ts';
import type { ServiceEvent } from '../../../src/runtime/event.ts';

/** The index, the texts after it without the version, and the number that is not the count. */
const rowOf = (event: ServiceEvent) => {
  const rows: { indexes: readonly string[]; blobs: readonly string[]; doubles: readonly number[] }[] = [];
  createCounters({ writeDataPoint: (row) => void rows.push(row) }, '1.2.3')(event);
  const [row] = rows;
  expect(rows).toHaveLength(1);
  expect([row?.indexes[0], row?.blobs[0], row?.blobs[4], row?.doubles[0]]).toEqual([
    event.name,
    event.name,
    '1.2.3',
    1,
  ]);
  return [...(row?.blobs.slice(1, 4) ?? []), row?.doubles[1]];
};

const SOURCE = { source: 'latest-post', language: 'en' } as const;

test.each<[string, ServiceEvent, readonly unknown[]]>([
  [
    'an answer is counted by route, language and state, with its notices',
    { name: 'answered', route: 'header', language: 'de', status: 200, notices: 2, state: 'stale' },
    ['header', 'de', 'stale', 2],
  ],
  [
    'a part that failed by route, language and part, without its message',
    { name: 'part-failed', route: 'footer', part: 'legal links', language: 'ja', error: 'secret' },
    ['footer', 'ja', 'legal links', 0],
  ],
  [
    'a post by source and language, with its time',
    { name: 'post-fetched', ...SOURCE, milliseconds: 120 },
    ['latest-post', 'en', '', 120],
  ],
  [
    'a failure of the blog with its pause',
    { name: 'post-failed', ...SOURCE, reason: 'x', retryAfter: 5_000 },
    ['latest-post', 'en', '', 5_000],
  ],
])('%s', (_, event, row) => {
  expect(rowOf(event)).toEqual(row);
});
