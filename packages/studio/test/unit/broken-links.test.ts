/** Links that lead nowhere are found, and those that do not answer hold up no review. */

import { afterEach, expect, test, vi } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import { PRIVATE_ADDRESSES } from '../../../../test/support/private-addresses.ts';
import { announcement, inEveryLanguage } from '../../../../test/support/publications.ts';
import type { ApiOptions } from '../../src/api/api-options.ts';
import { brokenLinks } from '../../src/api/broken-links.ts';

const LANGUAGES = inEveryLanguage({
  announcements: [announcement('missing', { link: '/missing' }), announcement('silent', { link: '/silent' })],
  featureMessages: [],
});

afterEach(() => {
  vi.useRealTimers();
});

test.each<[string, (init: RequestInit) => Promise<Response>]>([
  ['never answers', () => new Promise(() => {})],
  [
    'ends only when it is aborted',
    ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  ],
])('a link that %s ends after four seconds, and the others are reported', async (_, silent) => {
  vi.useFakeTimers();
  const fetchLink: ApiOptions['fetchLink'] = (url, init) =>
    url.endsWith('/missing') ? Promise.resolve(new Response(null, { status: 404 })) : silent(init);
  const options = { locales: COMPANY, fetchLink, now: () => Date.UTC(2026, 5, 15) } as unknown as ApiOptions;
  const found = brokenLinks(LANGUAGES, inEveryLanguage({}), options);
  await vi.advanceTimersByTimeAsync(4_000);
  expect((await found).added.map(({ key }) => key)).toEqual(['link-broken https://www.example.com/missing']);
});

test('a broken link that visitors have already is an earlier warning, and new links are requested first', async () => {
  const links = Array.from({ length: 40 }, (_, index) => announcement(`m-${index}`, { link: `/old-${index}` }));
  const published = inEveryLanguage({ announcements: links });
  const languages = inEveryLanguage({ announcements: [...links, announcement('new', { link: '/new' })] });
  const fetchLink = async () => new Response(null, { status: 404 });
  const options = { locales: COMPANY, fetchLink, now: () => Date.UTC(2026, 5, 15) } as unknown as ApiOptions;
  const { added, earlier } = await brokenLinks(languages, published, options);
  expect(added.map(({ key }) => key)).toEqual(['link-broken https://www.example.com/new']);
  expect(earlier).toHaveLength(29);
});

test('links that were edited in menus are requested too, and named', async () => {
  const links = { trust: { name: 'Trust center', link: '/missing' } };
  const { en, ...others } = inEveryLanguage({ featureMessages: [] });
  const fetchLink: ApiOptions['fetchLink'] = async () => new Response(null, { status: 404 });
  const options = { locales: COMPANY, fetchLink, now: () => 0 } as unknown as ApiOptions;
  const published = { ...others, en };
  const { added } = await brokenLinks({ ...others, en: { ...en, links } }, published, options);
  expect(added.map(({ text }) => text)).toEqual([
    'https://www.example.com/missing returns 404. It is the link of “Trust center” in English.',
  ]);
});

test('no private address is requested, nor a redirect to one followed', async () => {
  const requested: string[] = [];
  const fetchLink: ApiOptions['fetchLink'] = async (url) => {
    requested.push(url);
    const location = PRIVATE_ADDRESSES[Number(new URL(url).pathname.slice('/redirect-'.length))] ?? '';
    return new Response(null, { status: 302, headers: { location } });
  };
  const options = { locales: COMPANY, fetchLink, now: () => Date.UTC(2026, 5, 15) } as unknown as ApiOptions;
  const check = async (links: readonly string[]) => {
    const announcements = links.map((link, index) => announcement(`m-${index}`, { link }));
    await brokenLinks(inEveryLanguage({ announcements, featureMessages: [] }), inEveryLanguage({}), options);
  };
  await check(PRIVATE_ADDRESSES);
  expect(requested).toEqual([]);
  const redirects = PRIVATE_ADDRESSES.map((_, index) => `/redirect-${index}`);
  await check(redirects);
  expect(requested).toEqual(redirects.map((path) => `https://www.example.com${path}`));
});
