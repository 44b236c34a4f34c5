/** The files of a company's content. */

import type { Counting } from '../contract/counting.ts';
import type { Drawing } from '../contract/drawing.ts';
import type { Language } from '../contract/language.ts';
import type { LinkTreeFile } from './link-tree-schema.ts';
import type { BrandFile, DictionaryFile } from './schema.ts';

/** The lending language, by borrowing language and path of the text, such as `titles.pricing`. */
export type BorrowedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The brand, the link tree, the dictionary of each language, and the drawings that they name. */
export interface CompanyContent {
  readonly brand: BrandFile;
  readonly links: LinkTreeFile;
  readonly dictionaries: Readonly<Record<Language, DictionaryFile>>;
  /** By file name. */
  readonly drawings: Readonly<Record<string, Drawing>>;
  /** Absent if every dictionary is complete. */
  readonly borrowed?: BorrowedTexts;
  /** From `portico.config.ts`; absent if nothing is counted. */
  readonly counting?: Counting;
}
