/** Finds when messages are shown, and their share of views. */

import { parseInstant } from '../../../../../src/contract/instant.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import {
  entryKey,
  isMessageContent,
  listIn,
  type MessageContent,
  type MessageFields,
  type MessageKind,
} from '../../contract/draft.ts';
import { type Limits, MAIN, messagesFor } from '../../entries/audience.ts';
import type { ShownEntry } from '../data/draft-state.ts';

export type Phase = 'live' | 'next' | 'over';

/** A message that is not deleted. */
export interface MessageEntry extends ShownEntry {
  readonly kind: MessageKind;
  readonly content: MessageContent;
}

/** A message of the draft or of a version. */
export type NamedMessage = Pick<MessageEntry, 'kind' | 'id' | 'content'>;

/** Milliseconds since 1970; `null` without a limit, or with an invalid one. */
export interface Period {
  readonly start: number | null;
  readonly end: number | null;
}

export function isMessage(entry: ShownEntry): entry is MessageEntry {
  return isMessageContent(entry.content);
}

export function periodOf({ startDate, endDate }: MessageFields): Period {
  return { start: instantOf(startDate), end: instantOf(endDate) };
}

export function phaseOf(fields: MessageFields, now: number): Phase {
  const { start, end } = periodOf(fields);
  if (end !== null && end <= now) return 'over';
  return start !== null && start > now ? 'next' : 'live';
}

/** In all languages together: live if it is live in one. */
export function phaseInAll(content: MessageContent, now: number): Phase {
  let found: Phase = 'over';
  for (const language of LANGUAGES) {
    const fields = content.languages[language];
    const phase = fields && phaseOf(fields, now);
    if (phase === 'live') return phase;
    if (phase === 'next') found = phase;
  }
  return found;
}

export function languagesOf({ languages }: MessageContent): readonly Language[] {
  return LANGUAGES.filter((language) => languages[language] !== undefined);
}

/** The fields of each language. */
export function fieldsOf({ languages }: MessageContent): readonly MessageFields[] {
  return LANGUAGES.flatMap((language) => languages[language] ?? []);
}

/** The fields in the language, or else in English or another language. */
export function fieldsToShow(
  { languages }: MessageContent,
  preferred: Language,
): { readonly language: Language; readonly fields: MessageFields } | null {
  for (const language of [preferred, DEFAULT_LANGUAGE, ...LANGUAGES] as const) {
    const fields = languages[language];
    if (fields) return { language, fields };
  }
  return null;
}

/**
 * Each message's current share of views, from 0 to 1, by entry key: in one language and site, on pages without
 * messages of their own.
 */
export function sharesNow(
  messages: readonly NamedMessage[],
  language: Language,
  now: number,
  site: string = MAIN.id,
): ReadonlyMap<string, number> {
  const shown = (kind: MessageKind) => messagesFor({ site, pages: null }, inLanguage(messages, kind, language));
  const announcements = shown('announcement');
  const isLive = ({ fields }: (typeof announcements)[number]) => phaseOf(fields, now) === 'live';
  const isSeen = ({ fields }: (typeof announcements)[number]) =>
    announcements.length === 0 || Boolean(fields.fillsGaps);
  const announced = announcements.filter(isLive);
  const live = announced.some(({ fields }) => weightOf(fields) > 0)
    ? announced
    : [...announced, ...shown('default-message').filter((message) => isLive(message) && isSeen(message))];
  const total = live.reduce((sum, { fields }) => sum + weightOf(fields), 0);
  return new Map(live.map(({ key, fields }) => [key, total > 0 ? weightOf(fields) / total : 0]));
}

function inLanguage(messages: readonly NamedMessage[], kind: MessageKind, language: Language) {
  return messages.flatMap((message) => {
    const fields = message.content.languages[language];
    return message.kind === kind && fields ? [{ key: entryKey(message), fields, ...limitsOf(fields) }] : [];
  });
}

/** The sites and pages that show it. */
export function limitsOf(fields: MessageFields): Limits {
  const [sites, paths] = [listIn(fields.sites), listIn(fields.paths)];
  return { ...(sites.length > 0 && { sites }), ...(paths.length > 0 && { paths }) };
}

function weightOf({ weight }: MessageFields): number {
  const number = weight.trim() === '' ? Number.NaN : Number(weight);
  return Number.isFinite(number) && number > 0 ? number : 0;
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
