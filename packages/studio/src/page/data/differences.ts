/** Compares two versions of a message, or of a card, field by field, and merges them. */

import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { ownValue } from '../../../../../src/contract/own-value.ts';
import {
  type EntryContent,
  isMessageContent,
  isSourceField,
  type MessageContent,
  SETTINGS,
} from '../../contract/draft.ts';

export type Side = 'mine' | 'theirs';

export interface Difference {
  /** Names the difference, such as `de title`. */
  readonly key: string;
  /** `null` for a setting, which applies to all languages. */
  readonly language: Language | null;
  /** `null` if only one side has the language. */
  readonly field: string | null;
  /** `null` if this side lacks the language. */
  readonly mine: string | null;
  readonly theirs: string | null;
  /** The side that has changed it; `null` if both have, so that the person has to choose. */
  readonly changedBy: Side | null;
}

/** @param base what both sides started from; `null` if unknown */
export function differencesOf(base: EntryContent | null, mine: EntryContent, theirs: EntryContent): Difference[] {
  const before = valuesOf(base);
  const ours = valuesOf(mine);
  const others = valuesOf(theirs);
  return [...new Set([...ours.keys(), ...others.keys()])].flatMap((key) => {
    const [language = '', field = null] = key.split(' ');
    const isLanguage = field === WHOLE;
    // a language that only one side has is one difference, otherwise its fields are
    const isOfOneSide = language !== '-' && ours.has(`${language} ${WHOLE}`) !== others.has(`${language} ${WHOLE}`);
    const [was = null, one = null, other = null] = [before, ours, others].map((values) => values.get(key));
    if (one === other || isLanguage !== isOfOneSide) return [];
    const isNote = isSourceField(field);
    const changedBy =
      base !== null && one === was ? 'theirs' : isNote || (base !== null && other === was) ? 'mine' : null;
    const of = LANGUAGES.find((known) => known === language) ?? null;
    return [{ key, language: of, field: isLanguage ? null : field, mine: one, theirs: other, changedBy }];
  });
}

export interface Merge {
  readonly content: EntryContent;
  /** Conflicts; `content` contains my side of them. */
  readonly open: readonly Difference[];
  /** Changes by the other side alone, which `content` includes. */
  readonly theirs: readonly Difference[];
}

/**
 * Applies two people's changes to their common base.
 *
 * @param base `null` if unknown: then every difference is open
 */
export function mergeContents(base: EntryContent | null, mine: EntryContent, theirs: EntryContent): Merge {
  const differences = differencesOf(base, mine, theirs);
  const choices = new Map(differences.map(({ key, changedBy }) => [key, changedBy ?? 'mine']));
  return {
    content: chosenContent(mine, theirs, choices),
    open: differences.filter(({ changedBy }) => changedBy === null),
    theirs: differences.filter(({ changedBy, field }) => changedBy === 'theirs' && !isSourceField(field)),
  };
}

/** Reverts an edit, and keeps later changes. @param now `null` if it was deleted */
export function withoutEdit(
  now: EntryContent | null,
  { before, after }: { readonly before: EntryContent; readonly after: EntryContent },
): EntryContent {
  return now ? mergeContents(after, before, now).content : before;
}

/** Combines the chosen sides. @param choices by the key of the difference; the default is `mine` */
export function chosenContent(
  mine: EntryContent,
  theirs: EntryContent,
  choices: ReadonlyMap<string, Side>,
): EntryContent {
  const side = (key: string) => (choices.get(key) === 'theirs' ? theirs : mine);
  const languages: Record<string, object> = {};
  for (const language of LANGUAGES) {
    const fields = side(`${language} ${WHOLE}`).languages[language];
    if (!fields) continue;
    const names = [mine, theirs].flatMap((content) => Object.keys(content.languages[language] ?? {}));
    languages[language] = Object.fromEntries(
      [...new Set(names)].flatMap((name) => {
        // the other side may not have the language
        const chosen: Partial<Record<string, string>> = side(`${language} ${name}`).languages[language] ?? fields;
        const value = ownValue(chosen, name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }
  if (!isMessageContent(mine)) return { ...mine, languages } as EntryContent;
  const settings = SETTINGS.flatMap((name) => {
    const chosen: Partial<MessageContent> = side(`- ${name}`) as MessageContent;
    return chosen[name] === undefined ? [] : [[name, chosen[name]]];
  });
  const { archived: _, campaign: __, ...rest } = mine;
  return { ...rest, ...Object.fromEntries(settings), languages } as EntryContent;
}

/** Stands for a whole language. */
const WHOLE = '*';

/** By `language field`. */
function valuesOf(content: EntryContent | null): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  if (!content) return values;
  if (isMessageContent(content)) {
    for (const name of SETTINGS) if (content[name] !== undefined) values.set(`- ${name}`, String(content[name]));
  }
  for (const language of LANGUAGES) {
    const fields = content.languages[language];
    if (!fields) continue;
    const entries = Object.entries<string | undefined>(fields)
      .flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
      .sort(([one], [other]) => (one < other ? -1 : 1));
    values.set(`${language} ${WHOLE}`, JSON.stringify(entries));
    for (const [name, value] of entries) values.set(`${language} ${name}`, value);
  }
  return values;
}
