/** The style sheet with a language's published colours, in addition to the release's. */

import type { Language } from '../contract/language.ts';

/** A file in the bucket that keeps all releases' files. */
export interface ThemeSheet {
  /** Such as `theme-1a2b3c4d5e.css`. */
  readonly file: string;
  /** As in `Asset`. */
  readonly integrity: string;
}

/** A language without a sheet uses the release's colours. */
export type ThemeSheets = Readonly<Partial<Record<Language, ThemeSheet>>>;

export const THEME_FILE = /^theme-[\da-f]{10}\.css$/;
export const THEME_INTEGRITY = /^sha256-[A-Za-z0-9+/]{43}=$/;
