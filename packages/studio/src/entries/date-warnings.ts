/** Finds dates that are probably typed wrong: far ahead, or a start before the message is published. */

import type { AnnouncementFile } from '../../../../src/content/message-schema.ts';
import type { LanguageMessages, PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import type { Warning } from '../contract/api.ts';
import { withSentence } from '../contract/sentence.ts';
import { sentence } from '../fields/sentence.ts';
import { quoted } from '../fields/wording.ts';
import { type Finding, mergeFindings } from './merge-findings.ts';
import { phaseOf, type Scheduled, scheduled } from './schedule.ts';

/** In years. */
const FAR = 10;

/** Whether it is more than ten years ahead. @param now milliseconds since 1970 */
export function isFar(instant: number, now: number): boolean {
  return instant > new Date(now).setUTCFullYear(new Date(now).getUTCFullYear() + FAR);
}

export function farDates(message: AnnouncementFile, language: Language, now: number): Finding[] {
  const { id, title, startDate, endDate } = scheduled(message);
  const found = (verb: string, instant: number | null): Finding[] => {
    if (instant === null || !isFar(instant, now)) return [];
    const words = (languages: string) =>
      sentence`${quoted(title)} ${verb} on ${instant} in ${languages}, more than ten years ahead.`;
    return [{ key: `date ${id} ${verb} ${instant}`, warning: 'date', language, sentence: words }];
  };
  return [...found('starts', startDate), ...found('ends', endDate)];
}

/** @param at when the release is published */
export function farRelease(at: number, now: number): Warning[] {
  if (!isFar(at, now)) return [];
  const words = sentence`The release is published on ${at}, more than ten years ahead.`;
  return [{ key: `date release ${at}`, warning: 'date', language: null, ...withSentence(words) }];
}

/** Of messages that are new, or would start later. @param now when they are published */
export function pastStarts(languages: PublishedLanguages, before: PublishedLanguages, now: number): Warning[] {
  const known = new Set(LANGUAGES.flatMap((language) => messagesIn(before[language]).map(({ id }) => id)));
  const findings = LANGUAGES.flatMap((language) => {
    const published = new Map(messagesIn(before[language]).map((message) => [message.id, message]));
    return messagesIn(languages[language]).flatMap((message): Finding[] => {
      const { id, title, startDate } = message;
      const phase = phaseOf(message, now);
      const old = published.get(id);
      // a language that is added later starts with the others
      const isNew = old ? phaseOf(old, now) === 'upcoming' : !known.has(id);
      if (!isNew || startDate === null || startDate >= now || phase === 'never') return [];
      const result = phase === 'over' ? 'it is over by then' : 'visitors see it at once';
      const words = (names: string) =>
        sentence`${quoted(title)} starts on ${startDate} in ${names}, before it is published: ${result}.`;
      return [{ key: `date ${id} past ${startDate}`, warning: 'date', language, sentence: words }];
    });
  });
  return mergeFindings(findings);
}

function messagesIn({ announcements, featureMessages }: LanguageMessages): Scheduled[] {
  return [...announcements, ...featureMessages].map(scheduled);
}
