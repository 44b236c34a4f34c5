/** Collects the paths of the site that links lead to: a fragment differs only for pages with one of these. Pure. */

import { withoutTrailingSlash } from '../contract/address.ts';

/** Every text in `links` that is a root-relative address, without a trailing slash. */
export function linkedPaths(links: unknown): ReadonlySet<string> {
  const paths = textsIn(links).filter((text) => text.startsWith('/'));
  return new Set(paths.map(withoutTrailingSlash));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
