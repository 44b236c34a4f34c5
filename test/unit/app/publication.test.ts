/** Messages and cards that are published without a deploy: when they are seen, and what happens if they cannot be read. */

import { serializeOuter } from 'parse5';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LanguageMessages } from '../../../src/content/publication.ts';
import { NOW, testApp } from '../../support/app.ts';
import { contentFor } from '../../support/content.ts';
import { partsOf, textOf } from '../../support/markup.ts';
import { announcement, inEveryLanguage, publicationOf } from '../../support/publications.ts';
import { waitOf } from '../../support/wait-of.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The built-in announcement of English at `NOW`. */
const BUILT_IN = 'free-sign-up';

/** In milliseconds: an instance reads again after this time, and waits for it after that. */
const [READ_AGAIN, WAITS] = [16_000, 26_000];

const documentWith = (version: number, messages: Partial<LanguageMessages>, publishedAt = NOW + version) =>
  JSON.stringify(publicationOf({ version, publishedAt, languages: inEveryLanguage(messages) }));

const showing = (version: number, id: string) => documentWith(version, { announcements: [announcement(id)] });

/** An app whose store the test fills. */
function appWithStore(first: string | null = null) {
  const store = { document: first, reads: 0, read: async (): Promise<string | null> => store.document };
  const app = testApp({
    readPublication: () => {
      store.reads += 1;
      return store.read();
    },
  });
  const shown = async (query = '') => {
    const markup = await (await app.request(`/chrome/header?${query}`)).text();
    return /data-portico-announcement="([^"]+)"/.exec(markup)?.[1] ?? null;
  };
  const health = async () =>
    (await (await app.request('/chrome/health')).json()) as {
      status: string;
      messages: { state: string; omitted: readonly string[] };
    };
  const state = async () => (await health()).messages;
  return { app, store, shown, health, state };
}

const lifetimesOf = (response: Response) => {
  const [, maxAge, staleWhileRevalidate] =
    /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? [];
  return [Number(maxAge), Number(staleWhileRevalidate)];
};

test('until something is published, the messages of the files are shown', async () => {
  const { app, shown, state } = appWithStore(null);
  expect(await shown()).toBe(BUILT_IN);
  expect(await state()).toEqual({
    version: null,
    publishedAt: null,
    state: 'current',
    ageSeconds: 0,
    reason: null,
    omitted: [],
  });
  expect(app.events.filter(({ name }) => name === 'publication-rejected')).toEqual([]);
});

test('a new version is read in the background, and shown by the answers after it', async () => {
  const { app, store, shown } = appWithStore(showing(1, 'first'));
  await shown();
  store.document = showing(2, 'second');
  expect(await shown()).toBe('first');
  expect(store.reads).toBe(1);
  app.clock.now += READ_AGAIN;
  expect(await shown()).toBe('first');
  await app.settle();
  expect([await shown(), store.reads]).toEqual(['second', 2]);
});

test('an instance that was idle shows a new text with its next answer, also of a message with the same id', async () => {
  const { app, store } = appWithStore(showing(1, 'offer'));
  const body = async () => (await app.request('/chrome/header?lang=de')).text();
  expect(await body()).toContain('Title of offer');
  store.document = documentWith(2, { announcements: [announcement('offer', { title: 'Corrected' })] });
  app.clock.now += WAITS;
  expect(await body()).toMatch(/^(?!.*Title of offer).*Corrected/s);
});

test('header and footer of all.json are from one version', async () => {
  const { app, store } = appWithStore(showing(1, 'first'));
  await app.request('/chrome/all.json');
  app.clock.now += READ_AGAIN;
  store.document = showing(2, 'second');
  const { header } = (await (await app.request('/chrome/all.json')).json()) as { header: string };
  expect(header).toContain('Title of first');
  expect(header).not.toContain('Title of second');
});

test('answers are stored by caches for a minute at most', async () => {
  const { app } = appWithStore(showing(1, 'first'));
  for (const path of ['header', 'footer', 'head', 'all.json', 'manifest.json', 'teaser/latest-post']) {
    const [maxAge = 0, staleWhileRevalidate = 0] = lifetimesOf(await app.request(`/chrome/${path}`));
    expect([path, maxAge > 0, maxAge + staleWhileRevalidate <= 60]).toEqual([path, true, true]);
  }
});

