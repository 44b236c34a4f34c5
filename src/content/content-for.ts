/** Looks up a language's content, resolved on first use, from the files alone or with a publication. */

import { hexHash } from '../contract/hash.ts';
import type { Language } from '../contract/language.ts';
import type { AllowedImages } from './allowed-images.ts';
import type { Content } from './content.ts';
import type { Locales } from './locales.ts';
import type { Publication } from './publication.ts';
import type { PublishedMessages } from './published-messages.ts';
import { resolveContent } from './resolve-content.ts';
import { publishedSites, type Sites, sitesOf } from './site-options.ts';
import { withoutUnusable } from './site-settings.ts';
import type { ThemeSheets } from './theme-sheet.ts';

export interface ContentKey {
  /** The id of a site, or `MAIN_SITE`. */
  readonly site: string;
  readonly language: Language;
}

export type ContentFor = (key: ContentKey) => Content;

export interface ContentLookup {
  readonly contentFor: ContentFor;
  /** The main site first. */
  readonly sites: Sites;
  /** Changes with any text or link in any language. */
  readonly revision: string;
  readonly themes: ThemeSheets;
}

/** The content of the files alone. */
export function filesContent(locales: Locales): ContentLookup {
  return { ...lookupIn(locales, () => null), sites: sitesOf(locales), revision: revisionOf(locales), themes: {} };
}

/** The files' content, with a publication's messages, cards and menus in place of their own. */
export function contentWith(
  locales: Locales,
  { version, publishedAt, languages, themes = {} }: Omit<Publication, 'format'> & { readonly themes?: ThemeSheets },
  images: AllowedImages,
): ContentLookup {
  // not the version alone, because numbering restarts if the Studio loses its data
  const revision = `${revisionOf(locales)} ${version} ${publishedAt}`;
  const usable = withoutUnusable(languages, locales.brand);
  const lookup = lookupIn(locales, (language) => ({ messages: usable[language], images }));
  return { ...lookup, sites: publishedSites(locales, usable), revision, themes };
}

function lookupIn(
  locales: Locales,
  publishedIn: (language: Language) => PublishedMessages | null,
): Pick<ContentLookup, 'contentFor'> {
  const resolved = new Map<string, Content>();
  const contentFor: ContentFor = ({ site, language }) => {
    const key = `${site} ${language}`;
    const known = resolved.get(key);
    if (known) return known;
    const content = resolveContent(locales, site, language, publishedIn(language));
    resolved.set(key, content);
    return content;
  };
  return { contentFor };
}

const SEEDS = [0x1f83d9ab, 0x5be0cd19];

/** A hash of the files: 64 bits in hexadecimal digits. */
function revisionOf(locales: Locales): string {
  return hexHash(JSON.stringify(locales), SEEDS);
}
