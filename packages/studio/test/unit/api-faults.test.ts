/** What the API of the Studio answers if its store or the service fails. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiInProcess } from '../../../../test/support/studio-in-process.ts';
import type { ApiOptions } from '../../src/api/api-options.ts';
import { createApi } from '../../src/api/create-api.ts';
import type { Store } from '../../src/store/store.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const secret = new Error('disk of the store: /var/data/secret.sqlite');

/** A store whose methods all do the same. */
function storeWith(method: () => Promise<unknown>): Store {
  return new Proxy({} as Store, { get: () => method });
}

const failing = storeWith(() => Promise.reject(secret));

function throwing(): never {
  throw secret;
}

const latest = {
  version: 3,
  publishedAt: '2027-01-01T00:00:00.000Z',
  publishedBy: 'local',
  reason: '',
  restores: null,
  state: 'published' as const,
};

const apiWith = (openStore: () => Store, fetchService: ApiOptions['fetchService'] = null) =>
  apiInProcess(failing, 'local', {
    createApi: (options) => createApi({ ...options, openStore, fetchService, now: () => Date.UTC(2027, 0, 1) }),
  });

const BODIES: Readonly<Record<string, string>> = { '/review': '{"entries":"ready"}', '/shares': '{"days":1}' };
const JSON_TYPE = { 'content-type': 'application/json' };

test.each([
  ['GET', '/draft'],
  ['POST', '/review'],
  ['GET', '/versions'],
  ['GET', '/versions/1'],
  ['GET', '/shares'],
  ['GET', '/status'],
  ['DELETE', '/shares/a'],
  ['POST', '/shares'],
])('%s %s says nothing of the reason if the store fails', async (method, path) => {
  for (const openStore of [() => failing, throwing]) {
    const body = BODIES[path];
    const init = method === 'POST' && body ? { method, headers: JSON_TYPE, body } : { method };
    const response = await apiWith(openStore)(`/api${path}`, init);
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ error: 'unavailable' });
    expect(text).not.toContain('secret');
  }
  expect(console.error).toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>, number | null]>([
  ['reports a version', async () => Response.json({ messages: { version: 2 } }), 2],
  ['serves the messages of its files', async () => Response.json({ messages: { version: null } }), null],
  ['is of an earlier release', async () => Response.json({ status: 'ok' }), null],
  ['answers something else', async () => new Response('<html>', { status: 502 }), null],
  ['cannot be reached', () => Promise.reject(new Error('no route')), null],
  ['does not answer', () => new Promise(() => {}), null],
  ['does not end its answer', async () => new Response(new ReadableStream()), null],
])('the status is answered if the service %s', async (_, fetchService, served) => {
  vi.useFakeTimers();
  const store = {
    readDelivered: async () => ({ latest, inKv: latest, failed: [], draft: 1, event: 1 }),
    noteShown: async () => null,
  };
  const answer = apiWith(() => store as Partial<Store> as Store, fetchService)('/api/status');
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await (await answer).json()).toEqual({ latest, served, faults: [], draft: 1, event: 1 });
});
