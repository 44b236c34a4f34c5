/** Finds what people should look at before they publish. Pure. */

import type { AnnouncementFile } from '../../src/content/message-schema.ts';
import type { PublishedLanguages } from '../../src/content/publication.ts';
import { LANGUAGES, type Language } from '../../src/contract/language.ts';
import type { Warning } from '../contract/api.ts';
import { phaseOf, type Scheduled, type Segment, scheduled, segmentsOf } from './scheduled.ts';
import { instantText, LANGUAGE_NAMES, listed, percentText, quoted } from './wording.ts';

/** In milliseconds: how far ahead gaps and overlaps are looked for. */
const HORIZON = 90 * 86_400_000;

/** In characters: title, description and call to action together, from which on they take three lines on a phone. */
const LONG = 120;
/** Japanese characters are twice as wide. */
const LONG_IN_JAPANESE = 60;

/** @param now milliseconds since 1970 */
export function findWarnings(languages: PublishedLanguages, now: number): Warning[] {
  return [
    ...LANGUAGES.flatMap((language) => {
      const { announcements, featureMessages } = languages[language];
      const segments = segmentsOf(announcements, now, now + HORIZON);
      return [
        ...announcements.map(scheduled).flatMap((message) => expired(message, language, now)),
        ...overlaps(segments, language, now),
        ...(announcements.length > 0 ? gaps(segments, language, now) : []),
        ...[...announcements, ...featureMessages].flatMap((message) => long(message, language)),
      ];
    }),
    ...missingLanguages(languages, now),
  ];
}

function expired(message: Scheduled, language: Language, now: number): Warning[] {
  if (message.endDate === null || phaseOf(message, now) !== 'over') return [];
  const text = `${quoted(message.title)} is over in ${LANGUAGE_NAMES[language]} since ${instantText(message.endDate)}.`;
  return [{ key: `expired ${language} ${message.id}`, warning: 'expired', language, text }];
}

/** One for each set of messages that compete. */
function overlaps(segments: readonly Segment[], language: Language, now: number): Warning[] {
  const byKey = new Map<string, Warning>();
  for (const { from, until, messages } of segments) {
    if (messages.length < 2) continue;
    const key = `overlap ${language} ${messages
      .map(({ id, weight }) => `${id} ${weight}`)
      .sort()
      .join(' ')}`;
    const total = messages.reduce((sum, { weight }) => sum + weight, 0);
    const shares = messages.map(({ title, weight }) => `${quoted(title)} to ${percentText(weight / total)}`);
    const text = `${periodText(from, until, now)}, ${LANGUAGE_NAMES[language]} shows ${listed(shares)} of visitors.`;
    if (!byKey.has(key)) byKey.set(key, { key, warning: 'overlap', language, text });
  }
  return [...byKey.values()];
}

function gaps(segments: readonly Segment[], language: Language, now: number): Warning[] {
  const empty = merged(segments).filter(({ messages }) => messages.length === 0);
  return empty.map(({ from, until }) => {
    const key = `gap ${language} ${from === now ? 'now' : new Date(from).toISOString()}`;
    const text = `${periodText(from, until, now)}, ${LANGUAGE_NAMES[language]} shows no message.`;
    return { key, warning: 'gap', language, text };
  });
}

/** Joins segments without messages that follow each other. */
function merged(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  for (const segment of segments) {
    const last = result.at(-1);
    if (last && last.messages.length + segment.messages.length === 0)
      result.splice(-1, 1, { ...last, until: segment.until });
    else result.push(segment);
  }
  return result;
}

function periodText(from: number, until: number, now: number): string {
  const start = from === now ? 'From now on' : `From ${instantText(from)}`;
  return Number.isFinite(until) ? `${start} until ${instantText(until)}` : start;
}

function long({ id, title, description, cta }: AnnouncementFile, language: Language): Warning[] {
  const length = [...`${title}${description}${cta}`].length;
  const limit = language === 'ja' ? LONG_IN_JAPANESE : LONG;
  if (length <= limit) return [];
  const text = `${quoted(title)} has ${length} characters in ${LANGUAGE_NAMES[language]}: above ${limit}, it takes more than two lines on a phone.`;
  return [{ key: `long ${language} ${id} ${length}`, warning: 'long', language, text }];
}

/** Announcements that are shown now or later, and not in every language. */
function missingLanguages(languages: PublishedLanguages, now: number): Warning[] {
  const shown = new Map<string, { title: string; languages: Language[] }>();
  for (const language of LANGUAGES) {
    for (const message of languages[language].announcements.map(scheduled)) {
      if (!['live', 'upcoming'].includes(phaseOf(message, now))) continue;
      const entry = shown.get(message.id) ?? { title: message.title, languages: [] };
      shown.set(message.id, {
        title: language === 'en' ? message.title : entry.title,
        languages: [...entry.languages, language],
      });
    }
  }
  return [...shown].flatMap(([id, entry]): Warning[] => {
    const missing = LANGUAGES.filter((language) => !entry.languages.includes(language));
    if (missing.length === 0) return [];
    const names = listed(missing.map((language) => LANGUAGE_NAMES[language]));
    const text = `${quoted(entry.title)} is not shown in ${names}.`;
    return [{ key: `language-missing ${id} ${missing.join(' ')}`, warning: 'language-missing', language: null, text }];
  });
}
