/** What `portico init` asks for. */

export interface NewCompany {
  readonly name: string;
  /** Such as `https://www.example.com`. */
  readonly site: string;
  /** BCP 47 tags; the first is the default language. */
  readonly languages: readonly string[];
}
