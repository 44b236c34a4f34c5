/** The languages of the company, and the language prefixes of paths. */

import type { Direction, LanguageEntry } from './language-entry.ts';

export type { Direction };

/** The sample's languages. Other companies' builds aren't type-checked: at run time a code is any string. */
export type Language = 'de' | 'en' | 'fr' | 'es' | 'pt' | 'ja';

export interface LanguageTable {
  /** In the order of the language selector. */
  readonly entries: Readonly<Record<Language, LanguageEntry>>;
  readonly defaultLanguage: Language;
}

/** A `LanguageTable` as JSON, defined by the build. */
declare const PORTICO_LANGUAGES: string;

export const LANGUAGE_TABLE: LanguageTable = JSON.parse(PORTICO_LANGUAGES);

export const { entries: LANGUAGE_ENTRIES, defaultLanguage: DEFAULT_LANGUAGE } = LANGUAGE_TABLE;

/** All language codes, in the order of the language selector. */
export const LANGUAGES = Object.keys(LANGUAGE_ENTRIES) as readonly Language[];

/** The direction of its script. */
export function directionOf(language: Language): Direction {
  return LANGUAGE_ENTRIES[language].direction ?? 'ltr';
}

/** All non-empty prefixes. */
const PATH_PREFIXES = LANGUAGES.map((language) => LANGUAGE_ENTRIES[language].pathPrefix).filter(Boolean);

/**
 * Removes the language prefix of a site path: `/de/pricing/` → `/pricing/`, `/jp` → `/`.
 * A path without a known prefix is returned unchanged.
 */
export function withoutPathPrefix(path: string): string {
  const prefix = PATH_PREFIXES.find((candidate) => path === candidate || path.startsWith(`${candidate}/`));
  return prefix === undefined ? path : path.slice(prefix.length) || '/';
}

/** Adds a language's prefix: `/pricing/` → `/jp/pricing/`. A prefixed home page has no trailing slash: `/` → `/jp`. */
export function withPathPrefix(path: string, language: Language): string {
  const { pathPrefix } = LANGUAGE_ENTRIES[language];
  if (pathPrefix === '') return path;
  return path === '/' ? pathPrefix : `${pathPrefix}${path}`;
}
