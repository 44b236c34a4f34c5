/** Describes how one message changes in one language. */

import type { AnnouncementFile } from '../../../../src/content/message-schema.ts';
import { type Sentence, sentence } from '../contract/sentence.ts';
import type { SiteName } from './audience.ts';
import { limitsText } from './describe-audience.ts';
import { phaseOf, type Scheduled, scheduled } from './schedule.ts';
import { quoted } from './wording.ts';

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
  before: AnnouncementFile | undefined,
  after: AnnouncementFile | undefined,
  now: number,
  sites: readonly SiteName[],
  isLater = false,
): MessageChange[] {
  const moment = { now, since: isLater ? now : null };
  const placed = (message: AnnouncementFile) => ({ ...scheduled(message), place: limitsText(message, sites) });
  if (before && after) return changed(placed(before), placed(after), moment);
  if (after) return [added(placed(after), moment)];
  return before ? [removed(scheduled(before), moment)] : [];
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

function changed(before: Placed, after: Placed, moment: Publishing): MessageChange[] {
  const { now, since } = moment;
  const [was, is] = [phaseOf(before, now), phaseOf(after, now)];
  // weight 0 is the reason for “not shown”, so don't report it as another change
  const weighed = is === 'never' ? { ...after, weight: before.weight } : after;
  const contents = contentChanges(before, weighed);
  if (is === 'over' || is === 'never') {
    const end = was === 'live' || was === 'upcoming' ? [removed({ ...before, title: after.title }, moment)] : [];
    return [
      ...end,
      ...contents.map((text) => ({
        words: `${text.slice(0, -1)}, but it is not shown ${since === null ? 'now' : 'then'}.`,
        at: null,
      })),
    ];
  }
  const shown = contents.map((words) => ({ words, at: is === 'upcoming' ? after.startDate : null }));
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

function contentChanges(before: Placed, after: Placed): string[] {
  const name = quoted(after.title);
  const sentences = [
    before.title === after.title ? null : `${quoted(before.title)} becomes ${name}.`,
    before.description === after.description
      ? null
      : `${name} has the description ${quoted(after.description)} instead of ${quoted(before.description)}.`,
    before.cta === after.cta
      ? null
      : `${name} has the call to action ${quoted(after.cta)} instead of ${quoted(before.cta)}.`,
    before.link === after.link ? null : `${name} leads to ${after.link} instead of ${before.link}.`,
    before.place === after.place
      ? null
      : `${name} is shown ${after.place ?? 'everywhere'} instead of ${before.place ?? 'everywhere'}.`,
    Boolean(before.fillsGaps) === Boolean(after.fillsGaps)
      ? null
      : `${name} is ${after.fillsGaps ? 'also' : 'no longer'} shown while no announcement is live.`,
    before.weight === after.weight ? null : `${name} has the frequency ${after.weight} instead of ${before.weight}.`,
  ];
  return sentences.filter((text) => text !== null);
}
