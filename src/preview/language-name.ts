/** Names languages in English. */

import type { Language } from '../contract/language.ts';

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** `de` → `German` */
export function languageName(language: Language): string {
  return NAMES.of(language) ?? language;
}
