/** What `chromeFor` shows: the answer of the service, a copy within its lifetimes, or the fallback. */

import { describe, expect, test, vi } from 'vitest';
import type { ChromeOptions } from '../../src/index.ts';
import { ANNOUNCEMENT, answerFor, fails, hangs, isDead, json, works } from './support/fake-service.ts';
import { seconds, settle, useFakeTime, within } from './support/fake-time.ts';
import { host } from './support/host.ts';

/** As Node's `fetch` rejects. */
const closed = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) });

useFakeTime();

test('returns the parts, the files, and the parameters that were used', async () => {
  const { service, page } = host(works, { parameters: { theme: 'light', transparent: false } });
  const chrome = await page({ language: 'de', theme: 'dark' });
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
  const { chromeFor, service } = host();
  const pages = Array.from({ length: 20 }, () => chromeFor({ language: 'en' }));
  for (const chrome of await within(500, Promise.all(pages))) expect(chrome.source).toBe('service');
  expect(service.takeRequests()).toHaveLength(2);
});

test('sends no headers of visitors, no body and no cookies', async () => {
  const { service, page } = host();
  await page();
  expect(service.inits.length).toBeGreaterThan(0);
  for (const { signal: _, ...init } of service.inits)
    expect(init).toEqual({ redirect: 'manual', headers: { 'portico-host': '1' } });
});

