/** The pictures that people upload for cards: content-hashed files beside those of the releases. */

/** With two sizes, the name has the hash of the larger file too, so that a card names both with one address. */
const PICTURE = /^(\/chrome\/assets\/picture)-(?:([0-9a-f]{10})-)?[0-9a-f]{10}\.(jpg|png|svg|webp)$/;

/** @param address as a card has it: the path on the service */
export function isPicture(address: string): boolean {
  return PICTURE.test(address);
}

/** The path of the file for screens with two pixels per CSS pixel; `null` if the picture has one size. */
export function largerPicture(address: string): string | null {
  const [, path, larger, extension] = PICTURE.exec(address) ?? [];
  return larger === undefined ? null : `${path}2x-${larger}.${extension}`;
}