describe('a document that cannot be used leaves the last good one', () => {
  test.each([
    ['no JSON', '{"format":1,', /not valid JSON/],
    ['half of a document', showing(2, 'second').slice(0, 500), /not valid JSON/],
    ['an empty document', '{}', /version/],
    ['no languages', JSON.stringify({ version: 2, publishedAt: '2026-01-01', languages: {} }), /none can be read/],
    ['a later publication than now', documentWith(2, {}, NOW + 86_400_000), /future/],
    [
      'more than a megabyte, in fewer characters',
      documentWith(2, { announcements: [announcement('second', { title: '語'.repeat(60_000) })] }),
      /larger/,
    ],
  ])('%s', async (_name, document, reason) => {
    const { app, store, shown, health } = appWithStore(showing(1, 'first'));
    await shown();
    store.document = document;
    app.clock.now += WAITS;
    expect(await shown()).toBe('first');
    expect(await health()).toMatchObject({
      status: 'degraded',
      messages: { version: 1, state: 'rejected', reason: expect.stringMatching(reason) },
    });
    expect((await app.request('/chrome/health/ready')).status).toBe(200);
    expect(app.events).toContainEqual({ name: 'publication-rejected', reason: expect.stringMatching(reason) });
    store.document = showing(3, 'third');
    app.clock.now += WAITS;
    expect(await shown()).toBe('third');
    expect(await health()).toMatchObject({ status: 'ok', messages: { version: 3, state: 'current', reason: null } });
  });

  test('one from the future, until its time has come', async () => {
    const { app, store, shown, state } = appWithStore(showing(1, 'first'));
    await shown();
    store.document = documentWith(2, { announcements: [announcement('second')] }, NOW + 3_600_000);
    for (let count = 0; count < 3; count += 1) {
      app.clock.now += WAITS;
      expect(await shown()).toBe('first');
    }
    expect(await state()).toMatchObject({ version: 1, state: 'rejected' });
    expect(app.events.filter(({ name }) => name === 'publication-rejected')).toHaveLength(1);
    app.clock.now += 3_600_000;
    expect(await shown()).toBe('second');
    expect(await state()).toMatchObject({ version: 2, state: 'current', reason: null });
  });

  test('an earlier version', async () => {
    const { app, store, shown } = appWithStore(showing(2, 'second'));
    await shown();
    store.document = showing(1, 'first');
    app.clock.now += WAITS;
    expect(await shown()).toBe('second');
  });
});

describe('health', () => {
  test('is ok again when a missing document is back', async () => {
    const { app, store, shown, health } = appWithStore(showing(1, 'first'));
    await health();
    store.document = null;
    const messages = { version: 1, state: 'missing', reason: 'the document has disappeared from KV' };
    for (let reads = 0; reads < 2; reads += 1) {
      app.clock.now += WAITS;
      expect(await health()).toMatchObject({ status: 'degraded', messages });
    }
    expect(await shown()).toBe('first');
    // once, not with every read
    expect(app.events.filter(({ name }) => name === 'publication-missing')).toEqual([
      { name: 'publication-missing', publication: '1' },
    ]);
    store.document = showing(1, 'first');
    app.clock.now += WAITS;
    expect(await health()).toMatchObject({ status: 'ok', messages: { state: 'current' } });
  });

  test('names no place in the code, whatever fails', async () => {
    const thrown = new Error('KV GET failed\n    at get (worker.js:12:34)');
    const broken = (): never => {
      throw thrown;
    };
    const app = testApp({
      readPublication: broken,
      contentFor: (language) => (language === 'fr' ? broken() : contentFor(language)),
      blog: async () => broken(),
    });
    await app.request('/chrome/header');
    await app.settle();
    const text = await (await app.request('/chrome/health')).text();
    for (const reason of ['"reason":"Error: KV GET failed"', 'could not be reached', 'everything'])
      expect(text).toContain(reason);
    expect(text).not.toMatch(/\.[jt]sx?\b|\bat \w/);
    const rejected = appWithStore('{');
    await rejected.shown();
    expect(await rejected.state()).toMatchObject({ reason: 'DocumentError: is not valid JSON' });
  });
});

