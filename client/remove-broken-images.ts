/** A teaser without its image is better than the browser's sign for a broken one. */

/** Removes the images of a header that have not loaded, and those that will not load. */
export function removeBrokenImages(header: HTMLElement): void {
  for (const image of header.querySelectorAll('img')) if (image.complete && !image.naturalWidth) image.remove();
  const remove = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.remove();
  };
  // errors of images do not bubble
  header.addEventListener('error', remove, true);
}
