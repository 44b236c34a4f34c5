/** The style sheet with the colours that were published for a language, beside that of the release. */

import type { Language } from '../contract/language.ts';

/** A file in the bucket that keeps the files of all releases. */
export interface ThemeSheet {
  /** Such as `theme-1a2b3c4d5e.css`. */
  readonly file: string;
  /** As in `Asset`. */
  readonly integrity: string;
}

/** A language without one has the colours of the release. */
export type ThemeSheets = Readonly<Partial<Record<Language, ThemeSheet>>>;

export const THEME_FILE = /^theme-[\da-f]{10}\.css$/;
export const THEME_INTEGRITY = /^sha256-[A-Za-z0-9+/]{43}=$/;
