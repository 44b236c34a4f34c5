/** Names languages in English. */

import type { Language } from '../../../../src/contract/language.ts';
import { onFirstUse } from './on-first-use.ts';

const names = onFirstUse(() => new Intl.DisplayNames(['en'], { type: 'language' }));

/** `de` → `German` */
export function languageName(language: Language): string {
  return names().of(language) ?? language;
}
