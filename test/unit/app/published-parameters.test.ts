/** The manifest describes exactly the values that the service accepts. */

import { beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../../../src/manifest/schema.ts';
import { parametersReadBy } from '../../../src/request/parameters.ts';
import { HOSTILE } from '../../examples.ts';
import { silentBlog, testApp } from '../../support/app.ts';
import { PARAMETER_VALUES } from '../../support/parameter-values.ts';

type Published = Manifest['parameters'][number];

const LONG = 'a'.repeat(1_022);

const words = (text: string) => text.trim().split(/\s+/);

/** Accepted and rejected values for all parameters, at their limits and hostile. */
const VALUES = [
  ...words(
    'x true false TRUE dark Dark docs full compact minimal light auto none shadow include omit relative absolute',
  ),
  ...words(`main Main-2 2main ${'m'.repeat(64)} ${'m'.repeat(65)} a/b visitor_7-A`),
  ...words('de DE dE-at pt-BR fr_CA ja-Jpan-JP jp JP de- de-x english xx ja-a-b-c-d'),
  ...words('en-aa-bb-cc en-aa-bb-cc-dd en-abcdefgh en-abcdefghi'),
  ...words(`de,en JP,de-AT,de de, ,de de,xx de;en ${'de,de,'.repeat(171)} de,<b>`),
  ...words('/en /en/ /EN/a /en-us/a /en-x/a /ja/a /jp/a /JP /pt-br?x /fr#x /fr-419 /enough'),
  ...words('/ /a /a/ /a/b?c=//d#e//f /? /# /a//b //a /.//a /a/..//b /%2e//a /a/../b /..'),
  ...words('/\\a /a\\b /<b> /\' /" /` /{x} /a|b /a^b /日本 /\u007f a/b ?a'),
  ...words(`/${LONG} /${LONG}a /${LONG}aa /${'日'.repeat(113)} /${'日'.repeat(114)} /a/../${LONG}`),
  ...['', '?x', '#x', '//x', '/', '/ x', '.evil.example/', '@evil.example/', ':444/'].map(
    (rest) => `https://login.example.com${rest}`,
  ),
  ...words('https://LOGIN.example.com:443/ HTTPS://login.example.com https://user@login.example.com/'),
  ...words('https://loginXexample.com/ http://login.example.com/ https://evil.example/ https:/login.example.com/'),
  ...words('javascript:alert(1) data:,x https:// https:login.example.com'),
  ...['', ' ', 'a b', 'de, en', '/a b', '/\ta', '/docs Docs', '/docs Docs\n', '/docs', '/docs  Docs'],
  ...['/docs Docs\n/docs/api API & <SDK>', `/a ${'日'.repeat(101)}`],
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
