/** The table of languages, and the language prefixes of paths. */

import { LANGUAGE_PREFIXES } from './language-prefixes.ts';

interface LanguageEntry {
  /** The name of the language in that language, for the language selector. */
  readonly name: string;
  /** The prefix of localized paths; empty if they have none. */
  readonly pathPrefix: string;
  /** A second code that the parameter `lang` accepts. */
  readonly alias?: string;
  /** The value of `lang` in requests to the blog service; `null` omits the parameter. */
  readonly blogCode: string | null;
}

/** In the order of the language selector. */
const LANGUAGE_TABLE = {
  de: { name: 'Deutsch', pathPrefix: LANGUAGE_PREFIXES.de, blogCode: 'de' },
  en: { name: 'English', pathPrefix: LANGUAGE_PREFIXES.en, blogCode: null },
  fr: { name: 'Français', pathPrefix: LANGUAGE_PREFIXES.fr, blogCode: 'fr' },
  es: { name: 'Español', pathPrefix: LANGUAGE_PREFIXES.es, blogCode: 'es' },
  pt: { name: 'Português', pathPrefix: LANGUAGE_PREFIXES.pt, blogCode: 'pt' },
  ja: { name: '日本語', pathPrefix: LANGUAGE_PREFIXES.ja, alias: 'jp', blogCode: 'jp' },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

export type Language = keyof typeof LANGUAGE_TABLE;

export const LANGUAGE_ENTRIES: Readonly<Record<Language, LanguageEntry>> = LANGUAGE_TABLE;

/** All language codes. */
export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as readonly Language[];

export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** All prefixes that are not empty. */
const PATH_PREFIXES = LANGUAGES.map((language) => LANGUAGE_ENTRIES[language].pathPrefix).filter(Boolean);

/**
 * Removes the language prefix of a site path: `/de/pricing/` → `/pricing/`, `/jp` → `/`.
 * A path without a known prefix is returned unchanged.
 */
export function withoutPathPrefix(path: string): string {
  const prefix = PATH_PREFIXES.find((candidate) => path === candidate || path.startsWith(`${candidate}/`));
  return prefix === undefined ? path : path.slice(prefix.length) || '/';
}

/** Adds a language's prefix: `/pricing/` → `/jp/pricing/`. The home page of a prefixed language has no trailing slash. */
export function withPathPrefix(path: string, language: Language): string {
  const { pathPrefix } = LANGUAGE_ENTRIES[language];
  if (pathPrefix === '') return path;
  return path === '/' ? pathPrefix : `${pathPrefix}${path}`;
}
