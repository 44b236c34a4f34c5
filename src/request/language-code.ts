/** Matches and parses codes of languages, such as `de`, `DE`, `pt-BR`, `fr_CA` and `jp`, and lists of them. */

import { LANGUAGE_ENTRIES, LANGUAGES, type Language } from '../contract/language.ts';
import { inAnyCase } from './pattern.ts';

const CODE = `(?:${LANGUAGES.flatMap(codesOf).map(inAnyCase).join('|')})(?:[-_][A-Za-z0-9]{2,8}){0,3}`;

export const LANGUAGE_CODE = new RegExp(`^${CODE}$`);

/** Matches codes that are separated by commas. */
export const LANGUAGE_LIST = new RegExp(`^${CODE}(?:,${CODE})*$`);

/** @param code matches `LANGUAGE_CODE` */
export function parseLanguageCode(code: string): Language | undefined {
  const withoutRegion = code.replace(/[-_].*/, '').toLowerCase();
  return LANGUAGES.find((language) => codesOf(language).includes(withoutRegion));
}

/**
 * Parses a list of codes, and skips what is not the code of a language.
 *
 * @returns each language once, in the order of the table, so that equal lists have one value
 */
export function parseLanguageList(list: string): readonly Language[] {
  const codes = list.split(',').map((code) => code.trim());
  const found = new Set(codes.map((code) => (LANGUAGE_CODE.test(code) ? parseLanguageCode(code) : undefined)));
  return LANGUAGES.filter((language) => found.has(language));
}

/** All codes of a language. */
export function codesOf(language: Language): string[] {
  const { alias } = LANGUAGE_ENTRIES[language];
  return alias === undefined ? [language] : [language, alias];
}
