/** Links of the content → links of the chrome, with the current page marked. Pure. */

import type { MenuLink, TextLink } from '../content/content.ts';
import type { DescribedLink, FooterLink, Link } from './chrome.ts';
import type { HostPage } from './host-page.ts';
import { isCurrent } from './is-current.ts';

export function composeLink({ name, url, description, icon, label }: MenuLink, page: HostPage): DescribedLink {
  return { ...composeTextLink({ text: name, url }, page), description, icon, pill: label };
}

export function composeFooterLink({ name, url, label, extraData }: MenuLink, page: HostPage): FooterLink {
  return { ...composeTextLink({ text: name, url }, page), pill: label, extraData };
}

export function composeTextLink({ text, url }: TextLink, page: HostPage): Link {
  return { text, href: page.siteHref(url), current: isCurrent(url, page.path) };
}
