/** The languages of the company that a build is for (`portico.config.ts`). */

import type { LanguageEntry } from './language-entry.ts';

/** Those of the sample, so that the types of this repository are exact; a build for another company has its own. */
export type Language = 'de' | 'en' | 'fr' | 'es' | 'pt' | 'ja';

export type LanguagePrefixes = Readonly<Record<Language | (string & Record<never, never>), string>>;

/** In the order of the language selector. */
export declare const LANGUAGE_TABLE: Readonly<Record<Language, LanguageEntry>>;

export declare const DEFAULT_LANGUAGE: Language;

/**
 * By code, also by second codes; empty if the paths of a language have none. Apart from the table, so that scripts for
 * browsers stay small.
 */
export declare const LANGUAGE_PREFIXES: LanguagePrefixes;

/** By the second code that requests may have, such as `jp`. */
export declare const LANGUAGE_ALIASES: Readonly<Record<string, Language>>;
