import { expect, test } from 'vitest';
import { composeTeaser } from '../../../src/chrome/compose-teaser.ts';
import type { TeaserContent } from '../../../src/content/content.ts';
import { contextOf } from '../../support/composed.ts';
import { contentFor } from '../../support/content.ts';

const FALLBACK = { title: 'Fallback', url: '/blog/', image: 'teaser-blog' };
const CACHED = { title: 'New', url: 'https://blog.example.com/new', imageUrl: 'https://images.example.com/new' };
const SOURCE: TeaserContent = { kind: 'blog', id: 'news', epigraph: 'News', source: 'news', fallback: null };

const compose = (teaser: TeaserContent, post: typeof CACHED | null) =>
  composeTeaser(teaser, { ...contextOf('lang=fr'), posts: new Map(post ? [[teaser.id, post]] : []) });

test('a teaser with a card shows it, whatever is cached', () => {
  const teaser: TeaserContent = { kind: 'card', id: 'video', epigraph: 'Video', card: FALLBACK };
  expect(compose(teaser, CACHED)).toEqual({
    id: 'video',
    epigraph: 'Video',
    state: 'success',
    link: { title: 'Fallback', href: '/blog/', imageSrc: '/chrome/assets/teaser-blog-0.svg', largerImageSrc: null },
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
