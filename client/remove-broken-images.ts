/** Removes images that fail to load: a teaser without a picture looks better than a broken image. */

/** Excludes images that a host has put into a slot. */
const IMAGES = '.portico-teaser__image';

/** Removes a header's images that have failed to load, and those that fail later. */
export function removeBrokenImages(header: HTMLElement): void {
  for (const image of header.querySelectorAll<HTMLImageElement>(IMAGES))
    if (image.complete && !image.naturalWidth) image.remove();
  const remove = ({ target }: Event) => {
    if ((target as Element).matches(IMAGES)) (target as Element).remove();
  };
  // image errors do not bubble
  header.addEventListener('error', remove, true);
}
