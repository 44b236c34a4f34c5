/** Breadcrumbs of a page of a site, in the answers of the service. */

import { expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';

const DOCS = '/docs Docs';
const API = '/docs/api?a=1&b=2 API & <SDK> “リファレンス”';
const BOTH = `${DOCS}\n${API}`;

const queryOf = (breadcrumbs: string, site = 'docs') => new URLSearchParams({ site, breadcrumbs });
const answer = (query: string | URLSearchParams) => testApp().request(`/chrome/header?${query}`);
const breadcrumbsIn = (html: string) => /<nav class="portico-breadcrumbs".*?<\/nav>/s.exec(html)?.[0];
const breadcrumbs = async (query: string | URLSearchParams) => breadcrumbsIn(await (await answer(query)).text());

test('each leads to its page, and the last one is the page itself', async () => {
  expect(await breadcrumbs(queryOf(BOTH))).toBe(
    '<nav class="portico-breadcrumbs" aria-label="Breadcrumbs" data-portico-part="breadcrumbs"><ol>' +
      '<li><a href="/docs" aria-current="false">Docs</a></li>' +
      '<li><a href="/docs/api?a=1&amp;b=2" aria-current="page">API &amp; &lt;SDK> “リファレンス”</a></li></ol></nav>',
  );
});

test('pages with the same header have their own', async () => {
  const app = testApp();
  const titles = [];
  for (const list of [DOCS, BOTH, `${API}\n${DOCS}`, DOCS]) {
    const html = await (await app.request(`/chrome/header?${queryOf(list)}`)).text();
    titles.push([...(breadcrumbsIn(html) ?? '').matchAll(/>([\w ]+)[^<]*<\/a>/g)].map(([, text]) => text));
  }
  expect(titles).toEqual([['Docs'], ['Docs', 'API '], ['API ', 'Docs'], ['Docs']]);
});

test('absolute links lead to the origin of the site', async () => {
  const query = queryOf(DOCS);
  query.set('links', 'absolute');
  expect(await breadcrumbs(query)).toContain('<a href="https://www.example.com/docs"');
});

test('compact headers have them; minimal ones, other sites and pages without any do not', async () => {
  expect(await breadcrumbs(`${queryOf(DOCS)}&size=compact`)).toContain('Docs');
  expect(await breadcrumbs(`${queryOf(DOCS)}&size=minimal`)).toBeUndefined();
  expect(await breadcrumbs(queryOf(DOCS, 'community'))).toBeUndefined();
  expect(await breadcrumbs(queryOf(DOCS, 'main'))).toBeUndefined();
  expect(await breadcrumbs('site=docs')).toBeUndefined();
});

test.each([
  ['no path', 'Docs'],
  ['no title', '/docs'],
  ['an empty title', '/docs '],
  ['a title of spaces', '/docs   '],
  ['an empty line', `${DOCS}\n`],
  ['more than eight', Array(9).fill(DOCS).join('\n')],
  ['a title of 101 characters', `/docs ${'x'.repeat(101)}`],
  ['a placeholder as title', '/docs \u007flogin\u007f'],
  ['a script', 'javascript:alert(1) Docs'],
  ['another host', '//evil.example Docs'],
  ['another origin', 'https://evil.example/ Docs'],
  ['thousands of characters', `${DOCS}\n/${'a'.repeat(2_100)} Docs`],
])('%s: none, with a notice', async (_, list) => {
  const response = await answer(queryOf(list));
  expect(response.status).toBe(200);
  expect(breadcrumbsIn(await response.text())).toBeUndefined();
  expect(response.headers.get('portico-notice')).toContain('breadcrumbs');
});