test('a document read by an instance whose clock is ahead does not hide later publications', async () => {
  const { app, store, shown } = appWithStore(showing(1, 'first'));
  app.clock.now = NOW + 3_600_000;
  store.document = documentWith(2, { announcements: [announcement('early')] }, NOW + 3_600_000);
  expect(await shown()).toBe('early');
  store.document = showing(3, 'third');
  app.clock.now += WAITS;
  expect(await shown()).toBe('early');
  app.clock.now = NOW + WAITS;
  expect(await shown()).toBe('third');
});

describe('a document with an unreadable part is shown without that part', () => {
  const valid = announcement('second');
  const cards = { good: { epigraph: 'Film', title: 'A film', link: '/film', image: 'teaser-roi' } };
  const change = (value: object) => {
    const { languages, ...rest } = JSON.parse(documentWith(2, { announcements: [valid], cards }));
    return JSON.stringify({ ...rest, languages: { ...languages, ...value } });
  };
  const messages = { announcements: [valid], featureMessages: [announcement('default')], cards };

  test.each([
    [
      'markup in a text',
      [valid, announcement('x', { title: '<esi:include/>' })],
      /announcements\.1\.title: .*plain text/,
    ],
    ['a script as link', [announcement('x', { link: 'javascript:alert(1)' }), valid], /announcements\.0\.link/],
    [
      'an id that was there before',
      [valid, announcement('second', { title: 'Again' })],
      /announcements\.1: must not repeat/,
    ],
    ['something else than a message', [null, valid], /announcements\.0/],
  ])('%s', async (_name, announcements, reason) => {
    const { app, shown, health } = appWithStore(change({ en: { ...messages, announcements } }));
    expect(await shown()).toBe('second');
    expect(await health()).toMatchObject({
      status: 'degraded',
      messages: { version: 2, state: 'current', omitted: [expect.stringMatching(reason)] },
    });
    expect(app.events).toContainEqual({ name: 'publication-incomplete', reason: expect.stringMatching(reason) });
  });

  test.each([
    ['is missing', undefined, []],
    ['is not an object', 'later', [expect.stringMatching(/^en: /)]],
    ['has nothing that is known', { banners: [] }, [expect.stringMatching(/^en: /)]],
  ])('a language that %s has the messages of the files', async (_name, en, omitted) => {
    const { shown, state } = appWithStore(change({ en }));
    expect(await shown()).toBe(BUILT_IN);
    expect(await shown('lang=de')).toBe('second');
    expect(await state()).toMatchObject({ version: 2, omitted });
  });

  test.each([
    ['are wrong', [announcement('x', { link: 'ftp://x' })]],
    ['are no list', 5],
    ['are missing', undefined],
  ])('a language whose default messages %s has those of the files', async (_name, featureMessages) => {
    const { shown } = appWithStore(change({ en: { ...messages, announcements: [], featureMessages } }));
    expect(await shown()).toBe('default-sign-up');
  });

  test('a language whose announcements are no list has its default messages', async () => {
    const { shown, state } = appWithStore(change({ en: { ...messages, announcements: { id: 'x' } } }));
    expect(await shown()).toBe('default');
    expect(await state()).toMatchObject({ omitted: ['en.announcements: must be a list'] });
  });
});

