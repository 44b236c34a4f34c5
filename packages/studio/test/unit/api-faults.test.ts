/** What the API of the Studio answers if its store or the service fails. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import { builtInLanguages } from '../../../../src/content/built-in.ts';
import { admitted } from '../../../../test/support/admitted.ts';
import { NO_FIGURES } from '../../../../test/support/no-figures.ts';
import { TEST_ASSETS } from '../../../../test/support/test-assets.ts';
import { createApi } from '../../src/api/create-api.ts';
import type { Store } from '../../src/store/store.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
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
  languages: builtInLanguages(COMPANY),
};

function apiWith(openStore: () => Store, fetchService: ((path: string) => Promise<Response>) | null = null) {
  const api = createApi({
    release: { version: '1.2.3', builtAt: 0, assets: TEST_ASSETS },
    locales: COMPANY,
    openStore,
    pictures: null,
    fetchService,
    measureFirstViews: async () => new Map(),
    figures: NO_FIGURES,
    needsApproval: false,
    fetchLink: () => Promise.reject(new Error('no network')),
    now: () => Date.UTC(2027, 0, 1),
  });
  return admitted(api);
}

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
    const response = await apiWith(openStore).request(path, init);
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
  try {
    const { languages: __, ...summary } = latest;
    const store = {
      readDelivered: async () => ({ latest: summary, inKv: summary, failed: [], draft: 1, event: 1 }),
      noteShown: async () => null,
    };
    const answer = apiWith(() => store as Partial<Store> as Store, fetchService).request('/status');
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await (await answer).json()).toEqual({ latest: summary, served, faults: [], draft: 1, event: 1 });
  } finally {
    vi.useRealTimers();
  }
});
