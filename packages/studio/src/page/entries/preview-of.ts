/** The parameters with which the preview page shows a message. */

import type { Language } from '../../../../../src/contract/language.ts';
import { entryKey, type MessageFields } from '../../contract/draft.ts';
import { MAIN, pageParameters } from '../../entries/audience.ts';
import { typedSchedule } from '../../entries/schedule.ts';
import { listIn } from '../../fields/lines.ts';
import { fieldsToShow, type MessageEntry } from './message-entry.ts';

/** The draft's preview in a language, on a page and at a moment that show this message. */
export function previewOf(
  { kind, id, content }: Pick<MessageEntry, 'kind' | 'id' | 'content'>,
  preferred: Language,
  now: number,
): Readonly<Record<string, string>> {
  const shown = fieldsToShow(content, preferred);
  const [[site = MAIN.id], [pages = null]] = [listIn(shown?.fields.sites), listIn(shown?.fields.paths)];
  return {
    lang: shown?.language ?? preferred,
    ...(shown && momentOf(shown.fields, now)),
    ...pageParameters({ site, pages }),
    message: entryKey({ kind, id }),
  };
}

/** A moment within the schedule; empty if that includes now. */
function momentOf(fields: MessageFields, now: number): { readonly at?: string } {
  const { startDate: start, endDate: end } = typedSchedule(fields);
  if (start !== null && start > now) return { at: fields.startDate };
  if (end === null || end > now) return {};
  return { at: start === null ? new Date(end - LAST_MINUTE).toISOString() : fields.startDate };
}

/** In milliseconds. */
const LAST_MINUTE = 60_000;
