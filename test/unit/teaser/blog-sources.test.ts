/** Posts from the sources that a company names in its content: JSON of any shape, and feeds. */

import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { failingSources } from '../../../packages/cli/src/commands/failing-sources.ts';
import { COMPANY } from '../../../src/company.ts';
import { postSourceOf } from '../../../src/content/post-source.ts';
import { brandSchema } from '../../../src/content/schema.ts';
import { readFeed } from '../../../src/teaser/read-feed.ts';
import { testApp } from '../../support/app.ts';
import { FEED, GHOST, HOSTILE_FEEDS, rss, SOURCE_EXAMPLES } from '../../support/blog-sources.ts';
import { attribute, markupErrorsOf, textOf, withAttribute } from '../../support/markup.ts';
import { slowdown } from '../../support/slowdown.ts';

/** The app of a company with this source, whose blog answers so. */
function appWith(source: unknown, body: BodyInit, answered: (url: string, init: RequestInit) => void = () => {}) {
  const sources = { 'latest-post': source, 'press-releases': source };
  const imageOrigins = COMPANY.brand.blog.imageOrigins;
  const brand = v.parse(brandSchema, {
    ...COMPANY.brand,
    blog: { origin: COMPANY.brand.blog.origin, imageOrigins, sources },
  });
  return testApp({
    postSource: (name, published) => postSourceOf(brand, name, published),
    blog: async (url, init) => {
      answered(url, init);
      return new Response(body);
    },
  });
}

/** What a teaser that waits for the blog shows; `null` if it has nothing to show. */
async function shownBy(app: ReturnType<typeof appWith>) {
  const response = await app.request('/chrome/teaser/press-releases');
  const markup = await response.text();
  expect(markupErrorsOf(markup)).toEqual([]);
  await app.settle();
  const [teaser] = withAttribute(markup, 'data-portico-part', 'teaser');
  if (!teaser) return null;
  const [image] = withAttribute(markup, 'class', 'portico-teaser__image');
  const [title] = withAttribute(markup, 'class', 'portico-teaser__title');
  return {
    title: title && textOf(title),
    href: attribute(teaser, 'href'),
    image: image ? attribute(image, 'src') : null,
  };
}

test.each(SOURCE_EXAMPLES)('the latest post of $name is shown', async ({ source, answer, shows }) => {
  const app = appWith(source, answer);
  expect(await shownBy(app)).toEqual(shows);
  const header = await (await app.request('/chrome/header')).text();
  await app.settle();
  expect(header).toContain(`href="${shows.href}"`);
});

test.each(HOSTILE_FEEDS)('from a feed with $name, the post is $shows', async ({ body, shows }) => {
  const app = appWith(FEED, body);
  const shown = await shownBy(app);
  expect(shown?.title ?? null).toBe(shows);
  expect(shown?.image ?? null).toBeNull();
  const failures = app.events.filter(({ name }) => name === 'post-failed');
  expect(failures).toHaveLength(shows === null ? 1 : 0);
  expect(JSON.stringify(failures)).not.toMatch(/evil|alert|passwd/);
});

test.each([
  ['a path of the blog', '/api/last-post', /^https:\/\/blog\.example\.com\/api\/last-post application\/json$/],
  ['an address of another service', GHOST, /^https:\/\/example\.ghost\.io\/ghost\/api\/content\/posts\/\?/],
  ['a feed', FEED, /^https:\/\/blog\.example\.com\/feed\/ application\/atom\+xml, /],
])('%s is requested where it is, in its format', async (_, source, expected) => {
  let seen = '';
  await shownBy(
    appWith(source, '', (url, { headers }) => {
      seen = `${url} ${(headers as Record<string, string>).accept}`;
    }),
  );
  expect(seen).toMatch(expected);
});

test('the sample blog stands in for a source of any format', () => {
  const brand = {
    ...COMPANY.brand,
    blog: { ...COMPANY.brand.blog, sources: { news: { url: '/feed/', format: 'feed' as const } } },
  };
  expect(postSourceOf(brand, 'news', null, 'http://localhost:8788', 'slow')).toMatchObject({
    endpoint: 'http://localhost:8788/slow/api/last-post',
    format: { format: 'json', title: 'title' },
  });
});

