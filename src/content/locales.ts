/** The files of a company's content. */

import type { Language } from '../contract/language.ts';
import type { LinkTreeFile } from './link-tree-schema.ts';
import type { BrandFile, DictionaryFile } from './schema.ts';

/** The brand, the link tree and the dictionary of each language. */
export interface Locales {
  readonly brand: BrandFile;
  readonly links: LinkTreeFile;
  readonly dictionaries: Readonly<Record<Language, DictionaryFile>>;
}
