/** Figures in the API of the Studio, from a SQL API that the test controls. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testStudio } from '../../../../test/support/studio.ts';
import type { DayRow, Figures, TotalRow } from '../../src/contract/figures.ts';
import { type FiguresVariables, figuresSource } from '../../src/figures/source.ts';

const CONFIGURED = { ANALYTICS_ACCOUNT: '0123456789abcdef'.repeat(2), ANALYTICS_TOKEN: 'a-token' };
const MINUTE = 60_000;

let answer: () => Response | Promise<Response>;
let sent: { readonly url: string; readonly init: RequestInit }[];
beforeEach(() => {
  sent = [];
  answer = () => Response.json({ data: [] });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  });
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function studio(variables: FiguresVariables = CONFIGURED) {
  let now = Date.UTC(2030, 2, 1, 9);
  const request = testStudio({ figures: figuresSource(variables), now: () => now });
  return {
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    async get<Row>(path: string) {
      const response = await request(`/api/${path}`);
      return { status: response.status, body: (await response.json()) as Figures<Row> & { readonly message: string } };
    },
  };
}

const total = (fields: object = {}) => ({ id: 'a', kind: 'seen', language: 'en', total: 40, variance: 400, ...fields });

test('a query has the token, the dataset and the days, and its answer becomes figures', async () => {
  answer = () => Response.json({ meta: [], data: [total(), total({ kind: 'click', total: '20' })], rows: 2 });
  const { status, body } = await studio().get<TotalRow>('figures?days=28');
  expect(status).toBe(200);
  expect(body).toEqual({
    state: 'counted',
    from: '2030-02-02',
    to: '2030-03-01',
    updatedAt: '2030-03-01T09:00:00.000Z',
    rows: [
      { id: 'a', kind: 'seen', language: 'en', count: 40, variance: 400 },
      { id: 'a', kind: 'click', language: 'en', count: 20, variance: 400 },
    ],
  });
  const [{ url, init } = { url: '', init: {} }] = sent;
  expect(url).toBe(
    `https://api.cloudflare.com/client/v4/accounts/${CONFIGURED.ANALYTICS_ACCOUNT}/analytics_engine/sql`,
  );
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual', headers: { authorization: 'Bearer a-token' } });
  expect(init.body).toContain('FROM portico_visits');
  expect(init.body).toContain("timestamp >= toDateTime('2030-02-02 00:00:00')");
});

test('a message has its figures by day, site and language', async () => {
  const day = (fields: object) => ({ ...total(), day: '2030-02-28 00:00:00', site: 'main', ...fields });
  answer = () =>
    Response.json({
      data: [day({ day: '2030-03-01T00:00:00Z' }), day({}), day({ site: 'shop' }), day({ site: 'Nowhere!' })],
    });
  const { body } = await studio().get<DayRow>('figures/a?days=7');
  expect('rows' in body && body.rows.map((row) => [row.day, row.site])).toEqual([
    ['2030-02-28', 'main'],
    ['2030-02-28', 'shop'],
    ['2030-03-01', 'main'],
  ]);
  expect(sent[0]?.init.body).toContain("index1 = 'a'\n");
});

test('rows that nobody requested are omitted', async () => {
  const wrong = [
    { id: "'; DROP" },
    { id: 'A' },
    { kind: 'open' },
    { language: 'xx' },
    { total: -1 },
    { total: 'many' },
    { total: '9'.repeat(30) },
    { variance: null },
  ].map(total);
  answer = () => Response.json({ data: [null, 1, 'a', [], ...wrong, total()] });
  const { body } = await studio().get('figures');
  expect('rows' in body && body.rows).toHaveLength(1);
});

test.each(['figures?days=0', 'figures?days=91', 'figures?days=1e1', 'figures/a?days=x', "figures/a'b", 'figures/A'])(
  '%s is not found, and asks Cloudflare nothing',
  async (path) => {
    expect((await studio().get(path)).status).toBe(404);
    expect(sent).toEqual([]);
  },
);

test('an answer is kept for three minutes, a failure for less', async () => {
  const { get, wait } = studio();
  await get('figures');
  await get('figures');
  await get('figures?days=7');
  await get('figures/a');
  expect(sent).toHaveLength(3);
  wait(4 * MINUTE);
  answer = () => new Response('busy', { status: 503 });
  expect((await get('figures')).body.state).toBe('failed');
  answer = () => Response.json({ data: [] });
  expect((await get('figures')).body.state).toBe('failed');
  wait(MINUTE);
  expect((await get('figures')).body.state).toBe('counted');
});

describe('errors are sentences', () => {
  test.each<[string, FiguresVariables, string, RegExp]>([
    ['without variables', {}, 'off', /^Nothing is counted yet\./],
    ['with a token only', { ANALYTICS_TOKEN: 'a' }, 'failed', /ANALYTICS_ACCOUNT must be/],
    ['with a path for an account', { ...CONFIGURED, ANALYTICS_ACCOUNT: '../zones' }, 'failed', /ANALYTICS_ACCOUNT/],
    ['with a token of two lines', { ...CONFIGURED, ANALYTICS_TOKEN: 'a\nb' }, 'failed', /ANALYTICS_TOKEN must be/],
    ['with SQL for a dataset', { ...CONFIGURED, ANALYTICS_DATASET: 'a; b' }, 'failed', /ANALYTICS_DATASET must be/],
  ])('%s', async (_, variables, state, message) => {
    const { status, body } = await studio(variables).get('figures');
    expect([status, body.state]).toEqual([200, state]);
    expect(body.message).toMatch(message);
    expect(sent).toEqual([]);
  });

  test.each<[string, () => Response | Promise<Response>, RegExp]>([
    ['a refused token', () => new Response('no', { status: 403 }), /refuses the Studio’s token/],
    ['too many queries', () => new Response('', { status: 429 }), /can’t provide .* \(429\)/],
    ['no such dataset', () => new Response('no table', { status: 422 }), /until the first visitor is counted/],
    ['a redirect', () => Response.redirect('https://example.com'), /\(302\)/],
    ['no JSON', () => new Response('<html>'), /could not be read/],
    ['JSON of another form', () => Response.json({ errors: [] }), /could not be read/],
    ['too many rows', () => Response.json({ data: Array(20_001).fill(0) }), /could not be read/],
    ['too long an answer', () => new Response(' '.repeat(8_000_001)), /more figures than/],
    ['no network', () => Promise.reject(new TypeError('network')), /could not be read/],
  ])('%s', async (_, given, message) => {
    answer = given;
    const { status, body } = await studio().get('figures/a');
    expect([status, body.state]).toEqual([200, 'failed']);
    expect(body.message).toMatch(message);
  });

  test('no answer within ten seconds', async () => {
    vi.useFakeTimers();
    answer = () => new Promise(() => {});
    const { get } = studio();
    const answered = get('figures');
    await vi.advanceTimersByTimeAsync(11_000);
    expect((await answered).body.state).toBe('failed');
    expect(sent[0]?.init.signal?.aborted).toBe(true);
    vi.useRealTimers();
  });
});
