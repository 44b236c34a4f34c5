/** Says why a text does not fit its place in a window of 320 pixels, by an estimate without a browser. */

import type { Place } from './places.ts';
import { lineCount, widestPart } from './text-width.ts';

/** Why a text does not fit; null if it does. */
export function fitProblem(text: string, language: string, { name, fontSize, room, maxLines }: Place): string | null {
  const widest = widestPart(text, language, fontSize);
  if (widest > room) {
    return `has a word about ${Math.round(widest)} px wide, but ${name} has room for ${Math.floor(room)}: shorten it, or add a soft hyphen (\\u00ad)`;
  }
  const lines = lineCount(text, language, fontSize, room);
  return maxLines === null || lines <= maxLines ? null : `takes about ${lines} lines in ${name}: write a shorter text`;
}
