/** A featured post as a card: picture, title and epigraph in one link. */

import type { PostChrome } from '../../chrome/chrome.ts';

export interface TeaserCardProps {
  readonly epigraph: string;
  readonly state: 'success' | 'fallback';
  readonly post: PostChrome;
}

export function TeaserCard({ epigraph, state, post }: TeaserCardProps) {
  return (
    <a className="portico-teaser" href={post.href} data-portico-part="teaser" data-portico-state={state}>
      {post.imageSrc && (
        <img
          className="portico-teaser__image"
          src={post.imageSrc}
          alt=""
          width={300}
          height={169}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
      <span className="portico-teaser__title">{post.title}</span>{' '}
      <span className="portico-teaser__epigraph">{epigraph}</span>
    </a>
  );
}
