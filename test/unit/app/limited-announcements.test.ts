/** Announcements that only certain sites or pages show. */

import { describe, expect, test } from 'vitest';
import type { AnnouncementFile } from '../../../src/content/message-schema.ts';
import { NOW } from '../../support/app.ts';
import { announcement, publishedApp } from '../../support/publications.ts';

const DEFAULT = 'default-sign-up';
const HOUR = 3_600_000;
const GENERAL = announcement('general');
const DOCS = announcement('docs', { sites: ['docs'] });
const PAGES = announcement('pages', { paths: ['/docs/*', '/pricing'] });

const inDays = (days: number) => new Date(NOW + days * 24 * HOUR).toISOString();

function appWith(announcements: readonly AnnouncementFile[]) {
  const app = publishedApp({ announcements: [...announcements] });
  /** The announcements of a few requests without a seed. */
  const shown = async (query = '') => {
    const ids = new Set<string | null>();
    for (let request = 0; request < 12; request += 1) ids.add(await app.shown(query));
    return [...ids].sort();
  };
  return { app, shown };
}

const lifetimeOf = (response: Response) => {
  const numbers = response.headers.get('cache-control')?.match(/\d+/g)?.map(Number) ?? [];
  expect(numbers).toHaveLength(3);
  return numbers;
};

describe('an announcement of a site', () => {
  test.each([
    ['site=docs', ['docs', 'general']],
    ['', ['general']],
    ['site=community', ['general']],
    ['site=docs&announcement=omit', [null]],
  ])('competes with others only there: %s', async (query, expected) => {
    expect(await appWith([GENERAL, DOCS]).shown(query)).toEqual(expected);
  });

  test.each([[['dosc']], [[]], [['__proto__']]])('of the sites %j is shown nowhere', async (sites) => {
    const { shown } = appWith([announcement('lost', { sites })]);
    for (const site of ['main', 'docs', 'community']) expect(await shown(`site=${site}`)).toEqual([DEFAULT]);
  });

  test.each([{ sites: 'docs' }, { sites: null }, { paths: '/docs' }, { paths: [1] }])(
    'with %j cannot be read, and is shown nowhere',
    async (fields) => {
      const { app, shown } = appWith([{ ...announcement('broken'), ...(fields as object) }]);
      for (const query of ['', 'site=docs', 'path=/docs']) expect(await shown(query)).toEqual([DEFAULT]);
      expect(app.events.map(({ name }) => name)).toContain('publication-incomplete');
    },
  );
});

describe('an announcement of pages', () => {
  test.each([
    ['path=/docs', true],
    ['path=/docs/api/keys', true],
    ['path=/de/docs/api/', true],
    ['lang=ja&path=/jp/docs', true],
    ['path=/fr/pricing', true],
    ['path=/pricing/plans', false],
    ['path=/docs-archive', false],
    ['path=/blog/docs/', false],
    ['', false],
    ['path=//docs', false],
  ])('is shown on those that match, in any language: %s', async (query, isShown) => {
    expect(await appWith([PAGES]).shown(query)).toEqual([isShown ? 'pages' : DEFAULT]);
  });

  test.each([
    ['/*', ['/', '/a', '/a/b']],
    ['/doc*', ['/doc', '/docs', '/docs/a']],
    ['/', ['/', '/de']],
    ['/%C3%BCber', ['/über', '/%C3%BCber/']],
    ['/über/*', ['/%C3%BCber/uns']],
    ['/de/docs/*', ['/docs/a', '/de/docs/a']],
  ])('with the pattern %s is on %j', async (pattern, pages) => {
    const { shown } = appWith([announcement('pages', { paths: [pattern] })]);
    for (const path of pages)
      expect([path, await shown(`path=${encodeURIComponent(path)}`)]).toEqual([path, ['pages']]);
  });

  test.each(['docs/*', '/*/docs', 'https://www.example.com/docs', '', '*', '//docs/*'])(
    'with an invalid pattern is shown nowhere: %s',
    async (pattern) => {
      const { shown } = appWith([announcement('pages', { paths: [pattern] })]);
      for (const path of ['/docs', '/a/docs', '/']) expect(await shown(`path=${path}`)).toEqual([DEFAULT]);
    },
  );

  test('and of a site is only on these pages of this site', async () => {
    const { shown } = appWith([announcement('both', { sites: ['docs'], paths: ['/docs/api/*'] })]);
    expect(await shown('site=docs&path=/docs/api/a')).toEqual(['both']);
    for (const query of ['path=/docs/api/a', 'site=docs', 'site=docs&path=/docs']) {
      expect(await shown(query)).toEqual([DEFAULT]);
    }
  });
});

test('one that is over keeps the default messages away only from its own pages', async () => {
  const { shown } = appWith([announcement('over', { sites: ['docs'], endDate: inDays(-1) })]);
  expect([await shown('site=docs'), await shown()]).toEqual([[null], [DEFAULT]]);
});

describe('lifetimes', () => {
  const soon = { startDate: inDays(10 / 86_400) };

  test.each([
    ['header', 'site=docs', { sites: ['docs'] }, 'site=community'],
    ['header', 'path=/docs/a', { paths: ['/docs/*'] }, 'path=/pricing'],
    ['header', 'path=/de/docs/a', { paths: ['/docs/*'] }, ''],
    ['all.json', 'path=/docs/a', { paths: ['/docs/*'] }, 'path=/pricing'],
  ])(
    'of %s end before the start of a message on its page (%s), and of others do not',
    async (route, own, limits, other) => {
      const { app } = appWith([
        announcement('general', { endDate: inDays(30) }),
        announcement('next', { ...soon, ...limits }),
      ]);
      const lifetimesOn = async (query: string) => {
        const response = await app.request(`/chrome/${route}?${query}`);
        const [maxAge = 0, , staleIfError = 0] = lifetimeOf(response);
        return maxAge + staleIfError;
      };
      expect(await lifetimesOn(own)).toBeLessThanOrEqual(10);
      expect(await lifetimesOn(other)).toBeGreaterThan(60);
    },
  );

  test('and entity tags change from request to request only where it competes', async () => {
    const { app } = appWith([GENERAL, PAGES]);
    const tagsOn = async (query: string) => {
      const responses = await Promise.all(Array.from({ length: 12 }, () => app.request(`/chrome/header?${query}`)));
      return new Set(responses.map(({ headers }) => headers.get('etag'))).size;
    };
    await app.request('/chrome/header');
    await app.settle();
    expect([await tagsOn('path=/docs'), await tagsOn('path=/blog'), await tagsOn('')]).toEqual([2, 1, 1]);
  });

  test('the manifest names the next change on any page of the site', async () => {
    const { app } = appWith([GENERAL, announcement('next', { ...soon, paths: ['/docs/*'] })]);
    const boundaryOf = async (query: string) =>
      ((await (await app.request(`/chrome/manifest.json?${query}`)).json()) as { nextContentBoundary: { en: string } })
        .nextContentBoundary.en;
    expect(await boundaryOf('')).toBe(soon.startDate);
    expect(await boundaryOf('site=docs')).toBe(soon.startDate);
  });
});
