/** An entry of the language table. */

export type Direction = 'ltr' | 'rtl';

export interface LanguageEntry {
  /** The name of the language in that language, for the language selector. */
  readonly name: string;
  /** The prefix of localized paths; empty if they have none. */
  readonly pathPrefix: string;
  /** A second code that the parameter `lang` accepts. */
  readonly alias?: string;
  /** The value of `lang` in requests to the blog service; `null` omits the parameter. */
  readonly blogCode: string | null;
  /** The direction of its script; left to right if absent. */
  readonly direction?: 'rtl';
}
