/** A company's configuration: with the content's files, its worker and Studio are built from it. */

/** The version of the content's format that this release reads. */
export const CONTENT_FORMAT = 1;

/** @typeParam Code the languages' codes */
export interface LanguageConfig<Code extends string = string> {
  /** The name of the language in that language, for the language selector. */
  readonly name: string;
  /** Its name in English for the Studio, if the built-in name does not suit. */
  readonly englishName?: string;
  /** The prefix of localized paths, by default `''` for the default language and `/<code>` for others. */
  readonly pathPrefix?: string;
  /** A second code that the parameter `lang` accepts. */
  readonly alias?: string;
  /** The value of `lang` in requests to the blog, by default the code; `null` omits it. */
  readonly blogCode?: string | null;
  /** The language whose texts stand in for missing ones; without it, a missing text is an error. */
  readonly fallback?: NoInfer<Code>;
}

export interface CountingConfig {
  /** The share of page views that are counted, from 0 to 1; 0 only gives the page its events. */
  readonly rate: number;
  /** Whether opened menus and clicked links are counted as well as messages. */
  readonly links?: boolean;
  /** Whether the class of the width is stored, such as `phone`. */
  readonly device?: boolean;
  /** Whether the visitor's country is stored. */
  readonly country?: boolean;
}

/** @typeParam Code the languages' codes */
export interface PorticoConfig<Code extends string = string> {
  /** The version of the format; `portico migrate` rewrites earlier ones. */
  readonly format: typeof CONTENT_FORMAT;
  /** By code (a BCP 47 tag such as `de` or `pt-BR`), in the order of the language selector. */
  readonly languages: Readonly<Record<Code, LanguageConfig<Code>>>;
  /** The language of requests that name none. */
  readonly defaultLanguage: NoInfer<Code>;
  /** The folder with dictionaries, links and brand. */
  readonly content?: string;
  /** The folder with the pictures of cards. */
  readonly images?: string;
  /** What is counted of page views; without it, nothing is. */
  readonly counting?: CountingConfig;
}

/** Returns the configuration unchanged. Editors check and complete it as you type. */
export function defineConfig<const Code extends string>(config: PorticoConfig<Code>): PorticoConfig<Code> {
  return config;
}
