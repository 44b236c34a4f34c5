/** What `chromeFor` shows: the answer of the service, a copy within its lifetimes, or the fallback. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ChromeOptions, createChrome } from '../../src/index.ts';
import { ANNOUNCEMENT, answerFor, fails, fakeService, hangs, isDead, json, works } from './support/fake-service.ts';
import { fakeTime, seconds, settle, within } from './support/fake-time.ts';

/** As Node's `fetch` rejects. */
const closed = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) });

beforeEach(() => void fakeTime());
afterEach(() => void vi.useRealTimers());

test('returns the parts, the files, and the parameters that were used', async () => {
  const service = fakeService();
  const { chromeFor } = createChrome({ ...service.options, parameters: { theme: 'light', transparent: false } });
  const chrome = await within(500, chromeFor({ language: 'de', theme: 'dark' }));
  const { freshness: _, version: __, language: ___, ...parts } = answerFor(new URLSearchParams('lang=de'));
  const parameters = { language: 'de', theme: 'dark', transparent: false };
  expect(chrome).toEqual({ ...parts, source: 'service', freshUntil: expect.any(String), parameters });
  const query = 'lang=de&theme=dark&transparent=false';
  expect(service.takeRequests().sort()).toEqual([
    `/chrome/all.json?${query}&announcement=omit&assets=omit`,
    `/chrome/all.json?${query}&assets=omit`,
  ]);
});

test('sends one request at a time, however many pages wait', async () => {
  const service = fakeService();
  const { chromeFor } = createChrome(service.options);
  const pages = Array.from({ length: 20 }, () => chromeFor({ language: 'en' }));
  for (const chrome of await within(500, Promise.all(pages))) expect(chrome.source).toBe('service');
  expect(service.takeRequests()).toHaveLength(2);
});

test('sends no headers of visitors, no body and no cookies', async () => {
  const service = fakeService();
  await within(500, createChrome(service.options).chromeFor());
  expect(service.inits.length).toBeGreaterThan(0);
  for (const { signal: _, ...init } of service.inits)
    expect(init).toEqual({ redirect: 'manual', headers: { 'portico-host': '1' } });
});

describe('lifetimes', () => {
  test('a fresh copy is shown without a request', async () => {
    const service = fakeService();
    const { chromeFor } = createChrome(service.options);
    await within(500, chromeFor());
    service.takeRequests();
    await seconds(59);
    expect((await chromeFor()).source).toBe('service');
    expect(service.takeRequests()).toEqual([]);
  });

  test('a stale copy is shown at once, and renewed in the background', async () => {
    const service = fakeService();
    const waited: Promise<unknown>[] = [];
    const { chromeFor } = createChrome({ ...service.options, waitUntil: (work) => void waited.push(work) });
    await within(500, chromeFor());
    await seconds(61);
    service.answer = () => new Promise(() => {});
    waited.length = 0;
    service.takeRequests();
    expect((await chromeFor()).source).toBe('service');
    expect(waited).toHaveLength(1);
    await settle();
    expect(service.takeRequests()).toHaveLength(2);
  });

  test('after staleWhileRevalidate a page waits for a new answer, and shows the copy if there is none', async () => {
    const service = fakeService();
    const { chromeFor } = createChrome(service.options);
    await within(500, chromeFor());
    await seconds(361);
    service.answer = fails;
    const { source, header } = await within(500, chromeFor());
    expect([source, header.includes(ANNOUNCEMENT)]).toEqual(['copy', true]);
    await seconds(3);
    service.answer = works;
    expect((await within(500, chromeFor())).source).toBe('service');
  });

  test.each([
    ['after staleIfError', {}, 86_461],
    ['after freshUntil, which comes first', { freshUntil: new Date(100_000).toISOString() }, 101],
  ])('%s, the copy without the announcement is shown', async (_, freshness, later) => {
    vi.setSystemTime(0);
    const service = fakeService(({ searchParams }) => json(answerFor(searchParams, freshness)));
    const { chromeFor } = createChrome(service.options);
    expect((await within(500, chromeFor())).header).toContain(ANNOUNCEMENT);
    service.answer = isDead;
    await seconds(later);
    const { source, header, footer } = await within(500, chromeFor());
    expect([source, header.includes(ANNOUNCEMENT)]).toEqual(['copy', false]);
    expect(header).toContain('data-portico="header"');
    expect(footer).toContain('data-portico="footer"');
  });

  test.each([
    ['maxAge ends', {}, '1970-01-01T00:01:00.000Z'],
    ['the content changes, which comes first', { freshUntil: '1970-01-01T00:00:30Z' }, '1970-01-01T00:00:30.000Z'],
  ])('freshUntil is when %s', async (_, freshness, freshUntil) => {
    vi.setSystemTime(0);
    const service = fakeService(({ searchParams }) => json(answerFor(searchParams, freshness)));
    const { chromeFor } = createChrome(service.options);
    expect((await within(500, chromeFor())).freshUntil).toBe(freshUntil);
  });

  test('freshUntil has passed while a stale copy is renewed, and is null for a last good copy', async () => {
    vi.setSystemTime(0);
    const service = fakeService();
    const { chromeFor } = createChrome(service.options);
    await within(500, chromeFor());
    service.answer = isDead;
    await seconds(90);
    expect((await chromeFor()).freshUntil).toBe('1970-01-01T00:01:00.000Z');
    await seconds(300);
    expect((await within(500, chromeFor())).freshUntil).toBeNull();
  });

  test('a copy from before the clock was set back is renewed', async () => {
    const service = fakeService();
    const { chromeFor } = createChrome(service.options);
    await within(500, chromeFor());
    service.takeRequests();
    vi.setSystemTime(Date.now() - 3_600_000);
    expect((await within(500, chromeFor())).source).toBe('service');
    expect(service.takeRequests()).toHaveLength(2);
  });
});

