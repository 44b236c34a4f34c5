/** How published versions get into KV that fails, hangs or is late. On workerd: packages/studio/test/worker/publishing.test.ts. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import { inEveryLanguage } from '../../../../test/support/publications.ts';
import { sqlStorage } from '../../../../test/support/sql-storage.ts';
import { Delivery } from '../../src/store/delivery.ts';
import { Settings } from '../../src/store/settings.ts';
import { VersionTable } from '../../src/store/version-table.ts';

const START = Date.UTC(2027, 0, 1);
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Put = (value: string) => Promise<void>;

/** A store whose KV behaves as `kv.put` does, and whose alarm rings when it is due. */
function storeWith(put: Put) {
  const sql = sqlStorage();
  const kv = { put, value: null as string | null, attempts: [] as number[] };
  const versions = new VersionTable(sql, COMPANY);
  const settings = new Settings(sql);
  const open = () =>
    new Delivery(
      versions,
      settings,
      async (_, value) => {
        kv.attempts.push(Date.now() - START);
        await kv.put(value);
        kv.value = value;
      },
      async () => ({}),
    );
  let delivery = open();
  const publish = (version: number) => {
    const publishedAt = new Date().toISOString();
    const summary = { publishedAt, publishedBy: 'local', reason: '', restores: null, state: 'pending' as const };
    versions.insert({ version, ...summary, languages: inEveryLanguage({}) });
    delivery.expect(Date.now());
    return delivery.deliver();
  };
  return {
    kv,
    publish,
    restart: () => {
      delivery = open();
    },
    /** Lets time pass. */
    pass: async (milliseconds: number) => {
      for (const end = Date.now() + milliseconds; Date.now() < end; ) {
        await vi.advanceTimersByTimeAsync(100);
        if (delivery.dueAt !== null && delivery.dueAt <= Date.now()) void delivery.deliver();
      }
    },
    inKv: () => (kv.value === null ? null : (JSON.parse(kv.value) as { version: number }).version),
    stateOf: (version: number) => versions.find(version)?.state,
    isDue: () => delivery.dueAt !== null,
  };
}

const works: Put = async () => {};
const fails: Put = () => Promise.reject(new Error('503'));
const hangs: Put = () => new Promise(() => {});
const after =
  (milliseconds: number): Put =>
  () =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));

test('the pauses between attempts double, up to a minute', async () => {
  const store = storeWith(fails);
  await store.publish(2);
  await store.pass(5 * MINUTE);
  const pauses = store.kv.attempts
    .slice(1)
    .map((at, index) => Math.round((at - (store.kv.attempts[index] ?? 0)) / 1_000));
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  store.kv.put = works;
  await store.pass(MINUTE);
  expect([store.inKv(), store.stateOf(2), store.isDue()]).toEqual([2, 'published', false]);
});

test('an attempt that hangs ends after five seconds, and is repeated', async () => {
  const store = storeWith(hangs);
  const publishing = store.publish(2);
  await store.pass(5_100);
  await publishing;
  expect(store.stateOf(2)).toBe('pending');
  store.kv.put = works;
  await store.pass(2_000);
  expect([store.inKv(), store.stateOf(2)]).toEqual([2, 'published']);
});

test.each([
  ['arrives after that of a later version', false],
  ['a restart has interrupted, and that arrives later,', true],
])('a put that %s is put right within about a minute', async (_, isRestarted) => {
  const store = storeWith(after(8_000));
  void store.publish(2);
  await store.pass(5_100);
  if (isRestarted) store.restart();
  store.kv.put = works;
  await store.publish(3);
  expect([store.inKv(), store.stateOf(3)]).toEqual([3, 'published']);
  await store.pass(4_000);
  expect(store.inKv()).toBe(2);
  await store.pass(MINUTE);
  expect([store.inKv(), store.isDue()]).toEqual([3, false]);
});

test('only one put runs at a time, and a version that is overtaken is not put', async () => {
  const store = storeWith(after(1_000));
  const publishing = [store.publish(2), store.publish(3), store.publish(4)];
  await store.pass(3_000);
  await Promise.all(publishing);
  expect(store.kv.attempts).toHaveLength(1);
  expect([store.inKv(), store.stateOf(2), store.stateOf(4)]).toEqual([4, 'published', 'published']);
});
