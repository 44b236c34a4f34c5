/** Lists languages in English. */

import type { Language } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { listed } from '../../fields/wording.ts';

/** `German, French and Japanese` */
export function languageNames(languages: readonly Language[]): string {
  return listed(languages.map(languageName));
}
