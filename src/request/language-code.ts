/** Matches and parses language codes, such as `de`, `DE`, `pt-BR`, `fr_CA` and `jp`, and lists of them. */

import { LANGUAGE_ENTRIES, LANGUAGES, type Language } from '../contract/language.ts';
import { caseInsensitive } from './pattern.ts';

/** Each code as the source of a regular expression, in any case. */
export const CODES = LANGUAGES.flatMap(codesOf).map((code) => caseInsensitive(code).replaceAll('-', '[-_]'));

const CODE = `(?:${CODES.join('|')})(?:[-_][A-Za-z0-9]{2,8}){0,3}`;

export const LANGUAGE_CODE = new RegExp(`^${CODE}$`);

/** Matches codes separated by commas. */
export const LANGUAGE_LIST = new RegExp(`^${CODE}(?:,${CODE})*$`);

/** @param code matches `LANGUAGE_CODE` */
export function parseLanguageCode(code: string): Language | undefined {
  const subtags = code.toLowerCase().split(/[-_]/);
  // `zh-hant-tw`, then `zh-hant`, then `zh`
  for (let count = subtags.length; count > 0; count -= 1) {
    const tag = subtags.slice(0, count).join('-');
    const language = LANGUAGES.find((candidate) => codesOf(candidate).includes(tag));
    if (language) return language;
  }
  return undefined;
}

/**
 * Parses a list of codes, skipping unknown ones.
 *
 * @returns each language once, in the order of the table, so that equivalent lists are equal
 */
export function parseLanguageList(list: string): readonly Language[] {
  const codes = list.split(',').map((code) => code.trim());
  const found = new Set(codes.map((code) => (LANGUAGE_CODE.test(code) ? parseLanguageCode(code) : undefined)));
  return LANGUAGES.filter((language) => found.has(language));
}

/** All codes of a language, in lower case. */
function codesOf(language: Language): string[] {
  const { alias } = LANGUAGE_ENTRIES[language];
  const code = language.toLowerCase();
  return alias === undefined ? [code] : [code, alias];
}
