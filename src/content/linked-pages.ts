/** Collects the pages that links lead to: only on these can a fragment mark a current link. */

import { withoutTrailingSlash } from '../contract/address.ts';

/** Every string in `links` that is a root-relative path or https URL, without its trailing slash. */
export function linkedPages(links: unknown): ReadonlySet<string> {
  const pages = textsIn(links).filter((text) => /^(?:\/|https:)/.test(text));
  return new Set(pages.map(withoutTrailingSlash));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
