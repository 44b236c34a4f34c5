/** The brand in a language. Pure. */

import type { Content } from '../content/content.ts';
import { withPathPrefix } from '../contract/language.ts';
import type { Brand } from './chrome.ts';

export function composeBrand({ name, logo }: Pick<Brand, 'name' | 'logo'>, { labels, language }: Content): Brand {
  return { name, logo, homeLabel: labels.homeLink, homeHref: withPathPrefix('/', language) };
}
