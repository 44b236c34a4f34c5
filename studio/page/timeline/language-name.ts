/** The names of languages in English, the language of the Studio. */

import type { Language } from '../../../src/contract/language.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

export function languageName(language: Language): string {
  return names.of(language) ?? language;
}
