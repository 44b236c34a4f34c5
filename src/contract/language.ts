/** The languages of the company, and the language prefixes of paths. */

import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, type Language } from '#company/languages';
import type { Direction } from './language-entry.ts';

export { DEFAULT_LANGUAGE, type Direction, type Language };

export const LANGUAGE_ENTRIES = LANGUAGE_TABLE;

/** All language codes, in the order of the language selector. */
export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as readonly Language[];

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
