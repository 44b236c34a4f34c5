/** Sentences that carry their instants as data, so that each reader gets them in a time zone of their own. */

import { formatExactMoment, formatMomentInUtc, isoInstant } from './format-instant.ts';

/** Parts of a sentence, with instants in UTC such as `2027-03-01T09:00:00Z`. */
type Parts = readonly (string | { readonly at: string })[];

/** A text, if there are no instants. */
export type Sentence = string | Parts;

/** A sentence in an answer of the API. */
export interface WithSentence {
  /** With instants in UTC, such as `“Spring webinar” is shown from 1 March 2027, 09:00 UTC.` */
  readonly text: string;
  /** The same, with instants as data. Absent if there are none, and in answers of 0.4.0. */
  readonly sentence?: Parts;
}

/** A tag of templates. Numbers are instants, in milliseconds since 1970. */
export function sentence(texts: TemplateStringsArray, ...values: readonly (Sentence | number)[]): Sentence {
  const parts: Parts[number][] = [];
  const add = (part: Parts[number]) => {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  };
  texts.forEach((text, index) => {
    const value = values[index] ?? '';
    for (const part of [text, typeof value === 'number' ? { at: isoInstant(value) } : value].flat()) add(part);
  });
  const [first = '', ...others] = parts;
  return others.length === 0 && typeof first === 'string' ? first : parts;
}

export function withSentence(words: Sentence): WithSentence {
  const text = written(words, (instant) => formatExactMoment(instant, 'UTC'));
  return typeof words === 'string' ? { text } : { text, sentence: words };
}

/** `… from 1 March 2027, 09:00 CET (08:00 UTC).` */
export function inTimeZone({ text, sentence: parts }: WithSentence, timeZone: string): string {
  return written(parts ?? text, (instant) => formatMomentInUtc(instant, timeZone));
}

function written(words: Sentence, format: (instant: number) => string): string {
  return [words]
    .flat()
    .map((part) => (typeof part === 'string' ? part : format(Date.parse(part.at))))
    .join('');
}
