/** What the Studio notices of a publication that visitors do not get, and what it does by schedule. */

import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { Delivered } from '../../src/store/store.ts';
import { checkPublication } from '../../src/watch/check-publication.ts';
import { createStudioReport, type StudioEvent } from '../../src/watch/events.ts';
import { CHECK_CRON, runScheduled } from '../../src/watch/scheduled.ts';

const MINUTE = 60_000;
const PUBLISHED = Date.UTC(2027, 2, 1, 9);
const at = (milliseconds: number) => new Date(milliseconds).toISOString();
const document = (version: number, publishedAt = PUBLISHED) => ({ version, publishedAt: at(publishedAt) });

/** What the service reports if it shows a version. */
const showing = (version: number | null, rest: object = {}) => ({
  version,
  publishedAt: version === null ? null : at(PUBLISHED + (version - 12) * MINUTE),
  state: 'current',
  reason: null,
  omitted: [],
  ...rest,
});

/** A Studio that has published version 12, with KV and a service as they are in the test. */
function studio() {
  const world = {
    now: PUBLISHED + 10 * MINUTE,
    version: 12,
    state: 'published' as 'published' | 'pending',
    inKv: document(12) as Delivered['inKv'],
    messages: showing(12) as object | null,
    health: async () => Response.json({ messages: world.messages }),
    putsAgain: 0,
    backUp: async () => ({ left: 0, name: 'a backup' as string | null }),
    isStoreBroken: false,
  };
  let since: number | null = null;
  const store = {
    readDelivered: async () => {
      if (world.isStoreBroken) throw new Error('the store is down');
      const summary = { ...document(world.version), publishedBy: 'kim', reason: '', restores: null };
      return { latest: { ...summary, state: world.state }, inKv: world.inKv, failed: [], draft: 1, event: 1 };
    },
    noteShown: async (isShown: boolean) => {
      since = isShown ? null : (since ?? world.now);
      return since;
    },
    putAgain: async () => {
      world.putsAgain += 1;
    },
    backUp: () => world.backUp(),
  };
  const events: StudioEvent[] = [];
  const options = {
    openStore: () => store,
    fetchService: () => world.health(),
    now: () => world.now,
    report: (event: StudioEvent) => void events.push(event),
  };
  /** As the cron trigger does, each minute. */
  const runFor = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      await runScheduled(CHECK_CRON, options);
      world.now += MINUTE;
    }
  };
  const faults = async () => (await checkPublication(options)).faults;
  return { world, events, options, runFor, faults };
}

test('nothing is reported as long as visitors get what was published', async () => {
  const { world, events, runFor, faults } = studio();
  await runFor(5);
  expect([events, await faults(), world.putsAgain]).toEqual([[], [], 0]);
});

test('nothing is reported if nothing was published', async () => {
  const { world, events, runFor } = studio();
  Object.assign(world, { version: 1, inKv: null, messages: showing(null) });
  await runFor(5);
  expect(events).toEqual([]);
});

describe('a document that KV has lost', () => {
  test.each([
    ['is missing', null, 'document-missing', 'KV has no document, although version 12 is published.'],
    ['is an earlier one', document(11, PUBLISHED - 1), 'document-earlier', 'KV has version 11 instead of 12.'],
  ] as const)('is reported, and put again: it %s', async (_, inKv, fault, text) => {
    const { world, events, runFor, faults } = studio();
    world.inKv = inKv;
    await runFor(1);
    expect(events).toEqual([{ event: 'publication-fault', fault, text }]);
    expect(world.putsAgain).toBe(1);
    expect(await faults()).toEqual([{ fault, text }]);
  });

  test('may be late for three minutes', async () => {
    const { world, events, runFor } = studio();
    world.now = PUBLISHED;
    world.inKv = null;
    await runFor(3);
    expect(events).toEqual([]);
    await runFor(1);
    expect(events).toHaveLength(1);
  });

  test('is not put by the check while the store itself retries', async () => {
    const { world, events, runFor } = studio();
    Object.assign(world, { state: 'pending', inKv: document(11, PUBLISHED - 1) });
    await runFor(1);
    expect([events, world.putsAgain]).toEqual([[], 0]);
  });
});

test.each([
  ['was restored to an earlier version', 12, document(13, PUBLISHED + 1)],
  ['has lost its data', 1, document(12, PUBLISHED - 1)],
])('a document is not overwritten by a Studio that %s', async (_, version, inKv) => {
  const { world, events, runFor } = studio();
  Object.assign(world, { version, inKv, messages: showing(inKv.version, { publishedAt: inKv.publishedAt }) });
  await runFor(1);
  expect(events[0]).toMatchObject({ event: 'publication-fault', fault: 'document-unknown' });
  expect(world.putsAgain).toBe(0);
});

