/** How links are written for the page that includes a fragment. */

import type { LinkedAssets } from '../release/link-assets.ts';

/** Origins without a trailing slash, such as `https://www.example.com`. */
export interface Origins {
  readonly site: string;
  readonly service: string;
}

export interface LinkContext {
  /** The path of the host's page, or `null` where the host did not state it. */
  readonly path: string | null;
  /** What paths of the site start with: the site's origin, or empty for relative links. */
  readonly siteOrigin: string;
  /** What paths of the service start with: the service's origin, or empty for relative links. */
  readonly serviceOrigin: string;
  readonly assets: LinkedAssets;
}

/** An address of the content, as the host's page links to it. */
export function siteHref(address: string, { siteOrigin }: LinkContext): string {
  return address.startsWith('/') ? siteOrigin + address : address;
}

/** @throws Error if the release has no image of that name */
export function imageHref(name: string, { assets }: LinkContext): string {
  const image = assets.images[name];
  if (image === undefined) throw new Error(`The release has no image "${name}"`);
  return image.href;
}
