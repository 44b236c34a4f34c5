/** Finds where the image of a card is. Pure. */

import type { Session } from '../../contract/api.ts';

export type ImageChoice =
  | { readonly kind: 'release'; readonly name: string; readonly href: string }
  /** `href` is `null` unless the address is on an allowed origin. */
  | { readonly kind: 'address'; readonly href: string | null };

export function imageChoice(image: string, { images, imageOrigins }: Session): ImageChoice {
  const known = images.find(({ name }) => name === image);
  if (known) return { kind: 'release', ...known };
  const url = URL.parse(image);
  return { kind: 'address', href: url && imageOrigins.includes(url.origin) ? url.href : null };
}

/** `teaser-report` → `Report` */
export function imageName(name: string): string {
  const words = name.replace(/^teaser-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
