/** A company's content files, if they are sound enough to compare with each other. */

import type { LinkTreeFile } from '../../../../src/content/link-tree-schema.ts';
import type { BrandFile, DictionaryFile } from '../../../../src/content/schema.ts';
import type { Language } from '../../../../src/contract/language.ts';

/** Null for a file that cannot be compared, such as invalid JSON: checks that need it are skipped. */
export interface ComparableFiles {
  readonly brand: BrandFile | null;
  readonly links: LinkTreeFile | null;
  readonly dictionaries: Readonly<Record<Language, DictionaryFile | null>>;
}
