/** What `portico init` asks for, or reads from a page. */

/** Until a company says where its site is. */
export const EXAMPLE_SITE = 'https://www.example.com';

export interface NewCompany {
  readonly name: string;
  /** Such as `https://www.example.com`. */
  readonly site: string;
  /** The first is the default language. */
  readonly languages: readonly NewLanguage[];
}

export interface NewLanguage {
  /** A BCP 47 tag. */
  readonly code: string;
  /** In itself, by default as ICU has it. */
  readonly name?: string;
  readonly pathPrefix?: string;
}
