/** A teaser of the content and what is remembered of its post → the state to show. Pure. */

import type { Content, Post, TeaserContent } from '../content/content.ts';
import type { BlogPost } from '../teaser/blog-post.ts';
import type { PostView, TeaserView } from './chrome.ts';

/** Where the images of ours are served: an image's name → its address. */
export type ImageSrc = (name: string) => string;

/** A teaser with its remembered post, its fallback, or the state in which the browser asks for it. */
export function composeTeaser(
  teaser: TeaserContent,
  post: BlogPost | null,
  { labels, language }: Content,
  imageSrc: ImageSrc,
): TeaserView {
  const { id, epigraph } = teaser;
  if (teaser.kind === 'fixed') return { id, epigraph, state: 'success', post: composePost(teaser.post, imageSrc) };
  if (post)
    return { id, epigraph, state: 'success', post: { title: post.title, href: post.url, imageSrc: post.imageUrl } };
  if (teaser.fallback) return { id, epigraph, state: 'fallback', post: composePost(teaser.fallback, imageSrc) };
  return { id, epigraph, state: 'loading', loading: labels.loading, href: `/chrome/teaser/${id}?lang=${language}` };
}

function composePost({ title, url, image }: Post, imageSrc: ImageSrc): PostView {
  return {
    title,
    href: url,
    imageSrc: imageSrc(image),
  };
}
