/** Content, request and instant → `FooterChrome`. Pure. */

import type { Content } from '../content/content.ts';
import type { ChromeRequest } from '../request/chrome-request.ts';
import type { FooterChrome } from './chrome.ts';
import { composeBrand } from './compose-brand.ts';
import { composeFooterLink } from './compose-link.ts';
import type { HostPage } from './host-page.ts';

/** @param now milliseconds since 1970; the copyright line shows its year in UTC */
export function composeFooter(content: Content, request: ChromeRequest, page: HostPage, now: number): FooterChrome {
  const { labels, footer, language } = content;
  const links = (entries: Content['footer']['legal']) => entries.map((link) => composeFooterLink(link, page));
  return {
    language,
    theme: request.theme,
    shadowStyles: request.isolate === 'shadow' ? page.assets.styles : null,
    brand: composeBrand(content, page),
    label: labels.footer,
    columns: footer.columns.map((column) => ({ title: column.title, links: links(column.links) })),
    legal: { label: labels.legal, links: links(footer.legal) },
    social: {
      label: labels.social,
      links: footer.social.map(({ network, name, url }) => ({ network, name, href: url })),
    },
    copyright: labels.copyright.replace('{year}', String(new Date(now).getUTCFullYear())),
  };
}
