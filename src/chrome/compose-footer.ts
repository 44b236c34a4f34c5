/** Composes the footer from content, variation and year. Pure. */

import type { Content } from '../content/content.ts';
import type { FooterChrome } from './chrome.ts';
import { composeBrand } from './compose-brand.ts';
import { composeFooterLink } from './compose-link.ts';
import type { LinkContext } from './link-context.ts';
import { columnPart, LEGAL, type LeftOut, SOCIAL } from './parts.ts';
import type { FooterVariation } from './variation.ts';

interface FooterInput {
  readonly content: Content;
  readonly variation: FooterVariation;
  readonly links: LinkContext;
  /** Of the copyright line. */
  readonly year: string;
  readonly leftOut: LeftOut;
}

export function composeFooter({ content, variation, links, year, leftOut }: FooterInput): FooterChrome {
  const { labels, footer, language } = content;
  const composeLinks = (list: Content['footer']['legal']) => list.map((link) => composeFooterLink(link, links));
  return {
    language,
    theme: variation.theme,
    knowsPath: variation.knowsPath,
    shadowStyles: variation.isolate === 'shadow' ? links.assets.styles : null,
    brand: composeBrand(content, links),
    columns: footer.columns.flatMap(({ title, links: list }, index) => {
      if (leftOut.has(columnPart('footer', index))) return [];
      const composed = composeLinks(list);
      return [{ title, current: composed.some(({ current }) => current), links: composed }];
    }),
    legal: { label: labels.legal, links: leftOut.has(LEGAL) ? [] : composeLinks(footer.legal) },
    social: {
      label: labels.social,
      links: leftOut.has(SOCIAL) ? [] : footer.social.map(({ network, name, url }) => ({ network, name, href: url })),
    },
    copyright: labels.copyright.replace('{year}', year),
  };
}
