/** Removes images that fail to load: a teaser without a picture looks better than a broken image. */

/** Not those that a host has put into a place. */
const IMAGES = '.portico-teaser__image';

/** Removes the images of a header that have not loaded, and those that will not load. */
export function removeBrokenImages(header: HTMLElement): void {
  for (const image of header.querySelectorAll<HTMLImageElement>(IMAGES))
    if (image.complete && !image.naturalWidth) image.remove();
  const remove = ({ target }: Event) => {
    if ((target as Element).matches(IMAGES)) (target as Element).remove();
  };
  // errors of images do not bubble
  header.addEventListener('error', remove, true);
}
