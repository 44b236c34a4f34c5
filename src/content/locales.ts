/** The files of a company's content. */

import type { Drawing } from '../contract/drawing.ts';
import type { Language } from '../contract/language.ts';
import type { LinkTreeFile } from './link-tree-schema.ts';
import type { BrandFile, DictionaryFile } from './schema.ts';

/** The brand, the link tree, the dictionary of each language, and the drawings that they name. */
export interface Locales {
  readonly brand: BrandFile;
  readonly links: LinkTreeFile;
  readonly dictionaries: Readonly<Record<Language, DictionaryFile>>;
  /** By the name of the file. */
  readonly drawings: Readonly<Record<string, Drawing>>;
}
