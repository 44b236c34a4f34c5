/** The languages of the company that a build is for (`portico.config.ts`). */

import type { LanguageEntry } from './language-entry.ts';

/** The sample's languages, so that this repository's types are exact; a build for another company has its own. */
export type Language = 'de' | 'en' | 'fr' | 'es' | 'pt' | 'ja';

export type LanguagePrefixes = Readonly<Record<Language | (string & Record<never, never>), string>>;

/** In the order of the language selector. */
export declare const LANGUAGE_TABLE: Readonly<Record<Language, LanguageEntry>>;

export declare const DEFAULT_LANGUAGE: Language;

/**
 * Path prefixes by code or alias; empty if the language's paths have none. Separate from the table, which would make
 * browser scripts larger.
 */
export declare const LANGUAGE_PREFIXES: LanguagePrefixes;

/** Languages by the alias that requests may use, such as `jp`. */
export declare const LANGUAGE_ALIASES: Readonly<Record<string, Language>>;
