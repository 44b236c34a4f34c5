import { describe, expect, test, vi } from 'vitest';
import { createScope } from '../../../src/runtime/create-scope.ts';
import type { ServiceEvent } from '../../../src/runtime/event.ts';

const EVENT: ServiceEvent = { name: 'unavailable', route: 'header', error: 'x' };
const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

function scopeWith(headers: Record<string, string>, waitUntil: ((work: Promise<unknown>) => void) | null = null) {
  const reported: [ServiceEvent, string][] = [];
  const report = (event: ServiceEvent, requestId: string) => void reported.push([event, requestId]);
  return { scope: createScope({ headers: new Headers(headers), waitUntil, report }), reported };
}

describe('the id of a request', () => {
  test('is that of Cloudflare', () => {
    const { scope, reported } = scopeWith({ 'cf-ray': '8a1b2c3d4e5f6789-FRA' });
    scope.report(EVENT);
    expect(reported).toEqual([[EVENT, '8a1b2c3d4e5f6789-FRA']]);
  });

  test.each([{}, { 'cf-ray': 'a b' }, { 'cf-ray': 'x'.repeat(65) }])('is random for %j', (headers) => {
    const [first, second] = [scopeWith(headers), scopeWith(headers)];
    for (const { scope } of [first, second]) scope.report(EVENT);
    expect(first.reported[0]?.[1]).toMatch(/^[a-z0-9]+$/);
    expect(first.reported[0]?.[1]).not.toBe(second.reported[0]?.[1]);
  });
});

test('a valid traceparent is forwarded', () => {
  expect(scopeWith({ traceparent: TRACEPARENT }).scope.traceparent).toBe(TRACEPARENT);
});

test.each([
  '',
  'x',
  `${TRACEPARENT}-00`,
  TRACEPARENT.toUpperCase(),
  '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01',
])('the traceparent "%s" is not', (traceparent) => {
  expect(scopeWith({ traceparent }).scope.traceparent).toBeNull();
});

test('background work that cannot be kept running is reported, and does not throw', () => {
  const { scope, reported } = scopeWith({}, () => {
    throw new Error('no context');
  });
  scope.waitUntil(Promise.resolve());
  expect(reported).toMatchObject([[{ name: 'wait-failed', wait: 'waitUntil', late: false }, expect.anything()]]);
});

test('background work that fails causes no unhandled rejection', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { scope } = scopeWith({});
  scope.waitUntil(Promise.reject(new Error('failed')));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('a report that fails does not throw', () => {
  const report = () => {
    throw new Error('no log');
  };
  const scope = createScope({ headers: new Headers(), waitUntil: null, report });
  expect(() => scope.report(EVENT)).not.toThrow();
});
