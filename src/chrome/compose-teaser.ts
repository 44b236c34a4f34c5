/** Composes a teaser in the state to show: with a post, with its fallback, or loading. Pure. */

import type { Content, Post, TeaserContent } from '../content/content.ts';
import type { BlogPost } from '../teaser/blog-post.ts';
import type { PostChrome, TeaserChrome } from './chrome.ts';
import { imageHref, type LinkContext, siteHref } from './link-context.ts';

export interface TeaserInput {
  readonly content: Content;
  readonly links: LinkContext;
  /** The cached posts by the id of the teaser. */
  readonly posts: ReadonlyMap<string, BlogPost>;
}

/** Without a post and a fallback, the teaser is in the loading state, in which the browser requests the post. */
export function composeTeaser(teaser: TeaserContent, { content, links, posts }: TeaserInput): TeaserChrome {
  const { id, epigraph } = teaser;
  const post = posts.get(id);
  if (teaser.kind === 'fixed') return { id, epigraph, state: 'success', post: composePost(teaser.post, links) };
  if (post) {
    return { id, epigraph, state: 'success', post: { title: post.title, href: post.url, imageSrc: post.imageUrl } };
  }
  if (teaser.fallback) return { id, epigraph, state: 'fallback', post: composePost(teaser.fallback, links) };
  return { id, epigraph, state: 'loading', loading: content.labels.loading, language: content.language };
}

function composePost({ title, url, image }: Post, links: LinkContext): PostChrome {
  return { title, href: siteHref(url, links), imageSrc: imageHref(image, links) };
}
