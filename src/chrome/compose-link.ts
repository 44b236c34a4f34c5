/** Links of the content → links of the chrome, with the current page marked. Pure. */

import type { MenuLink, TextLink } from '../content/content.ts';
import type { DescribedLink, FooterLink, Link } from './chrome.ts';
import { isCurrent } from './is-current.ts';

export function composeLink({ name, url, description, icon, label }: MenuLink, path: string | null): DescribedLink {
  return { ...composeTextLink({ text: name, url }, path), description, icon, pill: label };
}

export function composeFooterLink({ name, url, label, extraData }: MenuLink, path: string | null): FooterLink {
  return { ...composeTextLink({ text: name, url }, path), pill: label, extraData };
}

export function composeTextLink({ text, url }: TextLink, path: string | null): Link {
  return { text, href: url, current: isCurrent(url, path) };
}
