/** Matches and parses the values of the parameter `lang`, such as `de`, `DE`, `pt-BR`, `fr_CA` and `jp`. */

import { LANGUAGE_ENTRIES, LANGUAGES, type Language } from '../contract/language.ts';
import { inAnyCase } from './pattern.ts';

export const LANGUAGE_CODE = new RegExp(
  `^(?:${LANGUAGES.flatMap(codesOf).map(inAnyCase).join('|')})(?:[-_][A-Za-z0-9]{2,8}){0,3}$`,
);

/** @param code matches `LANGUAGE_CODE` */
export function parseLanguageCode(code: string): Language | undefined {
  const withoutRegion = code.replace(/[-_].*/, '').toLowerCase();
  return LANGUAGES.find((language) => codesOf(language).includes(withoutRegion));
}

function codesOf(language: Language): string[] {
  const { alias } = LANGUAGE_ENTRIES[language];
  return alias === undefined ? [language] : [language, alias];
}
