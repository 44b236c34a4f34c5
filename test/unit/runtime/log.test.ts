import { expect, test } from 'vitest';
import type { ServiceEvent } from '../../../src/runtime/event.ts';
import { createLog } from '../../../src/runtime/log.ts';

const MINUTE = 60_000;

const partFailed = (change: { part?: string; error?: string } = {}): ServiceEvent => ({
  name: 'part-failed',
  route: 'header',
  part: 'announcement',
  language: 'de',
  error: 'Error: broken',
  ...change,
});

function startLog() {
  const clock = { now: 1e12 };
  const lines: string[] = [];
  const log = createLog({ version: '1.2.3', now: () => clock.now, write: (line) => lines.push(line) });
  return { clock, lines, log, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test('a line is JSON with the event, the id of the request and the version', () => {
  const { log, entries } = startLog();
  log(partFailed(), 'ray-1');
  expect(entries()).toEqual([{ ...partFailed(), suppressed: 0, requestId: 'ray-1', version: '1.2.3' }]);
});

test('the same fault is written once a minute, with the number of repetitions', () => {
  const { clock, log, entries } = startLog();
  for (let index = 0; index < 1_000; index += 1) log(partFailed({ error: `Error: ${index}` }), `ray-${index}`);
  expect(entries()).toHaveLength(1);
  clock.now += MINUTE;
  log(partFailed(), 'later');
  expect(entries()[1]).toMatchObject({ requestId: 'later', suppressed: 999 });
});

test('faults of different parts are written at once', () => {
  const { log, entries } = startLog();
  log(partFailed(), '1');
  log(partFailed({ part: 'language selector' }), '2');
  expect(entries().map(({ part }) => part)).toEqual(['announcement', 'language selector']);
});

test('a clock that is set back does not silence the log', () => {
  const { clock, log, lines } = startLog();
  log(partFailed(), '1');
  clock.now -= 60 * MINUTE;
  log(partFailed(), '2');
  expect(lines).toHaveLength(2);
});

test('text from outside stays on one line of limited length', () => {
  const { log, lines } = startLog();
  log(partFailed({ error: `a\nb\r\nc\u2028d\u0000e${'x'.repeat(10_000)}` }), '1');
  expect(lines[0]).toMatch(/"error":"a b c d exxx/);
  expect(lines[0]?.length).toBeLessThan(1_000);
});

test('answers are counted, not logged', () => {
  const { log, lines } = startLog();
  log({ name: 'answered', route: 'header', language: 'de', status: 200, state: 'fresh', notices: 0 }, '1');
  expect(lines).toEqual([]);
});
