/** The header for one message, as the editor measures it. */

import { expect, test } from 'vitest';
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

const post = (body: unknown) =>
  request('/preview/bar', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
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