describe('JSON', () => {
  const json = (mapping: object) => ({ url: '/posts.json', format: 'json', title: 'title', link: 'link', ...mapping });
  const POST = { title: 'A post', link: 'https://blog.example.com/post' };
  const titled = (title: unknown) => ({ ...POST, title });
  const HTML = { titleType: 'html' };
  const BY_DATE = { date: 'at' };
  /** Posts that are called by their place, with these dates. */
  const dated = (...dates: readonly unknown[]) => dates.map((at, index) => ({ ...titled(`${index + 1}`), at }));

  test.each<[string, object, unknown, string | null]>([
    ['names and positions', { title: 'title.0.text' }, titled([{ text: 'Deep' }]), 'Deep'],
    ['a list inside', { list: 'data.posts' }, { data: { posts: [POST] } }, 'A post'],
    ['a list that is missing', { list: 'data.posts' }, { posts: [POST] }, null],
    ['what every object has', { title: 'constructor.name' }, POST, null],
    ['what every text has', { title: 'title.length' }, POST, null],
    ['a title as HTML', HTML, titled('<b>Q&amp;A</b> &unknown; &lt;i>'), 'Q&A &unknown; <i>'],
    ['any entity', HTML, titled('Pr&eacute;vention &hearts; &#x2013; &rarr;'), 'Prévention ♥ – →'],
    ['a title as text', {}, titled('<b>Q&amp;A</b>'), '<b>Q&amp;A</b>'],
    ['the newest by a date', BY_DATE, dated('2026-01-01', '2026-02-01'), '2'],
    ['dates as numbers', BY_DATE, dated(1, 2), '2'],
    ['dates that are none', BY_DATE, dated('x', {}), '1'],
    ['dates that are no text', BY_DATE, dated(undefined, { toString: 1 }), '1'],
  ])('with %s', async (_, mapping, answer, title) => {
    expect((await shownBy(appWith(json(mapping), JSON.stringify(answer))))?.title ?? null).toBe(title);
  });

  test('without the field that the content names is reported with its path', async () => {
    const app = appWith(json({ title: 'title.rendered' }), JSON.stringify(POST));
    await shownBy(app);
    expect(app.events).toContainEqual(
      expect.objectContaining({ reason: 'not a post: title.rendered is not a string' }),
    );
  });
});

test('a feed is read as quickly if each of its many links has a long base', () => {
  const posts = '<item><title>a</title><link>b</link></item>'.repeat(2_000);
  const inputOf = (attribute: string) =>
    `<rss ${attribute}="https://a.example/${'x'.repeat(100_000)}"><channel>${posts}</channel></rss>`;
  const [hostile, harmless] = [inputOf('xml:base'), inputOf('xml:lang')];
  const read = (feed: string) => readFeed(feed, 'https://blog.example/feed');
  expect(slowdown(read, { hostile, harmless })).toBeLessThan(10);
  expect(read(hostile)).toMatchObject({ title: 'a', url: 'https://blog.example/b' });
});

test('posts of a feed without dates are in the order of the feed', async () => {
  const second = '</item><item><title>Second</title><link>/2</link>';
  expect(await shownBy(appWith(FEED, rss(`<title>First</title><link>/1</link>${second}`)))).toMatchObject({
    title: 'First',
  });
});

test('portico check --links names the sources that have no post to show', async () => {
  const sources = { feed: { url: '/feed/', format: 'feed' as const }, page: '/page', gone: '/gone' };
  const brand = { ...COMPANY.brand, blog: { ...COMPANY.brand.blog, sources } };
  const failing = await failingSources(brand, async (url) => {
    const [, path = ''] = /example\.com(\/\w+)/.exec(url) ?? [];
    if (path === '/gone') return new Response(null, { status: 404 });
    return new Response(path === '/feed' ? rss('<title>A post</title><link>/1</link>') : '<!doctype html>');
  });
  expect(failing).toEqual(['blog source page: not JSON', 'blog source gone: answered 404']);
});

test('the sources in docs/your-own-chrome.md are valid', async () => {
  const text = await readFile(new URL('../../../docs/your-own-chrome.md', import.meta.url), 'utf8');
  const [, snippet = ''] = /```json\n("blog": [\s\S]*?)\n```/.exec(text) ?? [];
  const { blog } = JSON.parse(`{${snippet}}`);
  expect(v.parse(brandSchema, { ...COMPANY.brand, blog }).blog.sources).toMatchObject({
    feed: FEED,
    ghost: { list: 'posts' },
  });
});
