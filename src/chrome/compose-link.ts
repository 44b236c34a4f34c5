/** Composes links, and marks those that lead to the current page. */

import { ACTION_LOOKS, type ActionContent, type MenuLink, type TextLink } from '../content/content.ts';
import { withoutIsolates } from '../content/isolate-text.ts';
import { BASE, isPageAddress, withoutTrailingSlash } from '../contract/address.ts';
import { withoutMarks } from '../contract/borrowed-text.ts';
import { POINTING_ICONS } from '../contract/icons.ts';
import type { Direction } from '../contract/language.ts';
import type { ActionLink, CountedLink, DescribedLink, FooterLinkModel } from './chrome.ts';
import { type LinkContext, siteHref } from './link-context.ts';

export function composeLink(
  { name: text, description, icon, label, ...link }: MenuLink,
  context: LinkContext,
  direction: Direction,
): DescribedLink {
  const isIconMirrored = direction === 'rtl' && typeof icon === 'string' && POINTING_ICONS.includes(icon);
  return { ...composeTextLink({ ...link, text }, context), description, icon, isIconMirrored, pill: label };
}

export function composeFooterLink(
  { name: text, label, extraData, ...link }: MenuLink,
  context: LinkContext,
): FooterLinkModel {
  return { ...composeTextLink({ ...link, text }, context), pill: label, extraData };
}

/** A link without an id, such as the title of a column, is not counted. */
type UncountedLink = Pick<TextLink, 'text' | 'url'> & Partial<TextLink>;

export function countedId(id: string | undefined, { countsLinks }: LinkContext): string | null {
  return (countsLinks && id) || null;
}

export function composeTextLink({ id, text, url, command = null }: UncountedLink, context: LinkContext): CountedLink {
  return {
    id: countedId(id, context),
    text,
    href: siteHref(url, context),
    current: isCurrent(url, context.currentPage),
    command,
  };
}

/** A link that looks like a button, with its query for click tracking. */
export function composeAction(
  { id, text, url, command, look: wanted, tracking }: ActionContent,
  context: LinkContext,
): ActionLink {
  const href = siteHref(tracking === null || !isPageAddress(url) ? url : withTracking(url, tracking, text), context);
  const look = ACTION_LOOKS.includes(wanted) ? wanted : 'quiet';
  const current = isCurrent(url, context.currentPage);
  return { id, isCounted: context.countsLinks, look, text, href, current, command };
}

/** Whether a link leads to the page; a trailing slash makes no difference. */
export function isCurrent(url: string, page: string | null): boolean {
  return page !== null && withoutTrailingSlash(url) === page;
}

/** Adds a query to an address. @param template replaces `{text}` with the text in lower case */
export function withTracking(address: string, template: string, text: string): string {
  const url = new URL(address, BASE);
  const entries = [...new URLSearchParams(template)];
  const label = withoutMarks(withoutIsolates(text)).toLowerCase();
  const filled = entries.map(([name, value]) => [name, value.replaceAll('{text}', () => label)]);
  // encodes spaces as %20, which logs show as spaces; keeps the rest of the query as written
  const added = new URLSearchParams(filled).toString().replaceAll('+', '%20');
  url.search = url.search === '' ? added : `${url.search}&${added}`;
  return url.origin === BASE ? url.pathname + url.search + url.hash : url.href;
}
