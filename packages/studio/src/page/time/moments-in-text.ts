/** Converts the UTC moments in the Studio's sentences to another time zone. */

import { parseInstantText } from '../../entries/wording.ts';
import { formatMomentInUtc } from './format-moment.ts';

/** Quoted texts are messages', and stay unchanged. */
const MOMENTS = /“[^”]*”|\d{1,2} [A-Z][a-z]+ \d{4}, \d{2}:\d{2}(?::\d{2})? UTC/g;

/** `… from 1 March 2027, 08:00 UTC.` → `… from 1 March 2027, 09:00 CET (08:00 UTC).` */
export function inTimeZone(sentence: string, timeZone: string): string {
  return sentence.replace(MOMENTS, (match) => {
    const instant = parseInstantText(match);
    return Number.isNaN(instant) ? match : formatMomentInUtc(instant, timeZone);
  });
}
