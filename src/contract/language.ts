/** The languages, each in one entry of a table. */

interface LanguageEntry {
  /** The language's own name for itself, as the language selector shows it. */
  readonly name: string;
  /** What localized paths start with; empty where they have no prefix. */
  readonly pathPrefix: string;
  /** Another code that the parameter `lang` accepts. */
  readonly alias?: string;
  /** The value of `lang` that the blog service expects; `null` leaves the parameter out. */
  readonly blogCode: string | null;
}

/** In the order of the language selector. */
const LANGUAGE_TABLE = {
  de: { name: 'Deutsch', pathPrefix: '/de', blogCode: 'de' },
  en: { name: 'English', pathPrefix: '', blogCode: null },
  fr: { name: 'Français', pathPrefix: '/fr', blogCode: 'fr' },
  es: { name: 'Español', pathPrefix: '/es', blogCode: 'es' },
  pt: { name: 'Português', pathPrefix: '/pt', blogCode: 'pt' },
  ja: { name: '日本語', pathPrefix: '/jp', alias: 'jp', blogCode: 'jp' },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

export type Language = keyof typeof LANGUAGE_TABLE;

export const LANGUAGE_ENTRIES: Readonly<Record<Language, LanguageEntry>> = LANGUAGE_TABLE;

/** The code of every language. */
export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as readonly Language[];

export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** Path prefixes that are not empty, for looking up what a path starts with. */
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
