/** Composes a teaser in the state to show: with its card or post, with its fallback, or loading. */

import type { CardContent, Content, TeaserContent } from '../content/content.ts';
import { isolateText } from '../content/isolate-text.ts';
import { directionOf } from '../contract/language.ts';
import { largerPicture } from '../contract/picture.ts';
import type { BlogPost } from '../teaser/blog-post.ts';
import type { TeaserLink, TeaserModel } from './chrome.ts';
import { imageHref, type LinkContext, siteHref } from './link-context.ts';

export interface TeaserInput {
  readonly content: Content;
  readonly links: LinkContext;
  /** Cached posts by teaser id. */
  readonly posts: ReadonlyMap<string, BlogPost>;
}

/** Without a post or fallback, the teaser is in the loading state, and the browser requests the post. */
export function composeTeaser(teaser: TeaserContent, { content, links, posts }: TeaserInput): TeaserModel {
  const { id, epigraph } = teaser;
  if (teaser.kind === 'card') return { id, epigraph, state: 'success', link: composeCard(teaser.card, links) };
  const post = posts.get(id);
  if (post) {
    // the blog may answer in another language
    const title = isolateText(post.title, directionOf(content.language));
    return {
      id,
      epigraph,
      state: 'success',
      link: { title, href: post.url, imageSrc: post.imageUrl, largerImageSrc: null },
    };
  }
  if (teaser.fallback) return { id, epigraph, state: 'fallback', link: composeCard(teaser.fallback, links) };
  return { id, epigraph, state: 'loading', loading: content.labels.loading, language: content.language };
}

function composeCard({ title, url, image }: CardContent, links: LinkContext): TeaserLink {
  const larger = largerPicture(image);
  return {
    title,
    href: siteHref(url, links),
    imageSrc: imageHref(image, links),
    largerImageSrc: larger && links.serviceOrigin + larger,
  };
}
