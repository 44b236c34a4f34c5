/** Where posts of the blog come from, as people edit it in each language. */

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import { contentWith } from '../../../../src/content/content-for.ts';
import { fileSource } from '../../../../src/content/post-source.ts';
import { brandSchema } from '../../../../src/content/schema.ts';
import { formatText } from '../../../../src/contract/source-format.ts';
import { unchangingContent } from '../../../../src/publication/content-source.ts';
import { parseDocument } from '../../../../src/publication/parse-document.ts';
import { memoryStore, testApp } from '../../../../test/support/app.ts';
import { SOURCE_EXAMPLES } from '../../../../test/support/blog-sources.ts';
import { PRIVATE_ADDRESSES } from '../../../../test/support/private-addresses.ts';
import { studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { EntryContent } from '../../src/contract/draft.ts';

const address = (text: string): EntryContent => ({ kind: 'text', languages: { de: { text } } });

function serviceWith(document: string, options: Parameters<typeof testApp>[0] = {}) {
  const content = contentWith(COMPANY, parseDocument(document, COMPANY, Date.now()), { names: [], origins: [] });
  return testApp({ contents: unchangingContent({ ...content, mode: 'published' }), ...options });
}

/** Publishes texts of English, by place. */
async function publishedWith(texts: Readonly<Record<string, string>>) {
  const api = await studioInProcess();
  for (const [place, text] of Object.entries(texts)) {
    await api.add(place, { kind: 'text', languages: { en: { text } } });
  }
  const { changes, warnings } = await api.check();
  await api.publish();
  return {
    document: api.document() ?? '',
    changes: changes.map(({ text }) => text),
    warnings: warnings.map(({ text }) => text),
  };
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
    expect((await api.check()).changes.map((change) => change.text)).toEqual([
      `The blog source “press-releases” is “${text}” instead of “/api/press-releases”.`,
    ]);
    await api.publish();
    const document = api.document() ?? '';
    expect(await sourcesWith(document, 'de')).toEqual([new URL(text, COMPANY.brand.blog.origin).href]);
    expect(await sourcesWith(document, 'en')).toEqual(['https://blog.example.com/api/press-releases']);
  },
);

test.each([
  'http://news.example.de/',
  'javascript:alert(1)',
  'https://a:b@news.example.de/',
  'posts',
  'https://x y/',
  ...PRIVATE_ADDRESSES,
])('%s cannot be published, and a service that finds it reports it and uses the files', async (text) => {
  const api = await studioInProcess();
  const { body } = await api.put('blog.press-releases', address(text));
  const reason = expect.stringMatching(/https address/);
  expect(body.problems).toMatchObject([{ field: 'text', language: 'de', reason }]);
  await api.remove(body, 'text');
  await api.add('blog.latest-post', address('/other'));
  await api.publish();
  const stored = JSON.parse(api.document() ?? '');
  const languages = { ...stored.languages, de: { ...stored.languages.de, texts: { 'blog.press-releases': text } } };
  const document = JSON.stringify({ ...stored, languages });
  expect(await sourcesWith(document, 'de')).toEqual(['https://blog.example.com/api/press-releases']);
  expect(parseDocument(document, COMPANY, Date.now()).omitted).toEqual([
    'de.texts.blog.press-releases: must be a path on the blog, such as /feed/, or a public https address without a port',
  ]);
});

test.each(SOURCE_EXAMPLES)('$name is added as a source, and a place in the menu shows its post', async (example) => {
  const blog = { ...COMPANY.brand.blog, sources: { newsroom: example.source } };
  const source = fileSource(v.parse(brandSchema, { ...COMPANY.brand, blog }).blog, 'newsroom');
  const { document, changes } = await publishedWith({
    'blog.newsroom': source?.address ?? '',
    'blog.newsroom.format': formatText(source?.format ?? { format: 'feed' }),
    'teasers.press-releases.source': 'newsroom',
  });
  expect(changes).toContain('What “press-releases” shows is “newsroom” instead of “press-releases”.');
  const app = serviceWith(document, { blog: async () => new Response(example.answer) });
  const card = await (await app.request('/chrome/teaser/press-releases')).text();
  expect(card).toContain(`href="${example.shows.href.replaceAll('&', '&amp;')}"`);
  await app.request('/chrome/teaser/press-releases?lang=de');
  expect(app.blogRequests.at(-1)).toMatch(/^https:\/\/blog\.example\.com\/api\/press-releases/);
});

test('another format reads another post, also where the earlier one is cached', async () => {
  const format = 'json title=headline link=link';
  const { document, changes } = await publishedWith({ 'blog.press-releases.format': format });
  const { document: files } = await publishedWith({ 'labels.skipLink': 'Skip' });
  expect(changes).toEqual([
    'The format of the blog source “press-releases” is “JSON with the title in headline and the link in link” instead of “JSON with the usual names”.',
  ]);
  const answer = { title: 'A title', headline: 'A headline', link: 'https://blog.example.com/a' };
  const options = { store: memoryStore(), blog: async () => Response.json(answer) };
  const shown = async (published: string) => {
    const app = serviceWith(published, options);
    const card = await (await app.request('/chrome/teaser/press-releases')).text();
    await app.settle();
    return /A \w+/.exec(card)?.[0];
  };
  expect([await shown(files), await shown(document), await shown(files)]).toEqual(['A title', 'A headline', 'A title']);
});

test.each([
  ['xml title=title link=link', /must be default, feed, or json/],
  ['feed now', /must be default, feed, or json/],
  ['json title=title', /must say where a post has the link/],
  ['json title=title link=a..b', /joined by dots, such as title.rendered, for the link/],
  ['json title=title link=link colour=red', /must be default, feed, or json/],
  ['json title=title link=link titleType=markdown', /must be default, feed, or json/],
])('the format “%s” cannot be published, and a service that finds it uses the files', async (format, reason) => {
  const api = await studioInProcess();
  const { body } = await api.put('blog.press-releases.format', address(format));
  expect(body.problems).toMatchObject([{ field: 'text', language: 'de', reason: expect.stringMatching(reason) }]);
  const stored = JSON.parse((await publishedWith({ 'blog.latest-post': '/other' })).document);
  const texts = {
    'blog.press-releases': 'https://news.example.de/',
    'blog.press-releases.format': format,
    'blog.constructor.format': format,
    'teasers.press-releases.source': 'constructor',
  };
  const languages = { ...stored.languages, de: { ...stored.languages.de, texts } };
  const found = await sourcesWith(JSON.stringify({ ...stored, languages }), 'de');
  expect(found).toEqual(['https://blog.example.com/api/press-releases']);
});

test('people are warned of posts that cannot lead to their source, and of a source that does not exist', async () => {
  const { document, warnings } = await publishedWith({
    'blog.press-releases': 'https://news.example.de/feed/',
    'teasers.latest-post.source': 'newsroom',
  });
  expect(warnings).toEqual([
    'The blog source “press-releases” in English: Posts that lead to news.example.de are not shown: brand.json does not allow links to it.',
    '“latest-post” shows posts of “latest-post” in English: there is no blog source “newsroom”.',
  ]);
  const app = serviceWith(document);
  await app.request('/chrome/teaser/latest-post');
  expect(app.blogRequests[0]).toMatch(/^https:\/\/blog\.example\.com\/api\/last-post/);
});
