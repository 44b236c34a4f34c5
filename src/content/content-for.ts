/** Looks up a language's content, resolved on use and kept for a while, from the files alone or with a publication. */

import { hexHash } from '../contract/hash.ts';
import type { Language } from '../contract/language.ts';
import { createLru } from '../runtime/lru.ts';
import type { AllowedImages } from './allowed-images.ts';
import type { CompanyContent } from './company-content.ts';
import type { Content } from './content.ts';
import type { Publication } from './publication.ts';
import type { PublishedMessages } from './published-messages.ts';
import { resolveContent } from './resolve-content.ts';
import { publishedSites, type Sites, sitesOf } from './site-options.ts';
import { withoutUnusable } from './site-settings.ts';
import type { ThemeSheets } from './theme-sheet.ts';
import { withPublished } from './with-published.ts';

/** Contents to keep: forty sites in six languages, like the cache of their fragments. */
const MAX_RESOLVED = 250;

export interface ContentKey {
  /** The id of a site, or `MAIN_SITE`. */
  readonly site: string;
  readonly language: Language;
}

export type ContentFor = (key: ContentKey) => Content;

export interface ContentReader {
  readonly contentFor: ContentFor;
  /** The main site first. */
  readonly sites: Sites;
  /** Changes with any text or link in any language. */
  readonly revision: string;
  readonly themes: ThemeSheets;
}

/** The content of the files alone. */
export function fileContent(locales: CompanyContent): ContentReader {
  return { ...lookupIn(locales, () => null), sites: sitesOf(locales), revision: revisionOf(locales), themes: {} };
}

/** The files' content, with a publication's messages, cards and menus in place of their own. */
export function contentWith(
  locales: CompanyContent,
  { version, publishedAt, languages, themes = {} }: Omit<Publication, 'format'> & { readonly themes?: ThemeSheets },
  images: AllowedImages,
): ContentReader {
  // not the version alone, because numbering restarts if the Studio loses its data
  const revision = `${revisionOf(locales)} ${version} ${publishedAt}`;
  const usable = withoutUnusable(languages, locales.brand);
  const lookup = lookupIn(locales, (language) => ({ messages: usable[language], images }));
  return { ...lookup, sites: publishedSites(locales, usable), revision, themes };
}

function lookupIn(
  locales: CompanyContent,
  publishedIn: (language: Language) => PublishedMessages | null,
): Pick<ContentReader, 'contentFor'> {
  const shown = new Map<Language, CompanyContent>();
  /** The files as the language shows them on all sites. */
  const localesIn = (language: Language, published: PublishedMessages | null): CompanyContent => {
    const known = shown.get(language);
    if (known || !published) return known ?? locales;
    const made = withPublished(locales, language, published.messages);
    shown.set(language, made);
    return made;
  };
  const resolved = createLru<Content>(MAX_RESOLVED);
  const contentFor: ContentFor = ({ site, language }) => {
    const key = `${site} ${language}`;
    const known = resolved.get(key);
    if (known) return known;
    const published = publishedIn(language);
    const content = resolveContent(localesIn(language, published), site, language, published);
    resolved.set(key, content);
    return content;
  };
  return { contentFor };
}

const SEEDS = [0x1f83d9ab, 0x5be0cd19];

/** A hash of the files: 64 bits in hexadecimal digits. */
function revisionOf(locales: CompanyContent): string {
  return hexHash(JSON.stringify(locales), SEEDS);
}
