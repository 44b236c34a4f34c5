/** Composes the footer from content, parameters and year. Pure. */

import type { Content } from '../content/content.ts';
import type { MarkupParameters } from '../request/parameters.ts';
import type { FooterChrome } from './chrome.ts';
import { composeBrand } from './compose-brand.ts';
import { composeFooterLink } from './compose-link.ts';
import type { LinkContext } from './link-context.ts';

interface FooterInput {
  readonly content: Content;
  readonly parameters: MarkupParameters;
  readonly links: LinkContext;
  /** Of the copyright line. */
  readonly year: number;
}

export function composeFooter({ content, parameters, links, year }: FooterInput): FooterChrome {
  const { labels, footer, language } = content;
  const composeLinks = (list: Content['footer']['legal']) => list.map((link) => composeFooterLink(link, links));
  return {
    language,
    theme: parameters.theme,
    shadowStyles: parameters.isolate === 'shadow' ? links.assets.styles : null,
    brand: composeBrand(content, links),
    columns: footer.columns.map(({ title, links: list }) => {
      const composed = composeLinks(list);
      return { title, current: composed.some(({ current }) => current), links: composed };
    }),
    legal: { label: labels.legal, links: composeLinks(footer.legal) },
    social: {
      label: labels.social,
      links: footer.social.map(({ network, name, url }) => ({ network, name, href: url })),
    },
    copyright: labels.copyright.replace('{year}', String(year)),
  };
}
