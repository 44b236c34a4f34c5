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

test('an answer is counted by route, language and state, with its notices', () => {
  const answered = { name: 'answered', route: 'header', language: 'de', status: 200, notices: 2 } as const;
  expect(rowOf({ ...answered, state: 'stale' })).toEqual(['header', 'de', 'stale', 2]);
});

test('a part that failed is counted by route, language and part, without its message', () => {
  const event = { name: 'part-failed', route: 'footer', part: 'legal links', language: 'ja', error: 'secret' } as const;
  expect(rowOf(event)).toEqual(['footer', 'ja', 'legal links', 0]);
});

test('outcomes of the blog are counted by source and language, with their times', () => {
  const source = { source: 'latest-post', language: 'en' } as const;
  expect(rowOf({ name: 'post-fetched', ...source, milliseconds: 120 })).toEqual(['latest-post', 'en', '', 120]);
  expect(rowOf({ name: 'post-failed', ...source, reason: 'x', retryAfter: 5_000 })).toEqual([
    'latest-post',
    'en',
    '',
    5_000,
  ]);
});
