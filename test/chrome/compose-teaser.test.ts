import { expect, test } from 'vitest';
import { composeTeaser } from '../../src/chrome/compose-teaser.ts';
import type { TeaserContent } from '../../src/content/content.ts';
import { contentFor } from '../../src/content/content-for.ts';
import { parseChromeRequest } from '../../src/request/parse-request.ts';
import { testHostPage } from '../support/composed.ts';

const PAGE = testHostPage(
  parseChromeRequest(new URL('https://www.example.com/'), { loginOrigins: [], preview: false }).request,
);
const FALLBACK = { title: 'Stand-in', url: '/blog/', image: 'teaser-blog' };
const REMEMBERED = { title: 'New', url: 'https://blog.example.com/new', imageUrl: 'https://images.example.com/new' };
const SOURCE: TeaserContent = { kind: 'source', id: 'news', epigraph: 'News', source: 'news', fallback: null };

const compose = (teaser: TeaserContent, post: typeof REMEMBERED | null) =>
  composeTeaser(teaser, post, contentFor('fr'), PAGE);

test('a fixed teaser shows its own post, whatever is remembered', () => {
  const fixed: TeaserContent = { kind: 'fixed', id: 'video', epigraph: 'Video', post: FALLBACK };
  expect(compose(fixed, REMEMBERED)).toEqual({
    id: 'video',
    epigraph: 'Video',
    state: 'success',
    post: { title: 'Stand-in', href: '/blog/', imageSrc: '/chrome/assets/teaser-blog-0.svg' },
  });
});

test.each([FALLBACK, null])('a remembered post is shown, with a fallback or without', (fallback) => {
  expect(compose({ ...SOURCE, fallback }, REMEMBERED)).toMatchObject({
    state: 'success',
    post: { title: 'New', href: REMEMBERED.url, imageSrc: REMEMBERED.imageUrl },
  });
});

test('without a remembered post the fallback is shown', () => {
  expect(compose({ ...SOURCE, fallback: FALLBACK }, null)).toMatchObject({
    state: 'fallback',
    post: { title: 'Stand-in' },
  });
});

test('without either, the browser is told where to ask', () => {
  expect(compose(SOURCE, null)).toEqual({
    id: 'news',
    epigraph: 'News',
    state: 'loading',
    loading: contentFor('fr').labels.loading,
    href: '/chrome/teaser/news?lang=fr',
  });
});
