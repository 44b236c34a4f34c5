/** Resolves a card's image. */

import { isPicture } from '../../../../../src/contract/picture.ts';
import type { Session } from '../../contract/api.ts';
import { nameOf } from '../entries/card-name.ts';

type ReleaseImages = Pick<Session, 'images' | 'imageOrigins'>;

export type ImageChoice =
  | { readonly kind: 'release'; readonly name: string; readonly href: string }
  /** Uploaded; the Studio serves it at the same path as the service. */
  | { readonly kind: 'picture'; readonly href: string }
  /** `href` is `null` unless the address is on an allowed origin. */
  | { readonly kind: 'address'; readonly href: string | null };

export function imageChoice(image: string, { images, imageOrigins }: ReleaseImages): ImageChoice {
  const known = images.find(({ name }) => name === image);
  if (known) return { kind: 'release', ...known };
  if (isPicture(image)) return { kind: 'picture', href: image };
  const url = URL.parse(image);
  return { kind: 'address', href: url && imageOrigins.includes(url.origin) ? url.href : null };
}

/** `teaser-report` → `Report` */
export function imageName(name: string): string {
  return nameOf(name.replace(/^teaser-/, ''));
}