describe('while the service fails', () => {
  test.each([
    ['is dead', isDead, 100],
    ['answers 500', fails, 100],
    ['never answers', hangs, 1_300],
    ['stalls in the body', () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })), 1_300],
  ])('a first page has the fallback in time if it %s', async (_, answer, maxDuration) => {
    const service = fakeService(answer);
    const { chromeFor } = createChrome(service.options);
    expect(await within(maxDuration, chromeFor({ language: 'fr' }))).toEqual({
      head: '',
      header: '<header>Acme</header>',
      footer: '<footer>Acme</footer>',
      styles: [],
      scripts: [],
      source: 'fallback',
      freshUntil: null,
      parameters: { language: 'fr' },
    });
    expect(service.problems).toEqual([expect.stringMatching(/^Portico: could not renew header and footer: /)]);
  });

  test('timeout sets how long a page waits', async () => {
    const { chromeFor } = createChrome({ ...fakeService(hangs).options, timeout: 100 });
    expect((await within(350, chromeFor())).source).toBe('fallback');
  });

  test.each([
    ['fails', fails, {}],
    ['is dead', isDead, {}],
    ['is dead, also for pages with a path', isDead, { path: '/a' }],
  ])('if it %s, it gets requests after pauses of 2, 4, 8, 16, 30 and 30 seconds', async (_, answer, parameters) => {
    const service = fakeService(answer);
    const { chromeFor } = createChrome(service.options);
    const requested: number[] = [];
    const began = Date.now();
    for (; Date.now() - began < 95_000; await seconds(1)) {
      await within(100, chromeFor(parameters));
      if (service.takeRequests().length > 0) requested.push(Math.round((Date.now() - began) / 1_000));
    }
    const pauses = requested.slice(1).map((at, index) => at - (requested[index] ?? 0));
    expect(pauses).toEqual([2, 4, 8, 16, 30, 30].map((pause) => expect.closeTo(pause, -0.3)));
  });

  test.each(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])(
    'a request whose connection was closed (%s) is repeated',
    async (code) => {
      const service = fakeService();
      service.answer = () => {
        service.answer = works;
        return Promise.reject(closed(code));
      };
      const { chromeFor } = createChrome({ ...service.options, parameters: { announcement: 'omit' } });
      expect((await within(100, chromeFor())).source).toBe('service');
      expect(service.takeRequests()).toHaveLength(2);
      expect(service.problems).toEqual([]);
    },
  );

  test.each([
    ['is not repeated twice', () => Promise.reject(closed('ECONNRESET')), 2],
    ['is not repeated if it was refused', () => Promise.reject(closed('ECONNREFUSED')), 1],
  ])('a request %s', async (_, answer, requests) => {
    const service = fakeService(answer);
    const { chromeFor } = createChrome({ ...service.options, parameters: { announcement: 'omit' } });
    expect((await within(100, chromeFor())).source).toBe('fallback');
    expect(service.takeRequests()).toHaveLength(requests);
  });

  test('a repeated request has only the rest of the deadline', async () => {
    const service = fakeService();
    service.answer = async () => {
      service.answer = hangs;
      await new Promise((resolve) => setTimeout(resolve, 800));
      throw closed('ECONNRESET');
    };
    const { chromeFor } = createChrome({ ...service.options, parameters: { announcement: 'omit' } });
    expect((await within(1_300, chromeFor())).source).toBe('fallback');
    expect(service.takeRequests()).toHaveLength(2);
  });

  test('a service that cannot be reached gets no requests for other pages meanwhile', async () => {
    const service = fakeService(isDead);
    const { chromeFor } = createChrome(service.options);
    await within(100, chromeFor({ language: 'de' }));
    service.takeRequests();
    await within(100, chromeFor({ language: 'fr' }));
    expect(service.takeRequests()).toEqual([]);
    await seconds(2);
    service.answer = works;
    expect((await within(100, chromeFor({ language: 'fr' }))).source).toBe('service');
  });

  test('if it fails for some parameters, it still gets requests for others', async () => {
    const service = fakeService((address, init) =>
      address.searchParams.get('lang') === 'de' ? fails(address, init) : works(address, init),
    );
    const { chromeFor } = createChrome(service.options);
    expect((await within(100, chromeFor({ language: 'de' }))).source).toBe('fallback');
    expect((await within(100, chromeFor({ language: 'fr' }))).source).toBe('service');
  });

  test('the same problem is reported every ten minutes, not for every page', async () => {
    const service = fakeService(fails);
    const { chromeFor } = createChrome(service.options);
    for (let page = 0; page < 50; page += 1) {
      await within(100, chromeFor({ path: `/${page}` }));
      await seconds(10);
    }
    expect(service.problems).toHaveLength(1);
    await seconds(120);
    await within(100, chromeFor());
    expect(service.problems).toHaveLength(2);
  });
});

