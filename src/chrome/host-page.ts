/** How addresses are written for the page that includes a fragment. */

import type { ChromeRequest } from '../request/chrome-request.ts';
import type { AssetLink } from './chrome.ts';

/** Where the site and this service are, such as `https://www.example.com`. */
export interface Origins {
  readonly site: string;
  readonly service: string;
}

/** The addresses of the release's files. */
export interface AssetAddresses {
  readonly styles: AssetLink;
  readonly loader: AssetLink;
  readonly islands: AssetLink;
  /** @throws Error for a name that is no image of ours */
  readonly imageSrc: (name: string) => string;
}

export interface HostPage {
  /** Its own path, or `null` where the host did not say. */
  readonly path: string | null;
  /** An address of the content; root-relative ones as the host asked for them. */
  readonly siteHref: (url: string) => string;
  readonly assets: AssetAddresses;
  /** A path of this service. */
  readonly serviceHref: (path: string) => string;
}

/** @param assetsAt the addresses of the release's files, each written by the function given */
export function hostPageOf(
  { path, links }: ChromeRequest,
  { site, service }: Origins,
  assetsAt: (href: (path: string) => string) => AssetAddresses,
): HostPage {
  const on = (origin: string) => (url: string) => (links === 'absolute' && url.startsWith('/') ? origin + url : url);
  const serviceHref = on(service);
  return { path, siteHref: on(site), serviceHref, assets: assetsAt(serviceHref) };
}
