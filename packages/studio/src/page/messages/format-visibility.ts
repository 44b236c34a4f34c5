/** Describes what visitors see of a message whose draft differs. */

import { DEFAULT_LANGUAGE, type Language } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { limitsOf, MAIN, type SiteName } from '../../entries/audience.ts';
import { asSentence, limitsText } from '../../entries/describe-audience.ts';
import { type ListedMessage, languagesLive } from '../entries/listed-message.ts';
import { fieldsToShow } from '../entries/message-entry.ts';
import { formatSchedule } from './format-schedule.ts';

/**
 * @param language the list's language; `null` for all
 * @returns `null` if the list already says enough
 */
export function formatVisibility(
  message: ListedMessage,
  language: Language | null,
  now: number,
  timeZone: string,
  sites: readonly SiteName[] = [MAIN],
): string | null {
  const { content, draft, published } = message;
  if (published === null) return null;
  if (draft === null) {
    const isSeen = languagesLive(message, now).length > 0;
    return `Deleted in the draft; ${isSeen ? 'visitors still see it' : 'still published'}.`;
  }
  const shown = fieldsToShow(published, language ?? DEFAULT_LANGUAGE);
  if (shown === null) return null;
  const { fields } = shown;
  const mine = content.languages[shown.language];
  if (!mine) return `Removed in ${languageName(shown.language)}; visitors still see it until you publish.`;
  const title = mine.title.trim() === fields.title ? [] : [`“${fields.title}”`];
  const [before, after] = [fields, mine].map((one) => formatSchedule(one, timeZone, now));
  const [where, planned] = [fields, mine].map((one) => limitsText(limitsOf(one), sites));
  const place = where === planned ? [] : [asSentence(where ?? 'everywhere')];
  const words = [...title, ...(before === after || before === undefined ? [] : [before]), ...place];
  return words.length === 0 ? null : `Published: ${words.join('. ')}`;
}
