/** Copies outlive the process in a store, which may be empty, slow, broken or hold anything. */

import { expect, test } from 'vitest';
import type { CopyStore } from '../../src/index.ts';
import { ANNOUNCEMENT, answerFor, hangs, isDead, memoryCopies, works } from './support/fake-service.ts';
import { seconds, useFakeTime } from './support/fake-time.ts';
import { host } from './support/host.ts';

useFakeTime();

/** A store in which an earlier process has stored its copy. */
async function used() {
  const store = memoryCopies();
  await host(works, { copies: store.copies }).page({ language: 'de' });
  await expect.poll(() => store.stored.size).toBe(1);
  return store;
}

test('after a restart while the service is dead, the copy is shown', async () => {
  const { copies } = await used();
  const { page } = host(isDead, { copies });
  await seconds(400);
  const { source, header, styles } = await page({ language: 'de' });
  expect([source, header.includes(ANNOUNCEMENT), styles.length]).toEqual(['copy', true, 1]);
  expect((await page({ language: 'de', path: '/a' })).header).toContain('de null');
  expect((await page({ language: 'fr' })).source).toBe('fallback');
});

test('a copy that another process has renewed is used without a request', async () => {
  const { copies } = await used();
  const { service, page } = host(works, { copies });
  expect((await page({ language: 'de' })).source).toBe('service');
  expect(service.takeRequests()).toEqual([]);
});

test('the copy of another service is not used', async () => {
  const { copies } = await used();
  const { page } = host(isDead, { service: 'https://other.example', copies });
  expect((await page({ language: 'de' })).source).toBe('fallback');
});

const bytes = (text: string) => new TextEncoder().encode(text);
const copyAt = (at: unknown, full: object = answerFor(new URLSearchParams()), plain: object = full) =>
  bytes(JSON.stringify({ at, full, plain }));

test.each<[string, Uint8Array]>([
  ['nothing', bytes('')],
  ['half a copy', copyAt(0).subarray(0, 500)],
  ['an error page', bytes('<h1>ERROR PAGE</h1>')],
  ['null', bytes('null')],
  ['another shape', bytes('{"full":{"header":1}}')],
  ['bytes that are not UTF-8', new Uint8Array([0xff, 0xff])],
  ['a copy without a date', copyAt(undefined)],
  ['a copy with a wrong date', copyAt('2026-01-01')],
  ['a copy from the future', copyAt(Date.UTC(2100, 0))],
  ['a copy whose header is cut off', copyAt(0, { ...answerFor(new URLSearchParams()), header: '<header' })],
  ['a copy whose plain part is cut off', copyAt(0, answerFor(new URLSearchParams()), {})],
])('a store that holds %s is as good as an empty one', async (_, held) => {
  const copies: CopyStore = { get: () => held, put: () => {} };
  const { service, page } = host(isDead, { copies });
  expect((await page()).source).toBe('fallback');
  service.answer = works;
  await seconds(3);
  expect((await page()).source).toBe('service');
});

const never = () => new Promise<never>(() => {});
const fail = () => {
  throw new Error('no space left');
};

test.each<[string, CopyStore, maxDuration: number]>([
  ['never answers', { get: never, put: never }, 200],
  ['throws', { get: fail, put: fail }, 100],
  ['rejects', { get: async () => fail(), put: async () => fail() }, 100],
  ['returns something else', { get: () => JSON.parse('"text"'), put: () => 5 }, 100],
])('a store that %s delays no page for long, and is reported once', async (_, copies, maxDuration) => {
  const { service, page } = host(works, { copies });
  expect((await page({ language: 'de' }, maxDuration)).source).toBe('service');
  // a late store is not read again for a while
  const started = Date.now();
  expect((await page({ language: 'fr' }, maxDuration)).source).toBe('service');
  expect(Date.now() - started).toBeLessThan(100);
  await seconds(2);
  const problems = service.problems.map((problem) => problem.slice(0, 50));
  expect([...new Set(problems)]).toEqual(problems);
});

test('the deadline of a page includes the time for the store', async () => {
  const { page } = host(hangs, { copies: { get: never, put: never } });
  expect((await page({}, 1_300)).source).toBe('fallback');
});

test('a copy is stored after the page has been answered', async () => {
  const kept: Promise<unknown>[] = [];
  const copies: CopyStore = { get: () => undefined, put: never };
  const { page } = host(works, { copies, waitUntil: (work) => void kept.push(work) });
  await page({}, 300);
  expect(kept.length).toBeGreaterThan(1);
  await seconds(2);
  await Promise.all(kept);
});
