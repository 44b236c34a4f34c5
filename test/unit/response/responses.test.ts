import { describe, expect, test } from 'vitest';
import { type BodyResponseInput, bodyResponse, HTML } from '../../../src/response/body-response.ts';
import { methodNotAllowed, notFound, preflight, unavailable } from '../../../src/response/empty-responses.ts';
import { healthResponse } from '../../../src/response/health-response.ts';

const ANSWER: BodyResponseInput = {
  body: { content: new TextEncoder().encode('<p>日本語</p>'), etag: '"portico-1"', reused: false },
  language: 'ja',
  lifetimes: { maxAge: 60, staleWhileRevalidate: 300, staleIfError: 86_400 },
  state: 'stale',
  notices: [],
  version: '1.2.3',
  contentType: HTML,
};

describe('a fragment', () => {
  test('has every header of the contract', async () => {
    const response = bodyResponse(ANSWER, null);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<p>日本語</p>');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'ja',
      etag: '"portico-1"',
      'cache-control': 'public, max-age=60, stale-while-revalidate=300, stale-if-error=86400',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'server-timing': 'render;desc="new"',
      'portico-state': 'stale',
      'portico-version': '1.2.3',
    });
    expect(response.headers.has('portico-notice')).toBe(false);
  });

  test('reports that it comes from the cache, and which parameters were not used as sent', () => {
    const notices = [{ kind: 'replaced', parameter: 'lang', used: 'en' }] as const;
    const { headers } = bodyResponse({ ...ANSWER, body: { ...ANSWER.body, reused: true }, notices }, null);
    expect(headers.get('server-timing')).toBe('render;desc="reused"');
    expect(headers.get('portico-notice')).toBe('lang;used="en"');
  });

  test('is 304 with the same headers and no body if the client has it', async () => {
    const full = bodyResponse(ANSWER, '"portico-2"');
    const known = bodyResponse(ANSWER, '"portico-1"');
    expect([full.status, known.status]).toEqual([200, 304]);
    expect(await known.text()).toBe('');
    full.headers.delete('content-type');
    expect([...known.headers]).toEqual([...full.headers]);
  });
});

test.each([
  ['not found', notFound(), 404],
  ['method not allowed', methodNotAllowed(), 405],
  ['unavailable', unavailable(), 503],
  ['a preflight', preflight(), 204],
])('%s has no body and allows any origin', async (_, response, status) => {
  expect(response.status).toBe(status);
  expect(response.body).toBeNull();
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('health has version and ages in seconds, and is never cached', async () => {
  const release = { version: '1.2.3', builtAt: 1_000 };
  const post = { source: 'blog', language: 'en', ageSeconds: 2, state: 'fresh', failure: null } as const;
  const response = healthResponse({ release, now: 61_999, missing: [], messages: null, teasers: [post] });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    status: 'ok',
    version: '1.2.3',
    content: { builtAt: '1970-01-01T00:00:01.000Z', ageSeconds: 60 },
    missing: [],
    messages: null,
    teasers: [post],
  });
});
