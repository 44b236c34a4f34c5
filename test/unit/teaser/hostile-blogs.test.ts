/** Whatever the blog does, header and teaser are complete and hold nothing of it but a title, a link and an image. */

import { expect, test } from 'vitest';
import { descendants } from '../../../packages/cli/src/conformance/parsed-markup.ts';
import { BLOG_ANSWER, brokenBlog, testApp } from '../../support/app.ts';
import { HOSTILE_BLOGS, type HostileBlog } from '../../support/hostile-blogs.ts';
import { attribute, elementsOf, markupErrorsOf, textOf, withAttribute } from '../../support/markup.ts';

const TIMINGS = { deadline: 60, claim: 120 };

async function headerOf({ answer }: Pick<HostileBlog, 'answer'>) {
  const app = testApp({ blog: answer, timings: TIMINGS });
  const started = performance.now();
  const first = await app.request('/chrome/header');
  const took = performance.now() - started;
  await app.settle();
  const second = await app.request('/chrome/header');
  return { app, first: await first.text(), took, second, markup: await second.text() };
}

/** Every element with its attributes; of the blog's link and image only the origin, of their texts nothing. */
function skeletonOf(markup: string): string[] {
  const [teaser] = withAttribute(markup, 'data-portico-part', 'teaser');
  const fromBlog = new Set(teaser ? [teaser, ...descendants(teaser)] : []).size;
  expect(fromBlog).toBeGreaterThan(0);
  const start = teaser?.sourceCodeLocation?.startOffset ?? 0;
  const end = teaser?.sourceCodeLocation?.endOffset ?? 0;
  return elementsOf(markup).map((element) => {
    const offset = element.sourceCodeLocation?.startOffset ?? -1;
    const isFromBlog = offset >= start && offset < end;
    const attributes = element.attrs.map(({ name, value }) => {
      const isAddress = isFromBlog && ['href', 'src'].includes(name) && URL.canParse(value);
      return `${name}=${isAddress ? new URL(value).origin : value}`;
    });
    return [element.tagName, ...attributes].join(' ');
  });
}

/** The header with a blog that behaves. */
const EXPECTED = {
  post: await headerOf({ answer: async () => Response.json(BLOG_ANSWER) }),
  'post without image': await headerOf({
    answer: async () => Response.json({ ...BLOG_ANSWER, thumbnail: null }),
  }),
  fallback: await headerOf({ answer: brokenBlog }),
};

test.each(HOSTILE_BLOGS)('with a blog that $name, header and teaser are complete and show the $shows', async (blog) => {
  const { app, first, took, second, markup } = await headerOf(blog);
  expect(first).toBe(EXPECTED.fallback.first);
  expect(took).toBeLessThan(1_000);
  expect(second.status).toBe(200);
  expect(second.headers.get('portico-state')).toBe(blog.shows === 'fallback' ? 'fallback' : 'fresh');
  expect([...second.headers.keys()]).toEqual([...EXPECTED[blog.shows].second.headers.keys()]);

  expect(markupErrorsOf(markup)).toEqual([]);
  expect(skeletonOf(markup)).toEqual(skeletonOf(EXPECTED[blog.shows].markup));
  expect(markup).not.toMatch(/<!--|<esi:|<\?|<%|<!\[|[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);

  const [teaser] = withAttribute(markup, 'data-portico-part', 'teaser');
  const title = blog.title ?? BLOG_ANSWER.title;
  if (teaser && blog.shows !== 'fallback') expect(textOf(teaser)).toContain(title);
  expect(teaser && attribute(teaser, 'data-portico-state')).toBe(blog.shows === 'fallback' ? 'fallback' : 'success');

  const failures = app.events.filter(({ name }) => name === 'post-failed');
  expect(failures).toHaveLength(blog.shows === 'fallback' ? 1 : 0);
  for (const failure of failures) {
    expect(failure).toMatchObject({ reason: expect.stringMatching(/^[^\p{Cc}\u2028\u2029]{5,200}$/u) });
    expect(JSON.stringify(failure)).not.toMatch(/evil|alert|secret/);
  }

  // waits for the blog, and has no fallback
  const card = await app.request('/chrome/teaser/press-releases');
  const cardMarkup = await card.text();
  expect([card.status, markupErrorsOf(cardMarkup)]).toEqual([blog.shows === 'fallback' ? 503 : 200, []]);
  expect(cardMarkup === '').toBe(blog.shows === 'fallback');
  await app.settle();
});