describe('a store that fails', () => {
  const broken = async (): Promise<never> => {
    throw new Error('KV is down');
  };
  const hanging = () => new Promise<never>(() => {});

  test.each([
    ['fails', broken, false],
    ['hangs', hanging, true],
  ])('at first: the messages of the files are shown, for a short time, if it %s', async (_, read, late) => {
    const { app, store, state } = appWithStore(showing(1, 'first'));
    const { read: works } = store;
    store.read = read;
    // loads the service
    await testApp().request('/chrome/header');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = app.request('/chrome/header');
    expect(await waitOf(answer)).toBe(late ? 100 : 0);
    const response = await answer;
    expect(await response.text()).toContain(BUILT_IN);
    expect(lifetimesOf(response)).toEqual([10, 20]);
    expect(await state()).toMatchObject({ version: null, state: 'overdue', ageSeconds: null });
    expect(app.events).toContainEqual(expect.objectContaining({ name: 'wait-failed', wait: 'publication', late }));
    store.read = works;
    app.clock.now += 11_000;
    expect(await (await app.request('/chrome/header')).text()).toContain('Title of first');
  });

  test('later: the last version is shown, at first without waiting', async () => {
    const { app, store, shown, state, health } = appWithStore(showing(1, 'first'));
    await shown();
    store.read = broken;
    app.clock.now += READ_AGAIN;
    expect(await shown()).toBe('first');
    expect(await state()).toMatchObject({ state: 'current' });
    await app.settle();
    app.clock.now += WAITS;
    const response = await app.request('/chrome/header');
    expect(await response.text()).toContain('Title of first');
    expect(lifetimesOf(response)).toEqual([10, 20]);
    const messages = { version: 1, state: 'overdue', reason: expect.stringContaining('KV is down') };
    expect(await health()).toMatchObject({ status: 'degraded', messages });
  });

  test('is read once in five seconds, however many answers are sent', async () => {
    const { app, store, shown } = appWithStore(null);
    store.read = broken;
    for (let count = 0; count < 20; count += 1) await shown();
    expect(store.reads).toBe(1);
    app.clock.now += 6_000;
    for (let count = 0; count < 20; count += 1) await shown();
    expect(store.reads).toBe(2);
  });

  test('a document that arrives after the deadline is used by the next answer', async () => {
    const { app, store, shown } = appWithStore(null);
    const { promise, resolve } = Promise.withResolvers<string>();
    store.read = () => promise;
    expect(await shown()).toBe(BUILT_IN);
    resolve(showing(1, 'first'));
    await app.settle();
    expect(await shown()).toBe('first');
  });
});

test('answers at the same time read the document once', async () => {
  const { store, shown } = appWithStore(showing(1, 'first'));
  const ids = await Promise.all(Array.from({ length: 10 }, () => shown()));
  expect([new Set(ids), store.reads]).toEqual([new Set(['first']), 1]);
});

describe('a card', () => {
  const card = { epigraph: 'Film', title: 'A new film', link: '/films/new', image: 'teaser-roi' };
  const cardOf = async (changes: object) => {
    const { app } = appWithStore(documentWith(1, { cards: { 'platform-video': { ...card, ...changes } } }));
    const markup = await (await app.request('/chrome/header')).text();
    const teaser = partsOf(markup, 'teaser').find((part) => textOf(part).includes('Film'));
    return teaser ? serializeOuter(teaser) : '';
  };

  test('is shown with its title, link and image, also from an allowed origin', async () => {
    const shown = await cardOf({});
    for (const text of ['A new film', 'href="/films/new"', 'teaser-roi']) expect(shown).toContain(text);
    expect(await cardOf({ image: 'https://images.example.com/film.png' })).toContain('images.example.com/film.png');
  });

  test('may have an uploaded picture, with a larger file for sharp screens', async () => {
    const picture = '/chrome/assets/picture-1a2b3c4d5e-0f0f0f0f0f.webp';
    const larger = '/chrome/assets/picture2x-1a2b3c4d5e.webp';
    expect(await cardOf({ image: picture })).toContain(`srcset="${larger} 2x" src="${picture}"`);
    expect(await cardOf({ image: '/chrome/assets/picture-1a2b3c4d5e.svg' })).not.toContain('srcset');
  });

  const NO_PICTURE = '/chrome/assets/picture-1a2b3c4d5e.css';
  test.each(['https://evil.example/film.png', NO_PICTURE, 'teaser-of-another-release', '/local.png'])(
    'with the image %s keeps that of the files',
    async (image) => {
      const shown = await cardOf({ image });
      expect(shown).toContain('teaser-video');
      expect(shown).not.toContain(image);
    },
  );
});

test('a message whose link names an unknown origin is omitted and reported', async () => {
  const { app, state } = appWithStore(documentWith(1, { announcements: [announcement('x', { link: '{nowhere}/x' })] }));
  const response = await app.request('/chrome/header');
  expect([response.status, response.headers.get('portico-state')]).toEqual([200, 'degraded']);
  expect(app.events).toContainEqual(expect.objectContaining({ name: 'part-failed', part: 'announcement x' }));
  expect(await state()).toMatchObject({ version: 1 });
});
