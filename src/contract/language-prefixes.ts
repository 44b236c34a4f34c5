/** Language codes in paths and on pages, without the rest of the table, for browser scripts. */

/** Path prefixes by code or alias; empty if the language's paths have none. Defined by the build. */
declare const PORTICO_LANGUAGE_PREFIXES: Readonly<Record<string, string>>;

/** Languages by the alias that requests may use, such as `jp`. Defined by the build. */
declare const PORTICO_LANGUAGE_ALIASES: Readonly<Record<string, string>>;

export const LANGUAGE_PREFIXES = PORTICO_LANGUAGE_PREFIXES;

export const LANGUAGE_ALIASES = PORTICO_LANGUAGE_ALIASES;
