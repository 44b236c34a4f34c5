/** Pictures that people upload for cards: content-hashed files beside the releases' files. */

/** With two sizes, the name also contains the larger file's hash, so that one address names both. */
const PICTURE = /^(\/chrome\/assets\/picture)-(?:([0-9a-f]{10})-)?[0-9a-f]{10}\.(jpg|png|svg|webp)$/;

/** @param address the path on the service, as in a card */
export function isPicture(address: string): boolean {
  return PICTURE.test(address);
}

/** The path of the file for screens with two pixels per CSS pixel; `null` if the picture has one size. */
export function largerPicture(address: string): string | null {
  const [, path, larger, extension] = PICTURE.exec(address) ?? [];
  return larger === undefined ? null : `${path}2x-${larger}.${extension}`;
}
