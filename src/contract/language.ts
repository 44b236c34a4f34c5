/** The six languages: their codes, their own names and their path prefixes. */

export const LANGUAGES = ['de', 'en', 'fr', 'es', 'pt', 'ja'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Each language named in itself, as the language selector shows it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  ja: '日本語',
};

/** What stands before a localized path: nothing in English, `/jp` in Japanese. */
const PATH_PREFIXES: Readonly<Record<Language, string>> = {
  de: '/de',
  en: '',
  fr: '/fr',
  es: '/es',
  pt: '/pt',
  ja: '/jp',
};

export function isLanguage(value: string): value is Language {
  return (LANGUAGES as readonly string[]).includes(value);
}

/**
 * The site path that a prefixed path stands for: `/de/pricing/` → `/pricing/`, `/jp` → `/`.
 * A path without a known prefix comes back as it is.
 */
export function withoutPathPrefix(path: string): string {
  for (const language of LANGUAGES) {
    const prefix = PATH_PREFIXES[language];
    if (prefix === '') continue;
    if (path === prefix) return '/';
    if (path.startsWith(`${prefix}/`)) return path.slice(prefix.length);
  }
  return path;
}

/** `path` in a language: `/pricing/` → `/jp/pricing/`; the home page of a prefixed language has no trailing slash. */
export function withPathPrefix(path: string, language: Language): string {
  const prefix = PATH_PREFIXES[language];
  if (prefix === '') return path;
  return path === '/' ? prefix : `${prefix}${path}`;
}
