/** Who may use the Studio, how fast, and which headers answers have. On workerd: packages/studio/test/worker/access.test.ts. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withAnnouncement } from '../../../../test/support/preview.ts';
import { testStudio } from '../../../../test/support/studio.ts';
import type { RateLimiter } from '../../src/access/throttle.ts';
import { ApiFailure } from '../../src/page/data/api-client.ts';
import { canSucceedLater } from '../../src/page/data/failure.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('local use', () => {
  test.each(['localhost', 'localhost:8787', '127.0.0.1:1', '[::1]:8787', 'LOCALHOST:8787'])(
    'is accepted with the Host header %s',
    async (host) => {
      expect((await testStudio()('/api/session', { headers: { host } })).status).toBe(200);
    },
  );

  test.each([
    'evil.example',
    'evil.example:8787',
    'localhost.evil.example',
    'localhost@evil.example',
    'evil.example@localhost',
    '10.0.0.1',
    '',
  ])('is refused with the Host header “%s”, although the URL is local', async (host) => {
    const request = testStudio();
    for (const path of ['/', '/api/session', '/preview', '/chrome/header']) {
      expect([path, (await request(path, { headers: { host } })).status]).toEqual([path, 403]);
    }
  });
});

describe('headers', () => {
  const COMMON = {
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  const ANSWERS: readonly (readonly [string, string, number, Record<string, string>?])[] = [
    ['the page', '/', 200],
    ['an answer of the API', '/api/session', 200],
    ['an error of the API', '/api/nothing', 404],
    ['a failure of the API', '/api/draft', 500],
    ['an unknown path', '/nothing', 404],
    ['the preview', '/preview', 200],
    ['its sample page', '/preview/page', 200],
    ['the frame of the bar', '/preview/bar', 200],
    ['a shared preview', '/share/known', 200],
    ['its sample page', '/share/known/page', 200],
    ['an unknown shared preview', '/share/unknown', 404],
    ['a file', '/studio/a.js', 200],
    ['a refusal', '/', 403, { host: 'evil.example' }],
    ['a refusal of the API', '/api/session', 403, { host: 'evil.example' }],
  ];
  const request = testStudio({
    preview: {
      readShare: async (secret) =>
        secret === 'known' ? { languages: withAnnouncement('A'), createdBy: 'kim', expiresAt: '2030-01-01' } : null,
    },
  });

  test.each(ANSWERS.map((row) => [...row] as const))(
    '%s, %s, has those of every answer',
    async (_, path, status, headers = {}) => {
      const response = await request(path, { headers });
      expect(response.status).toBe(status);
      expect(Object.fromEntries(response.headers)).toMatchObject(COMMON);
      expect(response.headers.has('strict-transport-security')).toBe(false);
    },
  );

  test('pages of other origins may use the files of the chrome', async () => {
    const response = await testStudio({
      preview: {
        fetchService: async () => new Response('', { headers: { 'cross-origin-resource-policy': 'cross-origin' } }),
      },
    })('/chrome/elements.js');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('over https, browsers are told to use nothing else for a year', async () => {
    for (const path of ['/', '/api/session', '/share/unknown', '/studio/a.js']) {
      const { headers } = await request(path, { origin: 'https://studio.example.com' });
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    }
  });
});

describe('throttles', () => {
  /** Lets `limit` requests of each key through. */
  function limiter(limit: number) {
    const counts = new Map<string, number>();
    const limited: RateLimiter = {
      limit: async ({ key }) => {
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return { success: count <= limit };
      },
    };
    return { counts, limited };
  }

  const write = { method: 'DELETE' };

  test('writes of a person are limited; reads are not', async () => {
    const { limited, counts } = limiter(2);
    const request = testStudio({ limiters: { WRITE_LIMIT: limited }, store: { endShare: async () => true } });
    for (let times = 0; times < 5; times += 1) expect((await request('/api/session')).status).toBe(200);
    const statuses = [];
    for (let times = 0; times < 3; times += 1) statuses.push((await request('/api/shares/a', write)).status);
    expect(statuses).toEqual([204, 204, 429]);
    const refused = await request('/api/shares/a', write);
    expect(await refused.json()).toMatchObject({ error: 'throttled' });
    expect(refused.headers.get('retry-after')).toBe('10');
    expect([...counts.keys()]).toEqual(['local']);
  });

  test('previews of a person are limited, apart from writes', async () => {
    const { limited, counts } = limiter(3);
    const request = testStudio({ limiters: { WRITE_LIMIT: limited }, store: { endShare: async () => true } });
    const statuses = [];
    for (const path of ['/preview', '/preview/page', '/preview?lang=de', '/preview', '/preview/page', '/preview/bar']) {
      statuses.push((await request(path)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
    for (const path of ['/preview/bar', '/preview/menus']) {
      expect([path, (await request(path, { method: 'POST', body: '{}' })).status]).toEqual([path, 429]);
    }
    const refused = await request('/preview');
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await refused.text()).toContain('You have opened too many previews in a few seconds.');
    expect((await request('/api/shares/a', write)).status).toBe(204);
    expect((await request('/')).status).toBe(200);
    expect([...counts.keys()]).toEqual(['preview local', 'local']);
  });

  test('the page tries a write that was refused for its speed again', () => {
    const failure = (status: number) => new ApiFailure(status, { error: 'throttled', message: 'Too fast.' });
    expect(canSucceedLater(failure(429))).toBe(true);
    expect(canSucceedLater(failure(422))).toBe(false);
  });

  test('shared previews are limited by address, before the store is asked', async () => {
    const { limited } = limiter(3);
    let asked = 0;
    const readShare = async () => {
      asked += 1;
      return null;
    };
    const request = testStudio({ limiters: { SHARE_LIMIT: limited }, preview: { readShare } });
    const open = (path: string, address: string) => request(path, { headers: { 'cf-connecting-ip': address } });
    const statuses = [];
    for (const path of ['/share/a', '/share/b/page', '/share/c', '/share/d', '/share/e/page']) {
      statuses.push((await open(path, '192.0.2.1')).status);
    }
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    expect(asked).toBe(3);
    const refused = await open('/share/a', '192.0.2.1');
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await refused.text()).toContain('Try again in 10 seconds.');
    expect((await open('/share/a', '192.0.2.2')).status).toBe(404);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['2001:db8::1', '2001:db8:0:0:5::', true],
    ['::1', '0:0:0:0:1::', true],
    ['192.0.2.1', '192.0.2.10', false],
  ])('%s and %s count together: %s', async (one, other, together) => {
    const { limited, counts } = limiter(9);
    const request = testStudio({ limiters: { SHARE_LIMIT: limited } });
    for (const address of [one, other]) await request('/share/a', { headers: { 'cf-connecting-ip': address } });
    expect(counts.size).toBe(together ? 1 : 2);
  });

  test('a limiter that fails lets everyone through', async () => {
    const limited: RateLimiter = { limit: () => Promise.reject(new Error('down')) };
    const request = testStudio({
      limiters: { SHARE_LIMIT: limited, WRITE_LIMIT: limited },
      store: { endShare: async () => true },
    });
    expect((await request('/share/a')).status).toBe(404);
    expect((await request('/api/shares/a', write)).status).toBe(204);
  });
});
