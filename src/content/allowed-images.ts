/** Which images a card may show: uploaded pictures, images of the release, and images on listed origins. */

import { isPicture } from '../contract/picture.ts';

export interface AllowedImages {
  /** The names of the images of the release. */
  readonly names: readonly string[];
  /** Origins from which other images may come. */
  readonly origins: readonly string[];
}

/** @param image a name, a URL, or the path of a picture */
export function allowsImage({ names, origins }: AllowedImages, image: string): boolean {
  const origin = URL.parse(image)?.origin;
  return isPicture(image) || names.includes(image) || (origin !== undefined && origins.includes(origin));
}
