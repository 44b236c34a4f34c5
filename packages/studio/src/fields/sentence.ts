/** Sentences that carry their instants as data, so that each reader gets them in a time zone of their own. */

import { isoInstant } from '../../../../src/contract/instant.ts';

/** Parts of a sentence, with instants in UTC such as `2027-03-01T09:00:00Z`. */
export type Parts = readonly (string | { readonly at: string })[];

/** A text, if there are no instants. */
export type Sentence = string | Parts;

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
