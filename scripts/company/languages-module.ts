/** `#company/languages` for programs that Node.js runs from the sources; bundles contain its values. */

import type { Language, LanguagePrefixes } from '../../src/contract/company-languages.d.ts';
import type { LanguageEntry } from '../../src/contract/language-entry.ts';
import { ownValue } from '../../src/contract/own-value.ts';
import { CONFIG } from './company.ts';
import { languageTable } from './language-table.ts';

const table = languageTable(CONFIG);

export const LANGUAGE_TABLE = table as Readonly<Record<Language, LanguageEntry>>;

export const DEFAULT_LANGUAGE = CONFIG.defaultLanguage as Language;

export const LANGUAGE_ALIASES = Object.fromEntries(
  Object.entries(table).flatMap(([code, { alias }]) => (alias === undefined ? [] : [[alias, code]])),
) as Readonly<Record<string, Language>>;

export const LANGUAGE_PREFIXES = Object.fromEntries(
  [...Object.keys(table), ...Object.keys(LANGUAGE_ALIASES)].map((code) => [
    code,
    ownValue(table, ownValue(LANGUAGE_ALIASES, code) ?? code)?.pathPrefix,
  ]),
) as LanguagePrefixes;
