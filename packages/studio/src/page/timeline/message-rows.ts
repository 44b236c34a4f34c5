/** The timeline's rows: each message, or each of its schedules where its languages differ in them. */

import { scheduledMessages } from '../../../../../src/announcement/pick-announcement.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../../../src/contract/language.ts';
import { formatDayInYear, formatShortDay } from '../../contract/format-instant.ts';
import { type Phase, phaseOf } from '../../entries/schedule.ts';
import type { TimeRange } from '../../entries/timeline.ts';
import type { LanguageRows, Source } from './language-rows.ts';
import type { ReadableMessage } from './timeline-messages.ts';

export interface MessageRow {
  readonly key: string;
  readonly message: ReadableMessage;
  /** In English, if the message has a title there. */
  readonly title: string;
  readonly titleLanguage: Language;
  /** The languages in which it can be shown at this time. */
  readonly languages: readonly Language[];
  readonly source: Source;
  readonly status: Phase | 'unpublished';
}

export interface MessageRows {
  /** By their start. */
  readonly rows: readonly MessageRow[];
  /** How many messages end before the range, or start after it. */
  readonly elsewhere: number;
}

/** @param isPublished whether a message of the draft is published, perhaps with another schedule */
export function messageRows(
  languages: readonly LanguageRows[],
  range: TimeRange,
  now: number,
  isPublished: (message: ReadableMessage) => boolean,
): MessageRows {
  const schedules = schedulesIn(languages);
  const titles = titlesIn(languages);
  const shown = schedules.filter(({ message }) => isWithin(message, range));
  const isShown = new Set(shown.map(({ message }) => nameOf(message)));
  const names = new Set(schedules.map(({ message }) => nameOf(message)));
  return {
    rows: shown.sort(byStart).flatMap(({ key, message, seenIn }) => {
      const phase = phaseOf(message, now);
      const isDraft = phase !== 'over' && phase !== 'never' && !isPublished(message);
      return rowsOf(seenIn).map(([source, inLanguages]) => ({
        key: `${key} ${source}`,
        message,
        ...(titles.get(nameOf(message)) ?? { title: message.title, titleLanguage: DEFAULT_LANGUAGE }),
        languages: inLanguages,
        source,
        status: isDraft ? 'unpublished' : phase,
      }));
    }),
    elsewhere: [...names].filter((name) => !isShown.has(name)).length,
  };
}

/** A message as `kind id`. */
export function nameOf({ kind, id }: Pick<ReadableMessage, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

interface Schedule {
  readonly key: string;
  readonly message: ReadableMessage;
  readonly seenIn: Readonly<Record<'draft' | 'published', Language[]>>;
}

function schedulesIn(languages: readonly LanguageRows[]): readonly Schedule[] {
  const found = new Map<string, Schedule>();
  for (const { language, rows } of languages)
    for (const { source, messages } of rows)
      for (const message of scheduledMessages(messages.announcements, messages.defaults)) {
        const key = [nameOf(message), message.startDate, message.endDate, message.weight].join(' ');
        const known = found.get(key);
        const seenIn: Schedule['seenIn'] = known?.seenIn ?? { draft: [], published: [] };
        if (source !== 'published') seenIn.draft.push(language);
        if (source !== 'draft') seenIn.published.push(language);
        if (!known) found.set(key, { key, message, seenIn });
      }
  return [...found.values()];
}

function titlesIn(languages: readonly LanguageRows[]) {
  const titles = new Map<string, Pick<MessageRow, 'title' | 'titleLanguage'>>();
  const english = languages.filter(({ language }) => language === DEFAULT_LANGUAGE);
  for (const { language, rows } of [...english, ...languages])
    for (const { messages } of rows)
      for (const message of [...messages.announcements, ...messages.defaults])
        if (!titles.has(nameOf(message)))
          titles.set(nameOf(message), { title: message.title, titleLanguage: language });
  return titles;
}

/** Draft and publication in one row if they show it in the same languages. */
function rowsOf({ draft, published }: Schedule['seenIn']): readonly (readonly [Source, readonly Language[]])[] {
  if (draft.join() === published.join()) return [['same', draft]];
  const rows = [['draft', draft] as const, ['published', published] as const];
  return rows.filter(([, languages]) => languages.length > 0);
}

function isWithin({ startDate, endDate }: ReadableMessage, { from, to }: TimeRange): boolean {
  const start = startDate ?? Number.NEGATIVE_INFINITY;
  const end = endDate ?? Number.POSITIVE_INFINITY;
  return start < Math.min(end, to) && end > from;
}

function byStart({ message: one }: Schedule, { message: other }: Schedule): number {
  return (one.startDate ?? 0) - (other.startDate ?? 0) || one.title.localeCompare(other.title, 'en');
}

/** Such as `Live until 24 Dec`: status and schedule, so that colour isn't needed. */
export function formatBar({ message, status }: MessageRow, now: number, timeZone: string): string {
  const { startDate: start, endDate: end } = message;
  const day = (instant: number) =>
    (Math.abs(instant - now) < IN_A_YEAR ? formatDayInYear : formatShortDay)(instant, timeZone);
  const until = end === null ? 'no end' : `until ${day(end)}`;
  const when =
    start === null || start <= now ? until : end === null ? `from ${day(start)}` : `${day(start)} – ${day(end)}`;
  switch (status) {
    case 'live':
      return end === null ? 'Live, no end' : `Live ${until}`;
    case 'upcoming':
      return when.replace(/^f/, 'F');
    case 'over':
      return end === null ? 'Over' : `Ended ${day(end)}`;
    case 'never':
      return 'Never shown: its frequency is 0';
    case 'unpublished':
      return `Not published, ${when}`;
  }
}

/** In milliseconds: within it, a day needs no year. */
const IN_A_YEAR = 300 * 86_400_000;
