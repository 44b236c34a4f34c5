/** Copies of pages: each path has its own, their number is limited, and one without a path stands in for them. */

import { expect, test } from 'vitest';
import type { ChromeParameters } from '../../src/index.ts';
import { ANNOUNCEMENT, fails, hangs, isDead, memoryCopies, works } from './support/fake-service.ts';
import { seconds, settle, useFakeTime, within } from './support/fake-time.ts';
import { host } from './support/host.ts';

useFakeTime();

const paths = (requested: readonly string[]) =>
  requested.map((one) => new URL(one, 'https://x.example').searchParams.get('path'));

test('each path has its own header', async () => {
  const { page } = host();
  for (const path of ['/pricing/', '/docs']) {
    const { header, parameters } = await page({ language: 'en', path });
    expect(header).toContain(`en ${path}`);
    expect(parameters).toEqual({ language: 'en', path });
  }
});

test('the copy without a path is requested too, once for all pages', async () => {
  const { service, page } = host();
  for (const path of ['/a', '/b', '/c']) await page({ path });
  await settle();
  expect(paths(service.takeRequests()).sort()).toEqual(['/a', '/b', '/c', null, null]);
});

test.each([
  ['fails', fails, 100],
  ['is dead', isDead, 100],
  ['never answers', hangs, 1_300],
])('if the service %s, a page without a copy shows the one without a path', async (_, answer, maxDuration) => {
  const { service, page } = host();
  await page({ language: 'de', path: '/a' });
  await settle();
  service.answer = answer;
  const chrome = await page({ language: 'de', path: '/b' }, maxDuration);
  expect(chrome).toMatchObject({ source: 'service', parameters: { language: 'de', path: '/b' } });
  expect(chrome.header).toContain(`de null${ANNOUNCEMENT}`);
  await seconds(90_000);
  const later = await page({ language: 'de', path: '/a' }, maxDuration);
  expect([later.source, later.header]).toEqual(['copy', expect.stringContaining('de null<')]);
  expect(later.header).not.toContain(ANNOUNCEMENT);
  // only those of the same parameters
  expect((await page({ language: 'fr', path: '/a' }, maxDuration)).source).toBe('fallback');
});

test('the query of a path makes no difference, and neither does the spelling of the language', async () => {
  const { service, page } = host();
  const spellings: ChromeParameters[] = [
    { language: 'pt-BR', path: '/a?utm=1' },
    { language: 'PT_br', path: '/a#top' },
  ];
  for (const one of spellings) await page(one);
  expect(paths(service.takeRequests()).filter((path) => path !== null)).toEqual(['/a']);
});

test('at most maxCopies are kept, those that were used last', async () => {
  const { service, page } = host(works, { maxCopies: 3 });
  for (const path of ['/a', '/b', '/a', '/c']) await page({ path });
  await settle();
  service.takeRequests();
  await page({ path: '/a' });
  expect(service.takeRequests()).toEqual([]);
  await page({ path: '/b' });
  expect(paths(service.takeRequests())).toEqual(['/b']);
});

test('a thousand paths at once send fifty requests, and every page is complete', async () => {
  const { chromeFor, service } = host(hangs);
  const pages = Array.from({ length: 1_000 }, (_, index) => chromeFor({ path: `/${index}` }));
  const shown = await within(1_300, Promise.all(pages));
  expect(shown.every(({ header }) => header === '<header>Acme</header>')).toBe(true);
  expect(service.takeRequests().length).toBeLessThanOrEqual(55);
});

test('only copies without values of a single page are stored', async () => {
  const { stored, copies } = memoryCopies();
  const { page } = host(works, { copies });
  const breadcrumbs = '/ Home\n/a A';
  const values = [
    { path: '/a' },
    { breadcrumbs },
    { languages: 'en' },
    { loginLink: '/login?next=/a' },
    { seed: 'visitor-1' },
  ];
  for (const own of [...values, {}]) {
    await page({ language: 'en', ...own });
    await settle();
  }
  expect([...stored.keys()]).toEqual([expect.stringMatching(/^chrome-en-[0-9a-f]{16}\.json$/)]);
});

const INVALID: readonly (readonly [name: string, parameters: unknown])[] = [
  ['language', { language: 'xx yy' }],
  ['language', { language: '../../etc/passwd' }],
  ['theme', { theme: 'blue' }],
  ['transparent', { transparent: 'yes' }],
  ['path', { path: '//evil.example/' }],
  ['path', { path: '/a/../..//evil.example' }],
  ['path', { path: '/a\r\nx-evil: 1' }],
  ['path', { path: `/${'a'.repeat(2_000)}` }],
  ['path', { path: {} }],
  ['loginLink', { loginLink: 'javascript:alert(1)' }],
  ['seed', { seed: 'a b' }],
  ['lang', { lang: 'de' }],
];

test.each(INVALID)('an invalid %s is omitted and reported (%#)', async (name, given) => {
  const { service, page } = host(works, { parameters: { language: 'en', theme: 'light' } });
  const { source, parameters } = await page(given as ChromeParameters);
  expect([source, parameters]).toEqual(['service', { language: 'en', theme: 'light' }]);
  expect(service.problems).toEqual([expect.stringContaining(name)]);
  expect(service.problems[0]?.length).toBeLessThan(200);
  for (const address of service.takeRequests())
    expect(address.replace('announcement=omit&', '')).toBe('/chrome/all.json?lang=en&theme=light&assets=omit');
});

test.each([undefined, null, {}, { language: undefined, path: null }, 'de', 7, [], new Date()])(
  'without parameters, those of all pages are used: %j',
  async (given) => {
    const { service, page } = host(works, { parameters: { theme: 'light' } });
    expect((await page(given as ChromeParameters)).parameters).toEqual({ theme: 'light' });
    expect(service.problems).toEqual([]);
  },
);

test('a text that reads like a boolean stays a text', async () => {
  const { page } = host();
  const given: ChromeParameters = { language: 'en', transparent: false, seed: 'true', skipTo: 'false' };
  expect((await page(given)).parameters).toEqual(given);
});

test('parameters that cannot be read leave the fallback', async () => {
  const { service, page } = host(works, { parameters: { language: 'de' } });
  const unreadable = {
    get language(): 'de' {
      throw new Error('unreadable');
    },
  };
  expect(await page(unreadable)).toMatchObject({
    header: '<header>Acme</header>',
    parameters: { language: 'de' },
  });
  expect(service.problems).toEqual([expect.stringContaining('unreadable')]);
});

test('parameters and paths named like properties of objects are harmless', async () => {
  const { page } = host(works);
  const hostile = JSON.parse('{"__proto__":{"path":"/a"},"constructor":1,"toString":2}') as ChromeParameters;
  expect((await page(hostile)).source).toBe('service');
  for (const path of ['/__proto__', '/constructor']) expect((await page({ path })).header).toContain(path);
});