describe('lifetimes', () => {
  test('a stale copy is shown at once, and renewed in the background', async () => {
    const waited: Promise<unknown>[] = [];
    const { service, chromeFor, page } = host(works, { waitUntil: (work) => void waited.push(work) });
    await page();
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
    const { service, page } = host();
    await page();
    await seconds(361);
    service.answer = fails;
    const { source, header } = await page();
    expect([source, header.includes(ANNOUNCEMENT)]).toEqual(['copy', true]);
    await seconds(3);
    service.answer = works;
    expect((await page()).source).toBe('service');
  });

  test.each([
    ['after staleIfError', {}, 86_461],
    ['after freshUntil, which comes first', { freshUntil: new Date(100_000).toISOString() }, 101],
  ])('%s, the copy without the announcement is shown', async (_, freshness, later) => {
    vi.setSystemTime(0);
    const { service, page } = host(({ searchParams }) => json(answerFor(searchParams, freshness)));
    expect((await page()).header).toContain(ANNOUNCEMENT);
    service.answer = isDead;
    await seconds(later);
    const { source, header, footer } = await page();
    expect([source, header.includes(ANNOUNCEMENT)]).toEqual(['copy', false]);
    expect(header).toContain('data-portico="header"');
    expect(footer).toContain('data-portico="footer"');
  });

  test.each([
    ['maxAge ends', {}, '1970-01-01T00:01:00.000Z'],
    ['the content changes, which comes first', { freshUntil: '1970-01-01T00:00:30Z' }, '1970-01-01T00:00:30.000Z'],
  ])('freshUntil is when %s', async (_, freshness, freshUntil) => {
    vi.setSystemTime(0);
    const { page } = host(({ searchParams }) => json(answerFor(searchParams, freshness)));
    expect((await page()).freshUntil).toBe(freshUntil);
  });

  test('a copy from before the clock was set back is renewed', async () => {
    const { service, page } = host();
    await page();
    service.takeRequests();
    vi.setSystemTime(Date.now() - 3_600_000);
    expect((await page()).source).toBe('service');
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
    const { service, page } = host(answer);
    expect(await page({ language: 'fr' }, maxDuration)).toEqual({
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
    const { page } = host(hangs, { timeout: 100 });
    expect((await page({}, 350)).source).toBe('fallback');
  });

  test.each([
    ['fails', fails, {}],
    ['is dead', isDead, {}],
    ['is dead, also for pages with a path', isDead, { path: '/a' }],
  ])('if it %s, it gets requests after pauses of 2, 4, 8, 16, 30 and 30 seconds', async (_, answer, parameters) => {
    const { service, page } = host(answer);
    const requested: number[] = [];
    const began = Date.now();
    for (; Date.now() - began < 95_000; await seconds(1)) {
      await page(parameters, 100);
      if (service.takeRequests().length > 0) requested.push(Math.round((Date.now() - began) / 1_000));
    }
    const pauses = requested.slice(1).map((at, index) => at - (requested[index] ?? 0));
    expect(pauses).toEqual([2, 4, 8, 16, 30, 30].map((pause) => expect.closeTo(pause, -0.3)));
  });

  test.each(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])(
    'a request whose connection was closed (%s) is repeated',
    async (code) => {
      const { service, page } = host(works, { parameters: { announcement: 'omit' } });
      service.answer = () => {
        service.answer = works;
        return Promise.reject(closed(code));
      };
      expect((await page({}, 100)).source).toBe('service');
      expect(service.takeRequests()).toHaveLength(2);
      expect(service.problems).toEqual([]);
    },
  );

  test.each([
    ['is not repeated twice', () => Promise.reject(closed('ECONNRESET')), 2],
    ['is not repeated if it was refused', () => Promise.reject(closed('ECONNREFUSED')), 1],
  ])('a request %s', async (_, answer, requests) => {
    const { service, page } = host(answer, { parameters: { announcement: 'omit' } });
    expect((await page({}, 100)).source).toBe('fallback');
    expect(service.takeRequests()).toHaveLength(requests);
  });

  test('a repeated request has only the rest of the deadline', async () => {
    const { service, page } = host(works, { parameters: { announcement: 'omit' } });
    service.answer = async () => {
      service.answer = hangs;
      await new Promise((resolve) => setTimeout(resolve, 800));
      throw closed('ECONNRESET');
    };
    expect((await page({}, 1_300)).source).toBe('fallback');
    expect(service.takeRequests()).toHaveLength(2);
  });

  test('a service that cannot be reached gets no requests for other pages meanwhile', async () => {
    const { service, page } = host(isDead);
    await page({ language: 'de' }, 100);
    service.takeRequests();
    await page({ language: 'fr' }, 100);
    expect(service.takeRequests()).toEqual([]);
    await seconds(2);
    service.answer = works;
    expect((await page({ language: 'fr' }, 100)).source).toBe('service');
  });

  test('if it fails for some parameters, it still gets requests for others', async () => {
    const { page } = host((address, init) =>
      address.searchParams.get('lang') === 'de' ? fails(address, init) : works(address, init),
    );
    expect((await page({ language: 'de' }, 100)).source).toBe('fallback');
    expect((await page({ language: 'fr' }, 100)).source).toBe('service');
  });

  test('the same problem is reported every ten minutes, not for every page', async () => {
    const { service, page } = host(fails);
    for (let index = 0; index < 50; index += 1) {
      await page({ path: `/${index}` }, 100);
      await seconds(10);
    }
    expect(service.problems).toHaveLength(1);
    await seconds(120);
    await page({}, 100);
    expect(service.problems).toHaveLength(2);
  });
});

describe('the fallback', () => {
  test('may be a function of the parameters', async () => {
    const fallback = ({ language = 'en' }) => ({ header: `<header>${language}</header>` });
    const { page } = host(isDead, { fallback });
    expect((await page({ language: 'ja' }, 100)).header).toBe('<header>ja</header>');
  });

  test('that throws, or that is missing, leaves the parts empty', async () => {
    const throws = () => {
      throw new Error('no template');
    };
    const fallbacks: ChromeOptions['fallback'][] = [throws, undefined, JSON.parse('{}'), () => JSON.parse('null')];
    for (const fallback of fallbacks) {
      const { page } = host(isDead, { fallback });
      expect(await page({}, 100)).toMatchObject({ head: '', header: '', footer: '', source: 'fallback' });
    }
  });
});

test.each([undefined, '', 'chrome.example.com', 'ftp://chrome.example.com', 'javascript:alert(1)', 5, null])(
  'a service that is not an origin leaves the fallback: %s',
  async (wrong) => {
    const { service, page } = host(works, { service: wrong as string });
    expect((await page({}, 100)).source).toBe('fallback');
    expect(service.problems[0]).toContain('service must be an http or https origin');
    expect(service.takeRequests()).toEqual([]);
  },
);

test('a report or waitUntil that throws does not reach the page', async () => {
  const fail = () => {
    throw new Error('broken');
  };
  const { page } = host(fails, { report: fail, waitUntil: fail });
  expect((await page({}, 100)).source).toBe('fallback');
});

test('notices of the service about parameters are reported once', async () => {
  const { service, page } = host(({ searchParams }) =>
    json(answerFor(searchParams), { 'portico-notice': 'loginLink' }),
  );
  await page({ loginLink: 'https://elsewhere.example/' }, 100);
  expect(service.problems).toEqual(['Portico: the service changed or ignored parameters: loginLink']);
});