describe('a service that does not show the latest version', () => {
  test.each([
    ['shows an earlier one', showing(11), /shows version 11 instead of version 12\./],
    [
      'shows another one with its number',
      showing(12, { publishedAt: at(PUBLISHED - 1) }),
      /not show all of version 12/,
    ],
    ['shows the messages of its files', showing(null), /shows the messages of its files instead of version 12/],
    ['reads no KV', null, /shows the messages of its files instead of version 12 \(without KV\)/],
    ['rejects it', showing(11, { state: 'rejected', reason: 'is not valid JSON' }), /\(rejected; is not valid JSON\)/],
    ['misses it', showing(12, { state: 'missing' }), /not show all of version 12 \(missing\)/],
    ['omits a message', showing(12, { omitted: ['de.announcements.0: bad'] }), /\(de\.announcements\.0: bad\)/],
  ])('is reported after three minutes: it %s', async (_, messages, text) => {
    const { world, events, runFor, faults } = studio();
    world.messages = messages;
    await runFor(3);
    expect(events).toEqual([]);
    expect(await faults()).toEqual([{ fault: 'not-shown', text: expect.stringMatching(text) }]);
    await runFor(1);
    expect(events).toEqual([{ event: 'publication-fault', fault: 'not-shown', text: expect.stringMatching(text) }]);
  });

  test('is not reported if each time it is for less than three minutes', async () => {
    const { world, events, runFor } = studio();
    for (let times = 0; times < 3; times += 1) {
      world.messages = showing(11);
      await runFor(2);
      world.messages = showing(12);
      await runFor(1);
    }
    expect(events).toEqual([]);
  });
});

test.each([
  ['KV', (world: ReturnType<typeof studio>['world']) => Object.assign(world, { inKv: 'unknown' })],
  [
    'service',
    (world: ReturnType<typeof studio>['world']) => Object.assign(world, { health: async () => new Response('<html>') }),
  ],
  ['store', (world: ReturnType<typeof studio>['world']) => Object.assign(world, { isStoreBroken: true })],
])('a check that cannot reach %s says so', async (what, breakIt) => {
  const { world, events, runFor } = studio();
  breakIt(world);
  await runFor(1);
  expect(events).toEqual([{ event: 'check-failed', what }]);
  expect(world.putsAgain).toBe(0);
});

describe('the backup', () => {
  const cron = '17 3 * * *';

  test('is continued until nothing is left, and reported', async () => {
    const { world, events, options } = studio();
    let left = 3;
    world.backUp = async () => {
      left -= 1;
      return { left, name: left === 0 ? 'a backup' : null };
    };
    await runScheduled(cron, options);
    expect([left, events]).toEqual([0, [{ event: 'backup-written', name: 'a backup' }]]);
  });

  test('is reported if it fails, and fails for the platform too', async () => {
    const { world, events, options } = studio();
    world.backUp = () => Promise.reject(new Error('R2 is down'));
    await expect(runScheduled(cron, options)).rejects.toThrow('R2 is down');
    expect(events).toEqual([{ event: 'backup-failed', error: expect.stringContaining('R2 is down') }]);
  });
});

test('the triggers are those of wrangler.toml', async () => {
  const text = await readFile(new URL('../../wrangler.toml', import.meta.url), 'utf8');
  const [, crons = ''] = /^\[triggers\]\ncrons = (.*)$/m.exec(text) ?? [];
  expect(JSON.parse(crons)).toEqual([CHECK_CRON, expect.stringMatching(/^\d+ \d+ \* \* \*$/)]);
});

test('an event is a line in the log and a row of the dataset', () => {
  const lines: string[] = [];
  const rows: unknown[] = [];
  const dataset = { writeDataPoint: (row: unknown) => void rows.push(row) };
  const report = createStudioReport({ dataset, version: '1.2.3', write: (line) => lines.push(line) });
  report({ event: 'publication-fault', fault: 'not-shown', text: 'a text' });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { event: 'publication-fault', fault: 'not-shown', text: 'a text', version: '1.2.3' },
  ]);
  const blobs = ['publication-fault', 'not-shown', '', '', '1.2.3'];
  expect(rows).toEqual([{ indexes: ['publication-fault'], blobs, doubles: [1, 0] }]);
});
