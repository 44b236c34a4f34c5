/** Merges two people's versions of an entry field by field. */

import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { ownValue } from '../../../../../src/contract/own-value.ts';
import {
  type EntryContent,
  isMessageContent,
  isSourceField,
  type MessageContent,
  SETTINGS,
} from '../../contract/draft.ts';
import { changedFields } from '../../model/compare.ts';
import type { FieldTexts } from '../../model/published-form.ts';

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
  const difference = (
    language: Language | null,
    field: string | null,
    sides: readonly (string | null)[],
  ): Difference => {
    const [was = null, one = null, other = null] = sides;
    const changedBy =
      base !== null && one === was
        ? 'theirs'
        : isSourceField(field) || (base !== null && other === was)
          ? 'mine'
          : null;
    return { key: `${language ?? '-'} ${field ?? WHOLE}`, language, field, mine: one, theirs: other, changedBy };
  };
  const settings = SETTINGS.flatMap((name) => {
    const sides = [base, mine, theirs].map((content) => settingIn(content, name));
    return sides[1] === sides[2] ? [] : [difference(null, name, sides)];
  });
  const fields = LANGUAGES.flatMap((language) => {
    const [was, one, other]: readonly (FieldTexts | undefined)[] = [base, mine, theirs].map(
      (content) => content?.languages[language],
    );
    // a language that only one side has is one difference, otherwise its fields are
    if (!one || !other) {
      return one === other ? [] : [difference(language, null, [was, one, other].map(textOf))];
    }
    return changedFields(mine.kind, one, other).map(({ field, before, after }) =>
      difference(
        language,
        field,
        [ownValue(was, field), before, after].map((text) => text ?? null),
      ),
    );
  });
  // whole languages last, because sentences name them without a field
  return [
    ...settings,
    ...fields.filter(({ field }) => field !== null),
    ...fields.filter(({ field }) => field === null),
  ];
}

/** Whether two contents have the same fields. */
export function hasSameFields(one: EntryContent | null, other: EntryContent | null): boolean {
  return one === other || (one !== null && other !== null && differencesOf(null, one, other).length === 0);
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
  { before, after }: { readonly before: EntryContent | null; readonly after: EntryContent | null },
): EntryContent | null {
  return now && before && after ? mergeContents(after, before, now).content : before;
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

function settingIn(content: EntryContent | null, name: (typeof SETTINGS)[number]): string | null {
  const value = content && isMessageContent(content) ? content[name] : undefined;
  return value === undefined ? null : String(value);
}

function textOf(fields: FieldTexts | undefined): string | null {
  return fields ? JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))) : null;
}
