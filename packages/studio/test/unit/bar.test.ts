/** Header and footer as editors see them: with one message, which the editor measures, and with edited menus. */

import { describe, expect, test } from 'vitest';
import { testPreview } from '../../../../test/support/preview.ts';
import type { BarRequest } from '../../src/contract/requests.ts';

const request = testPreview();

const MESSAGE: BarRequest['message'] = {
  title: 'Spring webinar',
  description: 'With {brand}',
  cta: 'Save your seat',
  link: '/webinar/',
  weight: '0',
  startDate: '2020-01-01T00:00:00Z',
  endDate: '2020-01-02T00:00:00Z',
};

const post = (body: unknown, path = '/preview/bar') =>
  request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const postMenus = (body: unknown) => post(body, '/preview/menus');
const headerWith = async (message: Partial<BarRequest['message']>, language = 'en') => {
  const response = await post({ language, theme: 'light', message: { ...MESSAGE, ...message } });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.text();
};

test('the header shows the message at any time, in its language and theme, with its assets', async () => {
  const html = await headerWith({}, 'de');
  expect(html).toMatch(/<header class="portico-header"[^>]* lang="de"[^>]* data-theme="light"/);
  expect(html).toContain('>Spring webinar<');
  expect(html).toContain('>With Acme<');
  expect(html).toContain('href="/webinar/"');
  expect(html).toContain('<link rel="stylesheet" href="/chrome/assets/chrome-0.css"');
});

test('it also shows a message that is not complete', async () => {
  const html = await headerWith({ title: '', description: '', cta: '', link: '', weight: 'x', startDate: 'soon' });
  expect(html).toContain('data-portico-part="announcement"');
});

test.each(['javascript:alert(1)', '//evil.example', 'https://a"b', '{unknown}/path', 'x y'])(
  'the link %s is replaced by that of the home page',
  async (link) => {
    const html = await headerWith({ link });
    expect(/<a class="portico-announcement__link" href="([^"]*)"/.exec(html)?.[1]).toBe('/');
  },
);

test.each(['title', 'description', 'cta'] as const)('a hostile %s is escaped', async (field) => {
  const html = await headerWith({
    [field]:
      '</a><script>alert(1)</script><!--#include virtual="/x"--><esi:include src="/x"/><img src=x onerror=alert(1)>',
  });
  expect(html).not.toMatch(/<script>|<!--#|<esi:|<img src=x/);
  expect(html).toContain('&lt;script');
});

test.each([
  ['not JSON', 'x'],
  ['no message', { language: 'en', theme: 'light' }],
  ['another language', { language: 'xx', theme: 'light', message: MESSAGE }],
  ['a field that is too long', { language: 'en', theme: 'light', message: { ...MESSAGE, title: 'x'.repeat(2_001) } }],
])('a request with %s is refused', async (_, body) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: 'invalid' });
});

test('the document for the frames is empty, and runs no script', async () => {
  const response = await request('/preview/bar');
  const html = await response.text();
  expect(html).toMatch(/<body class="sample"><\/body>/);
  expect(html).toContain('href="/studio/sample-0.css"');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('script-src');
});

describe('menus', () => {
  test('the header has them in the language, and no announcement', async () => {
    const menus = {
      links: { 'navigation.NAV_PRICING': { name: 'Tarife', link: '/de/tarife' } },
      texts: { 'titles.product': 'Plattform' },
      lists: { navigation: ['NAV_PRODUCT', 'NAV_PRICING'] },
    };
    const response = await postMenus({ language: 'de', fragment: 'header', menus });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toMatch(/<header class="portico-header"[^>]* lang="de"/);
    expect(html).toContain('>Tarife<');
    expect(html).toContain('href="/de/tarife"');
    expect(html).toContain('Plattform');
    expect(html).not.toContain('NAV_DEVELOPERS');
    expect(html).not.toContain('data-portico-part="announcement"');
  });

  test('the header has buttons and sections that are new, on the main site and on others', async () => {
    const menus = {
      links: {
        'actions.demo': { name: 'Book a demo', link: '/demo', look: 'primary' },
        'actions.docs-only': { name: 'Open an issue', link: '/issues' },
        stories: { name: 'Stories', link: '/stories' },
      },
      texts: { 'titles.customers': 'Customers', 'titles.customers-links': 'What they say' },
      lists: {
        actions: ['demo'],
        'actions.docs': ['docs-only'],
        navigation: ['NAV_PRICING', 'customers'],
        customers: ['customers-links'],
        'customers.customers-links': ['stories'],
      },
    };
    const html = await (await postMenus({ language: 'en', fragment: 'header', menus })).text();
    expect(html).toMatch(/<a class="portico-action portico-action--primary" href="\/demo"[^>]*>Book a demo/);
    expect(html).toMatch(/data-portico-id="customers"[\s\S]*What they say[\s\S]*href="\/stories"/);
    expect(html).not.toContain('Open an issue');
    const ofSite = await (await postMenus({ language: 'en', site: 'docs', fragment: 'header', menus })).text();
    expect(ofSite).toMatch(/portico-action--secondary"[^>]*>Open an issue/);
    expect(ofSite).not.toContain('Book a demo');
  });

  test('the footer has them, also with texts that cannot be published', async () => {
    const links = { privacy: { name: '<b>Privacy</b>', link: '/privacy' } };
    const html = await (await postMenus({ language: 'en', fragment: 'footer', menus: { links } })).text();
    expect(html).toContain('&lt;b>Privacy&lt;/b>');
  });

  test.each([
    ['nothing', 'x'],
    ['another fragment', { language: 'en', fragment: 'head', menus: {} }],
    [
      'an address that runs a script',
      { language: 'en', fragment: 'footer', menus: { links: { privacy: { name: 'x', link: 'javascript:alert(1)' } } } },
    ],
  ])('%s is rejected', async (_, body) => {
    expect((await postMenus(body)).status).toBe(400);
  });
});
