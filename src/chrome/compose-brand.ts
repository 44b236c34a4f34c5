/** The brand in a language. Pure. */

import type { Content } from '../content/content.ts';
import { withPathPrefix } from '../contract/language.ts';
import type { Brand } from './chrome.ts';
import type { HostPage } from './host-page.ts';

export function composeBrand({ brand, labels, language }: Content, page: HostPage): Brand {
  return { ...brand, homeLabel: labels.homeLink, homeHref: page.siteHref(withPathPrefix('/', language)) };
}
