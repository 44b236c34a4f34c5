/** A teaser of the content and its cached post → the state to show. Pure. */

import type { Content, Post, TeaserContent } from '../content/content.ts';
import type { BlogPost } from '../teaser/blog-post.ts';
import type { PostChrome, TeaserChrome } from './chrome.ts';
import { imageHref, type LinkContext, siteHref } from './link-context.ts';

export interface TeaserInput {
  readonly content: Content;
  readonly links: LinkContext;
  /** The latest post of each teaser, by the teaser's id. */
  readonly posts: ReadonlyMap<string, BlogPost>;
}

/** @returns the teaser with its post or its fallback, or in the loading state, in which the browser requests the post */
export function composeTeaser(teaser: TeaserContent, { content, links, posts }: TeaserInput): TeaserChrome {
  const { id, epigraph } = teaser;
  const post = posts.get(id);
  if (teaser.kind === 'fixed') return { id, epigraph, state: 'success', post: composePost(teaser.post, links) };
  if (post) {
    return { id, epigraph, state: 'success', post: { title: post.title, href: post.url, imageSrc: post.imageUrl } };
  }
  if (teaser.fallback) return { id, epigraph, state: 'fallback', post: composePost(teaser.fallback, links) };
  return {
    id,
    epigraph,
    state: 'loading',
    loading: content.labels.loading,
    href: `${links.serviceOrigin}/chrome/teaser/${id}?lang=${content.language}`,
  };
}

function composePost({ title, url, image }: Post, links: LinkContext): PostChrome {
  return { title, href: siteHref(url, links), imageSrc: imageHref(image, links) };
}
