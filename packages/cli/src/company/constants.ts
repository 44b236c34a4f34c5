/** The constants that the sources declare and a build defines: what a company's configuration and content say. */

import type { LanguageTable } from '../../../../src/contract/language.ts';
import type { LanguageEntry } from '../../../../src/contract/language-entry.ts';
import type { Config } from './config-schema.ts';
import { languageTable } from './language-table.ts';

/** Defines the languages in this process, before the modules that need them are imported. */
export function defineLanguages(config: Config): void {
  const table = { entries: languageTable(config), defaultLanguage: config.defaultLanguage };
  Object.assign(globalThis, languageConstants(table as LanguageTable));
}

/** By name. Browser scripts have prefixes and aliases as objects, which are smaller than their JSON. */
export function languageConstants(table: LanguageTable) {
  const entries: readonly (readonly [string, LanguageEntry])[] = Object.entries(table.entries);
  const prefixes = entries.map(([code, { pathPrefix }]) => [code, pathPrefix] as const);
  const aliased = entries.flatMap(([code, { alias, pathPrefix }]) => (alias ? [{ code, alias, pathPrefix }] : []));
  return {
    PORTICO_LANGUAGES: JSON.stringify(table),
    PORTICO_LANGUAGE_PREFIXES: Object.fromEntries([
      ...prefixes,
      ...aliased.map(({ alias, pathPrefix }) => [alias, pathPrefix] as const),
    ]),
    PORTICO_LANGUAGE_ALIASES: Object.fromEntries(aliased.map(({ code, alias }) => [alias, code])),
  };
}

/** The constants as esbuild defines them. */
export function definitions(constants: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
}
