/** Composes the brand, with the home link of the language. */

import type { Content } from '../content/content.ts';
import { withPathPrefix } from '../contract/language.ts';
import type { BrandModel } from './chrome.ts';
import { type LinkContext, siteHref } from './link-context.ts';

export function composeBrand({ brand, labels, language }: Content, context: LinkContext): BrandModel {
  return { ...brand, homeLabel: labels.homeLink, homeHref: siteHref(withPathPrefix('/', language), context) };
}
