/** Groups changes by language, and then by when visitors see them. */

import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import type { Change } from '../../contract/api.ts';

export interface LanguageChanges {
  readonly language: Language;
  /** Changes visible as soon as they are published. */
  readonly immediate: readonly Change[];
  /** Later changes, earliest first. */
  readonly later: readonly (Change & { readonly at: string })[];
}

/** Languages with changes, in the order of the language selector. */
export function changesByLanguage(changes: readonly Change[]): readonly LanguageChanges[] {
  return LANGUAGES.flatMap((language) => {
    const own = changes.filter((change) => change.language === language);
    if (own.length === 0) return [];
    const later = own.flatMap((change) => (change.at === null ? [] : [{ ...change, at: change.at }]));
    return [
      {
        language,
        immediate: own.filter(({ at }) => at === null),
        later: later.sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
      },
    ];
  });
}
