/** The files of a company's content, as far as they can be compared with each other. */

import type { LinkTreeFile } from '../../src/content/link-tree-schema.ts';
import type { BrandFile, DictionaryFile } from '../../src/content/schema.ts';
import type { Language } from '../../src/contract/language.ts';

/** Null for a file that cannot be compared, such as one that is no JSON: what needs it is not checked. */
export interface ComparableFiles {
  readonly brand: BrandFile | null;
  readonly links: LinkTreeFile | null;
  readonly dictionaries: Readonly<Record<Language, DictionaryFile | null>>;
}
