/** A teaser that shows its card or post: picture, epigraph and title in one link. */

import type { TeaserLink } from '../../chrome/chrome.ts';

export interface ShownTeaserProps {
  readonly epigraph: string;
  readonly state: 'success' | 'fallback';
  readonly link: TeaserLink;
}

export function ShownTeaser({ epigraph, state, link }: ShownTeaserProps) {
  return (
    <a className="portico-teaser" href={link.href} data-portico-part="teaser" data-portico-state={state}>
      {link.imageSrc && (
        <img
          className="portico-teaser__image"
          srcSet={link.largerImageSrc ? `${link.largerImageSrc} 2x` : undefined}
          src={link.imageSrc}
          alt=""
          width={300}
          height={169}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
      <span className="portico-teaser__epigraph">{epigraph}</span>{' '}
      <span className="portico-teaser__title">{link.title}</span>
    </a>
  );
}
