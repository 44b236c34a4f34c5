/** Composes the footer from content, variant and year. */

import type { Content } from '../content/content.ts';
import { columnPart, LEGAL, type Omitted, SOCIAL } from '../content/parts.ts';
import { directionOf } from '../contract/language.ts';
import { styleSheetsOf } from '../release/link-assets.ts';
import type { BrandModel, FooterModel } from './chrome.ts';
import { composeBrand } from './compose-brand.ts';
import { composeFooterLink, countedId } from './compose-link.ts';
import { type LinkContext, siteHref } from './link-context.ts';
import type { FragmentVariant } from './variant.ts';

interface FooterInput {
  readonly content: Content;
  readonly variant: FragmentVariant;
  readonly links: LinkContext;
  /** For the copyright line. */
  readonly year: string;
  readonly omitted: Omitted;
}

export function composeFooter({ content, variant, links, year, omitted }: FooterInput): FooterModel {
  const { labels, footer, language } = content;
  const { size } = variant;
  const composeLinks = (list: Content['footer']['legal']) => list.map((link) => composeFooterLink(link, links));
  return {
    language,
    direction: directionOf(language),
    theme: variant.theme,
    hasPath: variant.hasPath,
    siteOrigin: content.site.origin,
    shadowStyles: variant.isolate === 'shadow' ? styleSheetsOf(links.assets) : null,
    size,
    brand: withWideLogo(composeBrand(content, links)),
    columns: footer.columns.flatMap((column, index) => {
      if (column === null || size !== 'full' || omitted.has(columnPart('footer', index))) return [];
      const composed = composeLinks(column.links);
      return [{ title: column.title, current: composed.some(({ current }) => current), links: composed }];
    }),
    legal: { label: labels.legal, links: omitted.has(LEGAL) ? [] : composeLinks(footer.legal) },
    social: {
      label: labels.social,
      links:
        size === 'minimal' || omitted.has(SOCIAL)
          ? []
          : footer.social.map(({ id, icon, name, url }) => ({
              id: countedId(id, links),
              icon,
              name,
              href: siteHref(url, links),
            })),
    },
    copyright: labels.copyright.replace('{year}', year),
  };
}

/** The footer has room for the wide logo at every width. */
function withWideLogo(brand: BrandModel): BrandModel {
  if (brand.logo.kind === 'path') return brand;
  const wide = brand.logo.drawings.filter(({ size }) => size !== 'small');
  return { ...brand, logo: { kind: 'drawings', drawings: wide.map((drawing) => ({ ...drawing, size: null })) } };
}
