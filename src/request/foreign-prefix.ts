/** Recognizes language prefixes that the site does not use: `/en`, since English has none, `/ja` instead of `/jp`, `/de-at`. */

import { LANGUAGE_ENTRIES, LANGUAGES } from '../contract/language.ts';
import { CODES } from './language-code.ts';

const END = '(?=[/?#]|$)';
const USED = LANGUAGES.map((language) => LANGUAGE_ENTRIES[language].pathPrefix.slice(1)).filter(Boolean);

/** Matches such a prefix at the start of an address, as the source of a regular expression. */
export const UNUSED_LANGUAGE_PREFIX = `/(?!(?:${USED.join('|')})${END})(?:${CODES.join('|')})(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?${END}`;

const AT_START = new RegExp(`^${UNUSED_LANGUAGE_PREFIX}`);

/** `/en/pricing` → `/en`; empty if the address has no such prefix. */
export function foreignPrefixOf(address: string): string {
  return AT_START.exec(address)?.[0] ?? '';
}

/** `/en/pricing` → `/pricing`, `/ja` → `/`; other paths stay unchanged. */
export function withoutForeignPrefix(path: string): string {
  return path.slice(foreignPrefixOf(path).length) || '/';
}
