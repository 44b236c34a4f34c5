/** Describes what visitors see of a message. */

import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { fieldsOf, phaseInAll, typedSchedule } from '../../entries/schedule.ts';
import { type ListedMessage, languagesLive } from '../entries/listed-message.ts';
import { languageNames } from '../names/language-names.ts';

export interface MessageStatus {
  readonly text: string;
  readonly tone: 'good' | 'accent' | 'neutral';
  /** The start, to show after the text, in milliseconds since 1970. */
  readonly from: number | null;
}

/** @param now milliseconds since 1970 */
export function statusOf({ kind, published }: Pick<ListedMessage, 'kind' | 'published'>, now: number): MessageStatus {
  if (published === null) return { text: 'Not published', tone: 'neutral', from: null };
  const phase = phaseInAll(published, now);
  if (phase === 'over') return { text: 'Over', tone: 'neutral', from: null };
  if (phase === 'never') return { text: 'Not shown: its frequency is 0', tone: 'neutral', from: null };
  if (phase === 'upcoming') {
    const starts = fieldsOf(published).map((fields) => typedSchedule(fields).startDate ?? Number.POSITIVE_INFINITY);
    return { text: 'Scheduled from', tone: 'accent', from: Math.min(...starts.filter((start) => start > now)) };
  }
  // whether visitors see a default message depends on the announcements
  return { text: kind === 'announcement' ? 'Live' : 'Published', tone: 'good', from: null };
}

/** Who sees it now, and whether they see an earlier text; `null` if nobody does. */
export function liveText(message: ListedMessage, now: number): string | null {
  const live = languagesLive(message, now);
  if (live.length === 0) return null;
  const visitors = `Visitors in ${live.length === LANGUAGES.length ? 'all languages' : languageNames(live)} see`;
  return message.change === 'changed' || message.change === 'archived'
    ? `${visitors} the published text until you publish the change.`
    : `${visitors} it now.`;
}
