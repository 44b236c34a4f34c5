/** A teaser of the content and what is remembered of its post → the state to show. Pure. */

import type { Content, Post, TeaserContent } from '../content/content.ts';
import type { BlogPost } from '../teaser/blog-post.ts';
import type { PostView, TeaserView } from './chrome.ts';
import type { HostPage } from './host-page.ts';

/** A teaser with its remembered post, its fallback, or the state in which the browser asks for it. */
export function composeTeaser(
  teaser: TeaserContent,
  post: BlogPost | null,
  { labels, language }: Content,
  page: HostPage,
): TeaserView {
  const { id, epigraph } = teaser;
  if (teaser.kind === 'fixed') return { id, epigraph, state: 'success', post: composePost(teaser.post, page) };
  if (post)
    return { id, epigraph, state: 'success', post: { title: post.title, href: post.url, imageSrc: post.imageUrl } };
  if (teaser.fallback) return { id, epigraph, state: 'fallback', post: composePost(teaser.fallback, page) };
  return {
    id,
    epigraph,
    state: 'loading',
    loading: labels.loading,
    href: page.serviceHref(`/chrome/teaser/${id}?lang=${language}`),
  };
}

function composePost({ title, url, image }: Post, page: HostPage): PostView {
  return { title, href: page.siteHref(url), imageSrc: page.assets.imageSrc(image) };
}
