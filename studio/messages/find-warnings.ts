/** Finds the warnings that people acknowledge before they publish. Pure. */

import type { AnnouncementFile } from '../../src/content/message-schema.ts';
import type { PublishedLanguages } from '../../src/content/publication.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/contract/language.ts';
import type { Warning } from '../contract/api.ts';
import { languageName } from '../contract/language-name.ts';
import { phaseOf, type Scheduled, scheduled } from './scheduled.ts';
import { type Period, timelineOf } from './timeline.ts';
import { instantText, listed, percentText, quoted } from './wording.ts';

/** In milliseconds: gaps and overlaps are looked for this far ahead. */
const HORIZON = 90 * 86_400_000;

/** In characters: title and call to action together. Above, they take more than two lines on a narrow phone. */
const LONG = 70;
/** Japanese characters are twice as wide. */
const LONG_IN_WIDE_LETTERS = 35;

/** @param now milliseconds since 1970 */
export function findWarnings(languages: PublishedLanguages, now: number): Warning[] {
  return [
    ...LANGUAGES.flatMap((language) => {
      const { announcements, featureMessages: defaultMessages } = languages[language];
      const messages = announcements.map(scheduled);
      const periods = periodsOf(messages, now);
      return [
        ...messages.flatMap((message) => expired(message, language, now)),
        ...overlaps(periods, language, now),
        ...(messages.length > 0 ? gaps(periods, language, now) : []),
        ...[...announcements, ...defaultMessages].flatMap((message) => long(message, language)),
      ];
    }),
    ...missingLanguages(languages, now),
  ];
}

function expired(message: Scheduled, language: Language, now: number): Warning[] {
  if (message.endDate === null || phaseOf(message, now) !== 'over') return [];
  const text = `${quoted(message.title)} has been over in ${languageName(language)} since ${instantText(message.endDate)}.`;
  return [{ key: `expired ${language} ${message.id}`, warning: 'expired', language, text }];
}

/** From now on, those that begin within the horizon. */
function periodsOf(announcements: readonly Scheduled[], now: number): readonly Period<Scheduled>[] {
  const range = { from: now, to: Number.POSITIVE_INFINITY };
  const { periods } = timelineOf({ announcements, defaults: [] }, range);
  return periods.filter(({ from }) => from < now + HORIZON);
}

/** One for each set of messages that compete. */
function overlaps(periods: readonly Period<Scheduled>[], language: Language, now: number): Warning[] {
  const byKey = new Map<string, Warning>();
  for (const { from, to, kind, shares } of periods) {
    if (kind !== 'overlap') continue;
    const weights = shares.map(({ message }) => `${message.id} ${message.weight}`).sort();
    const key = `overlap ${language} ${weights.join(' ')}`;
    const seen = shares.map(({ message, share }) => `${quoted(message.title)} to ${percentText(share)}`);
    const text = `${periodText(from, to, now)}, ${languageName(language)} shows ${listed(seen)} of visitors.`;
    if (!byKey.has(key)) byKey.set(key, { key, warning: 'overlap', language, text });
  }
  return [...byKey.values()];
}

function gaps(periods: readonly Period<Scheduled>[], language: Language, now: number): Warning[] {
  return periods
    .filter(({ kind }) => kind === 'gap')
    .map(({ from, to }) => {
      const key = `gap ${language} ${from === now ? 'now' : new Date(from).toISOString()}`;
      const text = `${periodText(from, to, now)}, ${languageName(language)} shows no message.`;
      return { key, warning: 'gap', language, text };
    });
}

function periodText(from: number, until: number, now: number): string {
  const start = from === now ? 'From now on' : `From ${instantText(from)}`;
  return Number.isFinite(until) ? `${start} until ${instantText(until)}` : start;
}

function long({ id, title, cta }: AnnouncementFile, language: Language): Warning[] {
  const length = [...`${title}${cta}`].length;
  const limit = /^(ja|ko|zh)/.test(language) ? LONG_IN_WIDE_LETTERS : LONG;
  if (length <= limit) return [];
  const text = `${quoted(title)} takes more than two lines on a phone in ${languageName(language)}: title and call to action have ${length} characters, and there is room for about ${limit}.`;
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
        title: language === DEFAULT_LANGUAGE ? message.title : entry.title,
        languages: [...entry.languages, language],
      });
    }
  }
  return [...shown].flatMap(([id, entry]): Warning[] => {
    const missing = LANGUAGES.filter((language) => !entry.languages.includes(language));
    if (missing.length === 0) return [];
    const names = listed(missing.map((language) => languageName(language)));
    const text = `${quoted(entry.title)} is not shown in ${names}.`;
    return [{ key: `language-missing ${id} ${missing.join(' ')}`, warning: 'language-missing', language: null, text }];
  });
}
