/** Writes links for the page that includes a fragment. */

import { ownValue } from '../contract/own-value.ts';
import { isPicture } from '../contract/picture.ts';
import type { LinkedAssets } from '../release/link-assets.ts';

export interface LinkContext extends LinkOrigins {
  /** `page` of `VariantSource`, or `null` if no link leads there. */
  readonly currentPage: string | null;
  readonly assets: LinkedAssets;
  /** Whether links carry ids, for counting clicks. */
  readonly countsLinks: boolean;
}

/** Origins without a trailing slash, such as `https://www.example.com`. */
export interface LinkOrigins {
  /** The origin of the main site for absolute links, or empty for relative ones. */
  readonly siteOrigin: string;
  /** The service's origin for absolute links, or empty for relative ones. */
  readonly serviceOrigin: string;
}

/** The `href` for an address in the content. */
export function siteHref(address: string, { siteOrigin }: Pick<LinkOrigins, 'siteOrigin'>): string {
  return address.startsWith('/') ? siteOrigin + address : address;
}

/**
 * The address of an image in the content.
 *
 * @param name an image of the release, an https URL, or the path of an uploaded picture
 * @throws Error if the release has no such image
 */
export function imageHref(name: string, { assets, serviceOrigin }: LinkContext): string {
  if (isPicture(name)) return serviceOrigin + name;
  if (name.startsWith('https:')) return name;
  const image = ownValue(assets.images, name);
  if (image === undefined) throw new Error(`The release has no image "${name}"`);
  return image.href;
}
