/** The files of a company's content. */

import type { Counting } from '../contract/counting.ts';
import type { Drawing } from '../contract/drawing.ts';
import type { Language } from '../contract/language.ts';
import type { LinkTreeFile } from './link-tree-schema.ts';
import type { BrandFile, DictionaryFile } from './schema.ts';

/** By the language that borrows and the path of the text, such as `titles.pricing`, the language that lends it. */
export type BorrowedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The brand, the link tree, the dictionary of each language, and the drawings that they name. */
export interface Locales {
  readonly brand: BrandFile;
  readonly links: LinkTreeFile;
  readonly dictionaries: Readonly<Record<Language, DictionaryFile>>;
  /** By the name of the file. */
  readonly drawings: Readonly<Record<string, Drawing>>;
  /** Is absent if every dictionary is complete. */
  readonly borrowed?: BorrowedTexts;
  /** Of the configuration. Is absent if nothing is counted. */
  readonly counting?: Counting;
}
