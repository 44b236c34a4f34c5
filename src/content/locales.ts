/** The files that a company's content consists of. */

import type { Language } from '../contract/language.ts';
import type { BrandFile, DictionaryFile, LinkTreeFile } from './schema.ts';

/** The brand, the link tree and the dictionary of each language. */
export interface Locales {
  readonly brand: BrandFile;
  readonly links: LinkTreeFile;
  readonly dictionaries: Readonly<Record<Language, DictionaryFile>>;
}
