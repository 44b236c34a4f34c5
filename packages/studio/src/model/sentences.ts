/** What sentences say about changed fields. */

import { ownValue } from '../../../../src/contract/own-value.ts';
import type { EntryKind } from '../contract/draft.ts';
import { wordsIn } from '../contract/sentence.ts';
import type { Field } from '../fields/field-type.ts';
import { type Sentence, sentence } from '../fields/sentence.ts';
import { quoted } from '../fields/wording.ts';
import { changedValues } from './compare.ts';
import { KINDS } from './entry-types.ts';
import type { PublishedValues } from './published-form.ts';

export interface SentencePart {
  readonly field: string;
  /** Such as `leads to /b instead of /a`. */
  readonly words: Sentence;
}

/** Without fields of the schedule and the audience, which have sentences of their own. */
export function changeTexts<Kind extends EntryKind>(
  kind: Kind,
  before: PublishedValues[Kind],
  after: PublishedValues[Kind],
): readonly SentencePart[] {
  return changedValues(kind, before, after).flatMap(({ field, before: was = '', after: is = '' }) => {
    const of = ownValue(KINDS[kind].fields, field);
    return !of || of.change === null ? [] : [{ field, words: changeText(of, was, is) }];
  });
}

function changeText({ name, type, change = type.change }: Field, before: string, after: string): Sentence {
  const words = (text: string) => (text === '' ? '' : (type.words?.(text) ?? text));
  if (change) return change(wordsIn(words(before), 'UTC'), wordsIn(words(after), 'UTC'));
  const label = name.toLowerCase();
  if (after === '') return `has no ${label} any more`;
  const show = (text: string) => (type.isTranslated ? quoted(text) : words(text));
  return sentence`has the ${label} ${show(after)}${before === '' ? '' : sentence` instead of ${show(before)}`}`;
}
