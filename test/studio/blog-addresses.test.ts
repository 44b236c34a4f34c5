/** Where posts of the blog come from, as people edit it in each language. */

import { expect, test } from 'vitest';
import { COMPANY } from '../../src/company.ts';
import { contentWith } from '../../src/content/content-for.ts';
import { alwaysCurrent } from '../../src/publication/content-source.ts';
import { parseDocument } from '../../src/publication/parse-document.ts';
import type { SavedEntry } from '../../studio/contract/api.ts';
import type { EntryContent } from '../../studio/contract/draft.ts';
import { testApp } from '../support/app.ts';
import { studioInProcess } from '../support/studio-in-process.ts';

const address = (text: string): EntryContent => ({ kind: 'text', languages: { de: { text } } });

function serviceWith(document: string) {
  const content = contentWith(COMPANY, parseDocument(document, COMPANY, Date.now()), { names: [], origins: [] });
  return testApp({ contents: alwaysCurrent({ ...content, mode: 'published' }) });
}

/** Where a service with the document reads the post of a teaser, without the query. */
async function sourcesWith(document: string, language: string) {
  const app = serviceWith(document);
  await app.request(`/chrome/teaser/press-releases?lang=${language}`);
  return app.blogRequests.map((url) => url.replace(/\?.*/, ''));
}

test.each(['https://news.example.de/api/posts', '/de/api/posts'])(
  'a language reads posts from %s once that is published, and others from the files',
  async (text) => {
    const api = await studioInProcess();
    await api.add('blog.press-releases', address(text));
    expect((await api.review()).changes.map((change) => change.text)).toEqual([
      `The blog source “press-releases” is “${text}” instead of “/api/press-releases”.`,
    ]);
    await api.publish();
    const document = api.document() ?? '';
    expect(await sourcesWith(document, 'de')).toEqual([new URL(text, COMPANY.brand.blog.origin).href]);
    expect(await sourcesWith(document, 'en')).toEqual(['https://blog.example.com/api/press-releases']);
  },
);

test.each(['http://news.example.de/', 'javascript:alert(1)', 'https://a:b@news.example.de/', 'posts', 'https://x y/'])(
  '%s cannot be published, and a service that finds it uses the files',
  async (text) => {
    const api = await studioInProcess();
    const { body } = await api.call<SavedEntry>('PUT', 'draft/text/blog.press-releases', address(text), {
      'if-none-match': '*',
    });
    expect(body.problems).toMatchObject([
      { field: 'text', language: 'de', reason: expect.stringMatching(/https address/) },
    ]);
    await api.call('DELETE', 'draft/text/blog.press-releases', undefined, { 'if-match': `"${body.revision}"` });
    await api.add('blog.latest-post', address('/other'));
    await api.publish();
    const stored = JSON.parse(api.document() ?? '');
    const languages = { ...stored.languages, de: { ...stored.languages.de, texts: { 'blog.press-releases': text } } };
    const found = await sourcesWith(JSON.stringify({ ...stored, languages }), 'de');
    expect(found).toEqual(['https://blog.example.com/api/press-releases']);
  },
);

test('what a new address answers is as hostile as before: other origins are not linked', async () => {
  const api = await studioInProcess();
  await api.add('blog.press-releases', address('https://news.example.de/posts'));
  await api.publish();
  const content = contentWith(COMPANY, parseDocument(api.document() ?? '', COMPANY, Date.now()), {
    names: [],
    origins: [],
  });
  const app = testApp({
    contents: alwaysCurrent({ ...content, mode: 'published' }),
    blog: async () =>
      Response.json({ title: '<b>News</b>', link: 'https://evil.example/', thumbnail: 'https://evil.example/x.png' }),
  });
  const html = await (await app.request('/chrome/teaser/press-releases?lang=de')).text();
  expect(html).not.toContain('evil.example');
});
