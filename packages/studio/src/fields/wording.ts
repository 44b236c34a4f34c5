/** Formats the parts of sentences. */

import { type Sentence, sentence } from './sentence.ts';

export function quoted(text: string): string {
  return `“${text}”`;
}

/** `German, French and Japanese`. */
export function listed(names: readonly string[]): string;
export function listed(names: readonly Sentence[]): Sentence;
export function listed([first = '', ...others]: readonly Sentence[]): Sentence {
  const last = others.pop();
  if (last === undefined) return first;
  return sentence`${others.reduce((list, name) => sentence`${list}, ${name}`, first)} and ${last}`;
}
