/** The brand in a language. Pure. */

import type { Content } from '../content/content.ts';
import { withPathPrefix } from '../contract/language.ts';
import type { Brand } from './chrome.ts';

export function composeBrand({ brand, labels, language }: Content): Brand {
  return { ...brand, homeLabel: labels.homeLink, homeHref: withPathPrefix('/', language) };
}
