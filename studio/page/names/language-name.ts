/** Names languages in English. */

import type { Language } from '../../../src/contract/language.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** `de` → `German` */
export function languageName(language: Language): string {
  return names.of(language) ?? language;
}

/** `German, French and Japanese` */
export function languageNames(languages: readonly Language[]): string {
  return list.format(languages.map(languageName));
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
