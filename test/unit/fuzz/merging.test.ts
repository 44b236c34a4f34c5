/** Whatever two people change, merging loses nothing of either, and asks only where both have changed the same. */

import fc from 'fast-check';
import { expect } from 'vitest';
import type { EntryContent } from '../../../packages/studio/src/contract/draft.ts';
import { hasSameFields, mergeContents } from '../../../packages/studio/src/page/data/differences.ts';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { property } from './property.ts';

/** Few values, so that two people often write the same. */
const value = fc.constantFrom('', 'a', 'b', 'c');
type Contents = readonly [EntryContent, EntryContent, EntryContent];

const LANGUAGE = fc.constantFrom(...LANGUAGES.slice(0, 3));
const message = fc.record(
  Object.fromEntries(
    ['title', 'description', 'cta', 'link', 'weight', 'startDate', 'endDate'].map((name) => [name, value]),
  ),
);
const card = fc.record({ epigraph: value, title: value, link: value, image: value });

/** What two people may make of a content, each with a few changes. */
function threeVersions(kind: EntryContent['kind'], fields: fc.Arbitrary<object>): fc.Arbitrary<Contents> {
  const content = fc.record({
    kind: fc.constant(kind),
    ...(kind === 'card' ? {} : { timeZone: fc.constant('UTC') }),
    languages: fc.dictionary(LANGUAGE, fields, { noNullPrototype: true }),
  });
  const edits = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ language: LANGUAGE, field: fc.constantFrom('title', 'link'), value }) },
      fc.record({ language: LANGUAGE, fields: fc.option(fields) }),
    ),
    { maxLength: 3 },
  );
  return fc
    .tuple(content, edits, edits)
    .map(([base, mine, theirs]) => [base, edited(base, mine), edited(base, theirs)] as unknown as Contents);
}

type Edit = { language: string } & ({ field: string; value: string } | { fields: object | null });

function edited(content: { languages: Record<string, object> }, edits: readonly Edit[]): object {
  const languages = { ...content.languages };
  for (const edit of edits) {
    const before = languages[edit.language];
    if ('field' in edit) {
      if (before) languages[edit.language] = { ...before, [edit.field]: edit.value };
    } else if (edit.fields) languages[edit.language] = edit.fields;
    else delete languages[edit.language];
  }
  return { ...content, languages };
}

const versions = fc.oneof(threeVersions('announcement', message), threeVersions('card', card));

/** By language and field; an absent language has no values. */
function flat({ languages }: EntryContent): ReadonlyMap<string, string> {
  const fields = Object.entries(languages).flatMap(([language, one]) =>
    Object.entries<string>(one ?? {}).map(([name, text]) => [`${language} ${name}`, text] as const),
  );
  return new Map(fields);
}

property('every change of one person alone is in the result', 400, versions, async ([base, mine, theirs]) => {
  const { content, open } = mergeContents(base, mine, theirs);
  const asked = (key: string) =>
    open.some((one) => key === one.key || (one.field === null && key.startsWith(`${one.language} `)));
  const [was, ours, others, merged] = [flat(base), flat(mine), flat(theirs), flat(content)];
  for (const key of new Set([...was.keys(), ...ours.keys(), ...others.keys()])) {
    if (asked(key)) continue;
    const [old, one, other] = [was.get(key), ours.get(key), others.get(key)];
    expect([key, merged.get(key)]).toEqual([key, one === old ? other : one]);
    expect(one === old || other === old || one === other, `${key} has to be asked`).toBe(true);
  }
});

property(
  'people are asked only about what both have changed, and differently',
  400,
  versions,
  async ([base, mine, theirs]) => {
    for (const { field, mine: one, theirs: other, language } of mergeContents(base, mine, theirs).open) {
      expect(one).not.toBe(other);
      const was = language === null ? base : base.languages[language];
      if (field === null) expect(was).toBeDefined();
      else expect([one, other]).not.toContain((was as Record<string, string> | undefined)?.[field]);
    }
  },
);

property(
  'merging in either order gives the same, unless someone is asked',
  400,
  versions,
  async ([base, mine, theirs]) => {
    const [one, other] = [mergeContents(base, mine, theirs), mergeContents(base, theirs, mine)];
    expect(one.open.map(({ key }) => key).sort()).toEqual(other.open.map(({ key }) => key).sort());
    if (one.open.length === 0) expect(hasSameFields(one.content, other.content)).toBe(true);
  },
);
