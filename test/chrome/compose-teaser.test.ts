import { expect, test } from 'vitest';
import { composeTeaser } from '../../src/chrome/compose-teaser.ts';
import type { TeaserContent } from '../../src/content/content.ts';
import { contentFor } from '../../src/content/content-for.ts';
import { contextOf } from '../support/composed.ts';

const FALLBACK = { title: 'Fallback', url: '/blog/', image: 'teaser-blog' };
const CACHED = { title: 'New', url: 'https://blog.example.com/new', imageUrl: 'https://images.example.com/new' };
const SOURCE: TeaserContent = { kind: 'source', id: 'news', epigraph: 'News', source: 'news', fallback: null };

const compose = (teaser: TeaserContent, post: typeof CACHED | null) =>
  composeTeaser(teaser, { ...contextOf('lang=fr'), posts: new Map(post ? [[teaser.id, post]] : []) });

test('a fixed teaser shows its own post, whatever is cached', () => {
  const fixed: TeaserContent = { kind: 'fixed', id: 'video', epigraph: 'Video', post: FALLBACK };
  expect(compose(fixed, CACHED)).toEqual({
    id: 'video',
    epigraph: 'Video',
    state: 'success',
    post: { title: 'Fallback', href: '/blog/', imageSrc: '/chrome/assets/teaser-blog-0.svg' },
  });
});

test.each([FALLBACK, null])('a cached post is shown, with or without a fallback', (fallback) => {
  expect(compose({ ...SOURCE, fallback }, CACHED)).toMatchObject({
    state: 'success',
    post: { title: 'New', href: CACHED.url, imageSrc: CACHED.imageUrl },
  });
});

test('without a cached post, the fallback is shown', () => {
  expect(compose({ ...SOURCE, fallback: FALLBACK }, null)).toMatchObject({
    state: 'fallback',
    post: { title: 'Fallback' },
  });
});

test('without either, the browser gets the id and language to request it by', () => {
  expect(compose(SOURCE, null)).toEqual({
    id: 'news',
    epigraph: 'News',
    state: 'loading',
    loading: contentFor('fr').labels.loading,
    language: 'fr',
  });
});
