/** Sentences in answers of the API, and in a reader's time zone. */

import type { Parts, Sentence } from '../fields/sentence.ts';
import { formatExactMoment, formatMomentInUtc } from './format-instant.ts';

export interface WithSentence {
  /** With instants in UTC, such as `“Spring webinar” is shown from 1 March 2027, 09:00 UTC.` */
  readonly text: string;
  /** The same, with instants as data. Absent if there are none, and in answers of 0.4.0. */
  readonly sentence?: Parts;
}

export function withSentence(words: Sentence): WithSentence {
  const text = written(words, (instant) => formatExactMoment(instant, 'UTC'));
  return typeof words === 'string' ? { text } : { text, sentence: words };
}

/** `… from 1 March 2027, 09:00 CET (08:00 UTC).` */
export function inTimeZone({ text, sentence }: WithSentence, timeZone: string): string {
  return wordsIn(sentence ?? text, timeZone);
}

/** `1 March 2027, 09:00 CET (08:00 UTC)` */
export function wordsIn(words: Sentence, timeZone: string): string {
  return written(words, (instant) => formatMomentInUtc(instant, timeZone));
}

function written(words: Sentence, format: (instant: number) => string): string {
  return [words]
    .flat()
    .map((part) => (typeof part === 'string' ? part : format(Date.parse(part.at))))
    .join('');
}
