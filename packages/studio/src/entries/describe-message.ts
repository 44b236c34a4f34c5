/** Describes how one message changes in one language. */

import type { AnnouncementFile } from '../../../../src/content/message-schema.ts';
import type { MessageKind } from '../contract/draft.ts';
import { type Sentence, sentence } from '../fields/sentence.ts';
import { quoted } from '../fields/wording.ts';
import type { PublishedChange } from '../model/compare.ts';
import { changeTexts, type SentencePart } from '../model/sentences.ts';
import type { SiteName } from './audience.ts';
import { limitsText } from './describe-audience.ts';
import { phaseOf, type Scheduled, scheduled } from './schedule.ts';

export interface MessageChange {
  readonly words: Sentence;
  /** When visitors see it, in milliseconds since 1970; `null` for as soon as it is published. */
  readonly at: number | null;
}

interface Placed extends Scheduled {
  /** Where it is shown; `null` for everywhere. */
  readonly place: string | null;
}

/**
 * @param now the time of publication, in milliseconds since 1970
 * @param sites the company's sites
 * @param isLater whether `now` is in the future
 */
export function describeMessage(
  kind: MessageKind,
  { before, after }: Pick<PublishedChange<MessageKind>, 'before' | 'after'>,
  now: number,
  sites: readonly SiteName[],
  isLater = false,
): MessageChange[] {
  const moment = { now, since: isLater ? now : null };
  const placed = (message: AnnouncementFile) => ({ ...scheduled(message), place: limitsText(message, sites) });
  if (!after) return before ? [removed(scheduled(before), moment)] : [];
  if (!before) return [added(placed(after), moment)];
  const texts = changeTexts(kind, before, after);
  return changed(placed(before), placed(after), texts, moment);
}

interface Publishing {
  readonly now: number;
  /** The same; `null` if it is the present. */
  readonly since: number | null;
}

function added(message: Placed, { now, since }: Publishing): MessageChange {
  const { endDate, place } = message;
  const name = quoted(message.title);
  const end = endDate === null ? '' : sentence` until ${endDate}`;
  const only = place === null ? '' : `, ${place}`;
  switch (phaseOf(message, now)) {
    case 'live':
      return { words: sentence`${name} is shown from ${since ?? 'now on'}${end}${only}.`, at: null };
    case 'upcoming':
      return {
        words: sentence`${name} is shown from ${message.startDate ?? now}${end}${only}.`,
        at: message.startDate,
      };
    case 'over':
      return { words: sentence`${name} is added, but was over on ${endDate ?? now}.`, at: null };
    case 'never':
      return { words: `${name} is added, but not shown, because its frequency is 0.`, at: null };
  }
}

function removed(message: Scheduled, { now, since }: Publishing): MessageChange {
  const name = quoted(message.title);
  switch (phaseOf(message, now)) {
    case 'live':
      return {
        words: sentence`${name} is no longer shown${since === null ? '' : sentence` from ${since}`}.`,
        at: null,
      };
    case 'upcoming':
      return {
        words: sentence`${name} will not be shown from ${message.startDate ?? now} after all.`,
        at: message.startDate,
      };
    case 'over':
    case 'never':
      return { words: `${name}, which is not shown ${since === null ? 'now' : 'then'}, is removed.`, at: null };
  }
}

function changed(before: Placed, after: Placed, texts: readonly SentencePart[], moment: Publishing): MessageChange[] {
  const { now, since } = moment;
  const [was, is] = [phaseOf(before, now), phaseOf(after, now)];
  // weight 0 is the reason for “not shown”, so don't report it as another change
  const reported = is === 'never' ? texts.filter(({ field }) => field !== 'weight') : texts;
  const contents = contentChanges(before, after, reported);
  if (is === 'over' || is === 'never') {
    const end = was === 'live' || was === 'upcoming' ? [removed({ ...before, title: after.title }, moment)] : [];
    return [
      ...end,
      ...contents.map((change) => ({
        words: sentence`${change}, but it is not shown ${since === null ? 'now' : 'then'}.`,
        at: null,
      })),
    ];
  }
  const shown = contents.map((change) => ({
    words: sentence`${change}.`,
    at: is === 'upcoming' ? after.startDate : null,
  }));
  if (was !== is) {
    const words = sentence`${quoted(after.title)} is not shown ${since === null ? 'for now' : sentence`from ${since}`}.`;
    const later = was === 'live' && is === 'upcoming' ? [{ words, at: null }] : [];
    return [...later, added(after, moment), ...shown];
  }
  return [...timeChanges(before, after, is), ...shown];
}

function timeChanges(before: Scheduled, after: Scheduled, phase: 'live' | 'upcoming'): MessageChange[] {
  const name = quoted(after.title);
  const changes: MessageChange[] = [];
  if (
    phase === 'upcoming' &&
    before.startDate !== null &&
    after.startDate !== null &&
    before.startDate !== after.startDate
  ) {
    const words = sentence`${name} is shown from ${after.startDate} instead of ${before.startDate}.`;
    changes.push({ words, at: Math.min(before.startDate, after.startDate) });
  }
  if (before.endDate !== after.endDate) {
    const words = sentence`${name} ${endText(before.endDate, after.endDate)}.`;
    const ends = [before.endDate, after.endDate].filter((instant) => instant !== null);
    changes.push({ words, at: Math.min(...ends) });
  }
  return changes;
}

function endText(before: number | null, after: number | null): Sentence {
  if (after === null) return sentence`is shown without an end instead of until ${before ?? 0}`;
  if (before === null) return sentence`is shown until ${after}; it had no end`;
  return sentence`is shown until ${after} instead of ${before}`;
}

/** Without their full stops. */
function contentChanges(before: Placed, after: Placed, texts: readonly SentencePart[]): Sentence[] {
  const name = quoted(after.title);
  const place = `${name} is shown ${after.place ?? 'everywhere'} instead of ${before.place ?? 'everywhere'}`;
  return [
    ...texts.map(({ field, words }) => sentence`${field === 'title' ? quoted(before.title) : name} ${words}`),
    ...(before.place === after.place ? [] : [place]),
  ];
}
