/** Lists languages in English. */

import type { Language } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** `German, French and Japanese` */
export function languageNames(languages: readonly Language[]): string {
  return list.format(languages.map(languageName));
}
