/** The label of a language's tab, with a mark if the language is missing, invalid or not translated. */

import { LANGUAGE_ENTRIES, type Language } from '../../../src/contract/language.ts';
import { languageName } from '../names/language-name.ts';

export type LanguageState = 'complete' | 'missing' | 'invalid' | 'untranslated';

export function LanguageTab({ language, state }: { readonly language: Language; readonly state: LanguageState }) {
  return (
    <span className={`studio-language studio-language--${state}`} title={LANGUAGE_ENTRIES[language].name}>
      <span className="studio-language__mark" aria-hidden="true" />
      {languageName(language)}
    </span>
  );
}

const WORDS: Readonly<Record<LanguageState, string>> = {
  complete: '',
  missing: ', missing',
  invalid: ', with problems',
  untranslated: ', not translated',
};

/** `German, missing`, for screen readers. */
export function languageTabName(language: Language, state: LanguageState): string {
  return `${languageName(language)}${WORDS[state]}`;
}
