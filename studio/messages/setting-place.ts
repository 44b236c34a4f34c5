/** Tells the texts of visitors from settings that are kept as texts, and are not translated. Pure. */

import { DEFAULT_LANGUAGE, type Language } from '../../src/contract/language.ts';

/** Whether the place is that of a token of the theme, of a setting of a site, or says where posts of the blog come from. */
export function isSettingPlace(place: string): boolean {
  return /^(?:(?:theme|sites|blog)\.|teasers\.[^.]+\.source$)/.test(place);
}

/** Whether what stands there is written in one language, and published in all. */
export function isWrittenOnce(place: string): boolean {
  return /^(?:theme|sites)\./.test(place);
}

/** The language in which a place is edited while another is shown. */
export function languageOf(place: string, shown: Language): Language {
  return isWrittenOnce(place) ? DEFAULT_LANGUAGE : shown;
}
