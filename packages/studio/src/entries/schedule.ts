/** When a message can be shown: the times and weight of what is published or typed, and its phase at an instant. */

import type { AnnouncementFile } from '../../../../src/content/message-schema.ts';
import { parseInstant } from '../../../../src/contract/instant.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import type { MessageContent, MessageFields } from '../contract/draft.ts';

/** Instants are milliseconds since 1970; `null` means no limit. */
export interface Schedule {
  readonly startDate: number | null;
  readonly endDate: number | null;
  /** `NaN` for a typed one that is not a number from 0. */
  readonly weight: number;
}

/** A published message with its times as numbers. */
export type Scheduled = Omit<AnnouncementFile, 'startDate' | 'endDate'> & Schedule;

/** Before, during or after its time; `never` with a weight of 0. */
export type Phase = 'upcoming' | 'live' | 'over' | 'never';

export function scheduled(message: AnnouncementFile): Scheduled {
  const { startDate, endDate } = message;
  return { ...message, startDate: parseInstant(startDate ?? ''), endDate: parseInstant(endDate ?? '') };
}

/** Of fields in the draft. A time that is not an instant is no limit. */
export function typedSchedule({ startDate, endDate, weight: typed }: MessageFields): Schedule {
  const weight = typed.trim() === '' ? Number.NaN : Number(typed);
  return {
    startDate: instantOf(startDate),
    endDate: instantOf(endDate),
    weight: weight >= 0 && Number.isFinite(weight) ? weight : Number.NaN,
  };
}

export function phaseOf({ startDate, endDate, weight }: Schedule, now: number): Phase {
  if (endDate !== null && endDate <= now) return 'over';
  if (weight === 0) return 'never';
  return startDate !== null && startDate > now ? 'upcoming' : 'live';
}

/** The fields of each language. */
export function fieldsOf({ languages }: MessageContent): readonly MessageFields[] {
  return LANGUAGES.flatMap((language) => languages[language] ?? []);
}

/** From the one that says most. */
const PHASES: readonly Phase[] = ['live', 'upcoming', 'never', 'over'];

/** In all languages together: live if it is live in one. */
export function phaseInAll(content: MessageContent, now: number): Phase {
  let found: Phase = 'over';
  for (const language of LANGUAGES) {
    const phase = phaseIn(content, language, now);
    if (phase === 'live') return phase;
    if (phase !== null && PHASES.indexOf(phase) < PHASES.indexOf(found)) found = phase;
  }
  return found;
}

/** In one language, or with `null` in all together. `null` without the language. */
export function phaseIn(content: MessageContent, language: Language | null, now: number): Phase | null {
  if (language === null) return phaseInAll(content, now);
  const fields = content.languages[language];
  return fields ? phaseOf(typedSchedule(fields), now) : null;
}

/** A cache: parsing dates of 2,000 messages in six languages would take most of the list's time. */
const instants = new Map<string, number | null>();

function instantOf(text: string): number | null {
  const known = instants.get(text);
  if (known !== undefined) return known;
  const instant = parseInstant(text);
  instants.set(text, instant);
  return instant;
}
