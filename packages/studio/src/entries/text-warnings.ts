/** Finds translations that lack a placeholder, and messages that are long for a phone. */

import { placeholdersIn } from '../../../../src/content/message-problems.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import type { MenusAnswer } from '../contract/api.ts';
import { type EntryContent, isMessageContent } from '../contract/draft.ts';
import { listed, quoted } from '../fields/wording.ts';
import { entriesFrom } from './entries-from.ts';
import { withFileTexts } from './menu-texts.ts';
import type { Finding } from './merge-findings.ts';
import { phaseIn } from './schedule.ts';
import { type TranslatedText, translatedTexts } from './translation.ts';

/** In characters, of title and call to action together: longer ones take more than two lines on a narrow phone. */
const LONG = 70;
/** Japanese characters are twice as wide. */
const LONG_IN_WIDE_LETTERS = 35;

/** The length in characters, and the limit; `null` if it fits. */
export function tooLong({ title, cta }: { title: string; cta: string }, language: Language) {
  const length = [...`${title}${cta}`].length;
  const limit = /^(ja|ko|zh)/.test(language) ? LONG_IN_WIDE_LETTERS : LONG;
  return length <= limit ? null : { length, limit };
}

export interface LostPlaceholders extends TranslatedText {
  /** Such as `{brand}`. */
  readonly lost: readonly string[];
}

/** The translations without a placeholder of their source, which may be meant. */
export function lostPlaceholders(content: EntryContent, language: Language): readonly LostPlaceholders[] {
  return translatedTexts(content, language).flatMap((text) => {
    const kept = placeholdersIn(text.target);
    const lost = [...new Set(placeholdersIn(text.source))].filter((name) => !kept.includes(name));
    return text.target === '' || lost.length === 0 ? [] : [{ ...text, lost }];
  });
}

/** @param now milliseconds since 1970 @param menus of the files, whose texts may be the source */
export function placeholderFindings(languages: PublishedLanguages, now: number, menus: MenusAnswer | null): Finding[] {
  return entriesFrom(languages).flatMap(({ id, content }) => {
    const whole = menus ? withFileTexts(content, id, menus) : content;
    return LANGUAGES.filter((language) => !isOver(content, language, now)).flatMap((language) =>
      lostPlaceholders(whole, language).map(({ field, source, target, lost }): Finding => {
        const sentence: Finding['sentence'] = (names) =>
          `${quoted(target)} has no ${listed(lost)} in ${names}, unlike its source ${quoted(source)}.`;
        return { key: `placeholder ${content.kind} ${id} ${field}`, warning: 'placeholder', language, sentence };
      }),
    );
  });
}

function isOver(content: EntryContent, language: Language, now: number): boolean {
  return isMessageContent(content) && phaseIn(content, language, now) === 'over';
}
