/** Collects the pages that links lead to: a fragment differs only for these. Pure. */

import { withoutTrailingSlash } from '../contract/address.ts';

/** Every text in `links` that is a root-relative address or an https URL, without a trailing slash. */
export function linkedPages(links: unknown): ReadonlySet<string> {
  const pages = textsIn(links).filter((text) => /^(?:\/|https:)/.test(text));
  return new Set(pages.map(withoutTrailingSlash));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
