/** Which images a card may show: those of the release, and those from listed origins. */

export interface AllowedImages {
  /** The names of the images of the release. */
  readonly names: readonly string[];
  /** Origins from which other images may come. */
  readonly origins: readonly string[];
}

/** @param image a name, or a URL */
export function allowsImage({ names, origins }: AllowedImages, image: string): boolean {
  const origin = URL.parse(image)?.origin;
  return names.includes(image) || (origin !== undefined && origins.includes(origin));
}
