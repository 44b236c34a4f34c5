/** The manifest describes exactly the values that the service accepts. */

import { beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../../../src/manifest/schema.ts';
import { parametersReadBy } from '../../../src/request/parameters.ts';
import { HOSTILE } from '../../examples.ts';
import { silentBlog, testApp } from '../../support/app.ts';
import { PARAMETER_VALUES } from '../../support/parameter-values.ts';

type Published = Manifest['parameters'][number];

const LONG = 'a'.repeat(1_022);

/** Accepted and rejected values for all parameters, at their limits and hostile. */
const VALUES = [
  ...[
    '',
    ' ',
    'x',
    'true',
    'false',
    'TRUE',
    'dark',
    'Dark',
    'docs',
    'full',
    'compact',
    'minimal',
    'light',
    'auto',
    'none',
    'shadow',
    'include',
    'omit',
  ],
  ...['relative', 'absolute', 'main', 'Main-2', '2main', 'm'.repeat(64), 'm'.repeat(65), 'a b', 'a/b', 'visitor_7-A'],
  ...['de', 'DE', 'dE-at', 'pt-BR', 'fr_CA', 'ja-Jpan-JP', 'jp', 'JP', 'de-', 'de-x', 'english', 'xx', 'ja-a-b-c-d'],
  ...['de,en', 'JP,de-AT,de', 'de,', ',de', 'de, en', 'de,xx', 'de;en', ['de,', 'de,'].join('').repeat(171), 'de,<b>'],
  ...[
    '/en',
    '/en/',
    '/EN/a',
    '/en-us/a',
    '/en-x/a',
    '/ja/a',
    '/jp/a',
    '/JP',
    '/pt-br?x',
    '/fr#x',
    '/fr-419',
    '/enough',
  ],
  ...[
    '/docs Docs',
    '/docs Docs\n/docs/api API & <SDK>',
    '/docs Docs\n',
    '/docs',
    '/docs  Docs',
    `/a ${'日'.repeat(101)}`,
  ],
  ...['en-aa-bb-cc', 'en-aa-bb-cc-dd', 'en-abcdefgh', 'en-abcdefghi'],
  ...[
    '/',
    '/a',
    '/a/',
    '/a/b?c=//d#e//f',
    '/?',
    '/#',
    '/a//b',
    '//a',
    '/.//a',
    '/a/..//b',
    '/%2e//a',
    '/a/../b',
    '/..',
  ],
  ...[
    '/\\a',
    '/a\\b',
    '/a b',
    '/<b>',
    "/'",
    '/"',
    '/`',
    '/{x}',
    '/a|b',
    '/a^b',
    '/日本',
    '/\u007f',
    '/\ta',
    'a/b',
    '?a',
  ],
  ...[`/${LONG}`, `/${LONG}a`, `/${LONG}aa`, `/${'日'.repeat(113)}`, `/${'日'.repeat(114)}`, `/a/../${LONG}`],
  ...[
    'https://login.example.com',
    'https://login.example.com/',
    'https://LOGIN.example.com:443/',
    'HTTPS://login.example.com',
  ],
  ...[
    'https://login.example.com?x',
    'https://login.example.com#x',
    'https://login.example.com//x',
    'https://login.example.com/ x',
  ],
  ...[
    'https://login.example.com.evil.example/',
    'https://login.example.com@evil.example/',
    'https://loginXexample.com/',
  ],
  ...[
    'https://user@login.example.com/',
    'https://login.example.com:444/',
    'http://login.example.com/',
    'https://evil.example/',
  ],
  ...['javascript:alert(1)', 'data:,x', 'https://', 'https:login.example.com', 'https:/login.example.com/'],
  ...HOSTILE.flatMap(({ query }) => [...new URLSearchParams(query).values()]),
];

/** Whether the manifest describes a value as accepted. */
function isPublished({ values, pattern, maxLength }: Published, value: string): boolean {
  const encoded = value.replace(/[^\0-\x7f]/gu, encodeURIComponent);
  if (maxLength !== undefined && encoded.length > maxLength) return false;
  return pattern === undefined ? (values?.includes(value) ?? false) : new RegExp(pattern).test(value);
}

test.each(['header', 'footer', 'head', 'all.json', 'manifest.json'])(
  '/chrome/%s reads every parameter',
  async (route) => {
    const read = (query: object) => testApp().request(`/chrome/${route}?${new URLSearchParams({ ...query })}`);
    const notice = async (query: object) => (await read(query)).headers.get('portico-notice');
    expect(await notice({ ...PARAMETER_VALUES, assets: 'omit' })).toBeNull();
    expect(await notice({ ...PARAMETER_VALUES, other: 'x' })).toBe('other;unknown');
  },
);

describe.each(parametersReadBy('all'))('%s', (name) => {
  const app = testApp();
  let published: Published | undefined;
  beforeAll(async () => {
    const manifest = (await (await app.request('/chrome/manifest.json')).json()) as Manifest;
    published = manifest.parameters.find((parameter) => parameter.name === name);
  });

  const noticeOf = async (value: string) => {
    const query = new URLSearchParams({ [name]: value });
    return (await app.request(`/chrome/header?${query}`)).headers.get('portico-notice');
  };

  test('accepts every value that the manifest accepts, and no other', async () => {
    if (!published) throw new Error(`The manifest does not describe ${name}`);
    const accepted = VALUES.filter((value) => published && isPublished(published, value));
    const withoutNotice: string[] = [];
    for (const value of VALUES) if ((await noticeOf(value)) === null) withoutNotice.push(value);
    expect(withoutNotice).toEqual(accepted);
    expect(accepted.length).toBeGreaterThan(1);
    expect(accepted.length).toBeLessThan(VALUES.length);
  });

  test('changes the header', async () => {
    // several announcements compete, for the seed to decide on
    const competing = testApp({ now: Date.UTC(2025, 3, 10), blog: silentBlog });
    const fixed = { ...(name !== 'seed' && { seed: 'x' }), ...(name === 'breadcrumbs' && { site: 'docs' }) };
    const tags = new Set<unknown>();
    for (const value of VALUES) {
      const query = new URLSearchParams({ ...fixed, [name]: value });
      tags.add((await competing.request(`/chrome/header?${query}`)).headers.get('etag'));
    }
    expect(tags.size).toBeGreaterThan(1);
  });

  test('accepts every value that the manifest lists, and its default', async () => {
    if (!published) throw new Error(`The manifest does not describe ${name}`);
    const listed = [...(published.values ?? []), ...(published.default === null ? [] : [published.default])];
    for (const value of listed) expect([value, await noticeOf(value)]).toEqual([value, null]);
    // a parameter without values and default has a pattern
    if (listed.length === 0) expect(published.pattern).toMatch(/^\^.+\$$/);
  });
});
