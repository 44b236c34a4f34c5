/** Composes links, and marks those that lead to the current page. Pure. */

import type { MenuLink, TextLink } from '../content/content.ts';
import { withoutTrailingSlash } from '../contract/address.ts';
import type { DescribedLink, FooterLinkChrome, Link } from './chrome.ts';
import { type LinkContext, siteHref } from './link-context.ts';

export function composeLink({ name, url, description, icon, label }: MenuLink, context: LinkContext): DescribedLink {
  return { ...composeTextLink({ text: name, url }, context), description, icon, pill: label };
}

export function composeFooterLink({ name, url, label, extraData }: MenuLink, context: LinkContext): FooterLinkChrome {
  return { ...composeTextLink({ text: name, url }, context), pill: label, extraData };
}

export function composeTextLink({ text, url }: TextLink, context: LinkContext): Link {
  return { text, href: siteHref(url, context), current: isCurrent(url, context.path) };
}

/** A link that looks like a button, with a query for click tracking. */
export function composeButtonLink(label: string, url: string, context: LinkContext): Link {
  const link = composeTextLink({ text: label, url }, context);
  return { ...link, href: siteHref(withTracking(url, label), context) };
}

/** Whether a link leads to `path`; trailing slashes are ignored, and a link to another origin is never current. */
export function isCurrent(url: string, path: string | null): boolean {
  return path !== null && url.startsWith('/') && withoutTrailingSlash(url) === withoutTrailingSlash(path);
}

/** Where relative addresses are resolved; never part of a link. */
const BASE = 'https://relative.invalid';

/** Adds the query for click tracking, with the label of the button in lower case. */
export function withTracking(address: string, label: string): string {
  const url = new URL(address, BASE);
  const tracking = new URLSearchParams({ place: 'header', type: 'button', text: label.toLowerCase() });
  // a space as %20, which logs show as such; and the rest of the query as it was written
  const added = tracking.toString().replaceAll('+', '%20');
  url.search = url.search === '' ? added : `${url.search}&${added}`;
  return url.origin === BASE ? url.pathname + url.search + url.hash : url.href;
}
