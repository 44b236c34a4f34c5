/** Lists a company's sites with their origins and parameter defaults. */

import { LANGUAGES, type Language } from '../contract/language.ts';
import type { CompanyContent } from './company-content.ts';
import type { SiteFile } from './link-tree-schema.ts';
import type { PublishedLanguages } from './publication.ts';
import { withOrigin } from './resolver.ts';
import type { BrandFile } from './schema.ts';
import { withSettings } from './site-settings.ts';
import { homeOf, sitesIn } from './site-tree.ts';

/** A site's parameter defaults. Omitted parameters keep the global default. */
interface SiteDefaults extends NonNullable<BrandFile['defaults']> {
  readonly languages?: readonly Language[];
  readonly loginLink?: string;
}

interface SiteOptions {
  /** The origin of its pages, without a trailing slash. */
  readonly origin: string;
  readonly defaults: SiteDefaults;
  /** Whether it has a second level, slots or breadcrumbs, which need another style sheet. */
  readonly needsSiteStyles: boolean;
}

/** By id, as in the parameter `site`; the main site first. */
export type Sites = Readonly<Record<string, SiteOptions>>;

/** @throws Error if an address names an origin that the brand does not have */
export function sitesOf({ brand, links }: Pick<CompanyContent, 'brand' | 'links'>): Sites {
  const sites = Object.entries(sitesIn(links)).map(([id, site]) => {
    const { theme, languages, login } = site;
    const defaults: SiteDefaults = {
      ...brand.defaults,
      ...(theme && { theme }),
      // in the order of the table, like the parsed parameter
      ...(languages && { languages: LANGUAGES.filter((language) => languages.includes(language)) }),
      ...(login && { loginLink: withOrigin(brand, login) }),
    };
    const { origin } = new URL(withOrigin(brand, homeOf(site)), brand.siteOrigin);
    return [id, { origin, defaults, needsSiteStyles: needsSiteStyles(site) }] as const;
  });
  return Object.fromEntries(sites);
}

/** Adds published settings, which are the same in all languages. A second level in any language counts as a row. */
export function publishedSites(
  { brand, links }: Pick<CompanyContent, 'brand' | 'links'>,
  languages: PublishedLanguages,
): Sites {
  const published = Object.values(languages);
  const texts = Object.assign({}, ...published.map((messages) => messages.texts));
  const lists = new Set(published.flatMap(({ lists = {} }) => Object.keys(lists)));
  const sites = Object.entries(withSettings(links, texts)).map(([id, site]) => {
    const row = lists.has(`second-level.${id}`) ? { secondLevel: [] } : {};
    return [id, { ...site, ...row }] as const;
  });
  return sitesOf({ brand, links: { ...links, sites: Object.fromEntries(sites) } });
}

/** As in `SiteOptions`. */
function needsSiteStyles({ secondLevel, slots, breadcrumbs = false }: SiteFile): boolean {
  return secondLevel !== undefined || (slots !== undefined && slots.length > 0) || breadcrumbs;
}
