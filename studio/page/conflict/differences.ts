/** Compares two versions of a message, or of a card, field by field. Pure. */

import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import type { EntryContent } from '../../contract/draft.ts';

export type Side = 'mine' | 'theirs';

export interface Difference {
  /** Names the difference, such as `de title`. */
  readonly key: string;
  /** `null` for what holds in all languages. */
  readonly language: Language | null;
  /** `null` if only one side has the language. */
  readonly field: string | null;
  /** `null` if the side does not have the language. */
  readonly mine: string | null;
  readonly theirs: string | null;
  /** The side that has changed it; `null` if both have. */
  readonly changedBy: Side | null;
}

/** @param base what both sides have started from; `null` if it is not known */
export function differencesOf(base: EntryContent | null, mine: EntryContent, theirs: EntryContent): Difference[] {
  const before = valuesOf(base);
  const ours = valuesOf(mine);
  const others = valuesOf(theirs);
  return [...new Set([...ours.keys(), ...others.keys()])].flatMap((key) => {
    const [one = null, other = null] = [ours.get(key), others.get(key)];
    const [language = '', field = null] = key.split(' ');
    // a language that only one side has is one difference
    const isWithin = field !== 'present' && ours.has(`${language} present`) !== others.has(`${language} present`);
    if (one === other || isWithin) return [];
    const was = before.get(key) ?? null;
    const changedBy = base === null ? null : one === was ? 'theirs' : other === was ? 'mine' : null;
    const of = LANGUAGES.find((known) => known === language) ?? null;
    return [{ key, language: of, field: field === 'present' ? null : field, mine: one, theirs: other, changedBy }];
  });
}

/** Takes from each side what was chosen. @param choices by the key of the difference; the default is `mine` */
export function chosenContent(
  mine: EntryContent,
  theirs: EntryContent,
  choices: ReadonlyMap<string, Side>,
): EntryContent {
  const side = (key: string) => (choices.get(key) === 'theirs' ? theirs : mine);
  const languages: Record<string, object> = {};
  for (const language of LANGUAGES) {
    const fields = side(`${language} present`).languages[language];
    if (!fields) continue;
    languages[language] = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        // the other side may not have the language
        const chosen: Partial<Record<string, string>> = side(`${language} ${name}`).languages[language] ?? {};
        return [name, chosen[name] ?? value];
      }),
    );
  }
  const base = side('- timeZone');
  return { ...mine, ...('timeZone' in base ? { timeZone: base.timeZone } : {}), languages } as EntryContent;
}

/** By `language field`; a language that only one side has is one value. */
function valuesOf(content: EntryContent | null): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  if (!content) return values;
  if ('timeZone' in content) values.set('- timeZone', content.timeZone);
  for (const language of LANGUAGES) {
    const fields = content.languages[language];
    if (!fields) continue;
    values.set(`${language} present`, 'present');
    for (const [name, value] of Object.entries(fields)) values.set(`${language} ${name}`, value);
  }
  return values;
}
