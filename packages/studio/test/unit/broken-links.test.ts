/** Links that lead nowhere are found, and those that do not answer hold up no review. */

import { afterEach, expect, test, vi } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import { PRIVATE_ADDRESSES } from '../../../../test/support/private-addresses.ts';
import { announcement, inEveryLanguage } from '../../../../test/support/publications.ts';
import { messageContent, studioApi } from '../../../../test/support/studio-api.ts';
import { apiInProcess, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { ApiOptions } from '../../src/api/api-options.ts';
import { brokenLinks } from '../../src/api/broken-links.ts';
import { createApi } from '../../src/api/create-api.ts';
import type { Check, LinkCheck, Warning } from '../../src/contract/api.ts';

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

test('the links of chosen entries are checked with the rest, or alone', async () => {
  const { store, add } = await studioInProcess();
  await add('broken', messageContent({ link: '/broken' }));
  await add('other', messageContent({ link: '/other' }));
  const fetchLink = async () => new Response(null, { status: 404 });
  const api = studioApi(apiInProcess(store, 'local', { createApi: (options) => createApi({ ...options, fetchLink }) }));
  const entries = [{ kind: 'announcement', id: 'broken' }];
  const alone = (await api.call<LinkCheck>('POST', 'review/links', { entries })).body;
  expect(alone.warnings.map(({ key }) => key)).toEqual(['link-broken https://www.example.com/broken']);
  const { body } = await api.call<Check>('POST', 'review', { entries, links: true });
  const isOfLinks = ({ warning }: Warning) => warning === 'link-broken';
  expect([body.warnings, body.earlier].map((found) => found.filter(isOfLinks))).toEqual([
    alone.warnings,
    alone.earlier,
  ]);
  expect(alone.earlier.length).toBeGreaterThan(0);
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