describe('the fallback', () => {
  test('may be a function of the parameters', async () => {
    const fallback = ({ language = 'en' }) => ({ header: `<header>${language}</header>` });
    const { chromeFor } = createChrome({ ...fakeService(isDead).options, fallback });
    expect((await within(100, chromeFor({ language: 'ja' }))).header).toBe('<header>ja</header>');
  });

  test('that throws, or that is missing, leaves the parts empty', async () => {
    const throws = () => {
      throw new Error('no template');
    };
    const fallbacks: ChromeOptions['fallback'][] = [throws, undefined, JSON.parse('{}'), () => JSON.parse('null')];
    for (const fallback of fallbacks) {
      const { chromeFor } = createChrome({ ...fakeService(isDead).options, fallback });
      expect(await within(100, chromeFor())).toMatchObject({ head: '', header: '', footer: '', source: 'fallback' });
    }
  });
});

test.each([undefined, '', 'chrome.example.com', 'ftp://chrome.example.com', 'javascript:alert(1)', 5, null])(
  'a service that is not an origin leaves the fallback: %s',
  async (wrong) => {
    const { options, problems, takeRequests } = fakeService();
    const { chromeFor } = createChrome({ ...options, service: wrong as string });
    expect((await within(100, chromeFor())).source).toBe('fallback');
    expect(problems[0]).toContain('service must be an http or https origin');
    expect(takeRequests()).toEqual([]);
  },
);

test('a report or waitUntil that throws does not reach the page', async () => {
  const fail = () => {
    throw new Error('broken');
  };
  const { chromeFor } = createChrome({ ...fakeService(fails).options, report: fail, waitUntil: fail });
  expect((await within(100, chromeFor())).source).toBe('fallback');
});

test('notices of the service about parameters are reported once', async () => {
  const service = fakeService(({ searchParams }) => json(answerFor(searchParams), { 'portico-notice': 'loginLink' }));
  const { chromeFor } = createChrome(service.options);
  await within(100, chromeFor({ loginLink: 'https://elsewhere.example/' }));
  expect(service.problems).toEqual(['Portico: the service changed or ignored parameters: loginLink']);
});
