/** Distinguishes visible texts from settings that are stored as texts and never translated. */

import { isInRecord, parsePlace } from '../../../../src/content/place.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../../src/contract/language.ts';

/** Whether the place holds a theme token, a site setting, or the configuration of blog posts. */
export function isSettingPlace(place: string): boolean {
  // `blog.` may have texts of other releases
  return isWrittenOnce(place) || parsePlace(place).of === 'blog' || isInRecord(place, 'blog');
}

/** Whether its text is written in one language, and published in all. */
export function isWrittenOnce(place: string): boolean {
  return ['theme', 'site'].includes(parsePlace(place).of);
}

/** The language in which the place is edited while `shown` is selected. */
export function languageOf(place: string, shown: Language): Language {
  return isWrittenOnce(place) ? DEFAULT_LANGUAGE : shown;
}
