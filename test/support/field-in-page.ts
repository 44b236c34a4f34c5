/** Tests where the page shows a field of an entry. */

import { expect, test } from 'vitest';
import { type EntryContent, isMessageKind, type MessageContent } from '../../packages/studio/src/contract/draft.ts';
import { siteNamesOf } from '../../packages/studio/src/entries/audience.ts';
import { describeChanges } from '../../packages/studio/src/entries/describe-changes.ts';
import { showableLanguages } from '../../packages/studio/src/entries/showable-languages.ts';
import { differingLanguages } from '../../packages/studio/src/model/compare.ts';
import {
  fieldLabel,
  fieldWords,
  isSettingPlace,
  isWrittenOnce,
  settingName,
} from '../../packages/studio/src/model/entry-types.ts';
import { findCommands } from '../../packages/studio/src/page/commands/find-commands.ts';
import { partsOf } from '../../packages/studio/src/page/commands/find-parts.ts';
import { subjectName, subjectsOf } from '../../packages/studio/src/page/comments/subjects.ts';
import { differencesOf } from '../../packages/studio/src/page/data/differences.ts';
import { versionDifferences } from '../../packages/studio/src/page/differences/version-differences.ts';
import { findMessages } from '../../packages/studio/src/page/messages/find-messages.ts';
import { fieldPath } from '../../packages/studio/src/page/names/entry-names.ts';
import { COMPANY } from '../../src/company.ts';
import { DEFAULT_LANGUAGE } from '../../src/contract/language.ts';
import { type Changed, FILES, OTHER, typeOf, withValue } from './every-field.ts';
import { shownEntry } from './shown-entry.ts';

const published = (id: string, content: EntryContent) => showableLanguages([{ id, content }]);

export function testInPage(changed: Changed): void {
  const { kind, id, field, values } = changed;
  const [before, after] = values.map((value) => withValue(changed, value)) as [EntryContent, EntryContent];
  const type = typeOf({ kind, id }, field);
  const label = fieldLabel({ kind, id }, field);

  test('has a name of its own', () => {
    expect(label).toMatch(/^[A-Z]/);
    expect(isSettingPlace(id) && label === 'Text').toBe(false);
  });

  test('is in the history, with its values in words', () => {
    const [difference] = versionDifferences(published(id, before), published(id, after), FILES);
    expect(difference).toMatchObject({ kind, id, fields: [{ field }] });
    const [was, is] = [difference?.fields[0]?.before, difference?.fields[0]?.after].map((value) =>
      value ? fieldWords({ kind, id }, field, value, 'UTC') : null,
    );
    expect(is).not.toBe(was);
    const stored = type.options?.map(({ value }) => value) ?? [];
    expect(stored).not.toContain(is);
  });

  test('can be commented on by itself, and the comment leads to it', () => {
    const subjects = subjectsOf({ kind, id }, OTHER);
    const names = subjects.map((on) => subjectName(on, '“Name”'));
    expect(new Set(names).size).toBe(names.length);
    const subject = subjects.find((on) => on.field === field);
    // a setting is the same in all languages
    expect(subject).toMatchObject({ kind, id, language: isWrittenOnce(id) ? null : OTHER });
    expect(fieldPath(kind, id, subject?.language ?? null, field)).toMatch(new RegExp(`[?&]field=${field}$`));
  });

  test('is pending, and in the review', () => {
    expect(differingLanguages(before, after)).toContain(DEFAULT_LANGUAGE);
    const now = Date.parse('2027-02-01T00:00:00Z');
    const changes = describeChanges(published(id, before), published(id, after), now, siteNamesOf(COMPANY), FILES);
    const own = changes.filter((change) => change.kind === kind && change.id === id);
    expect(own.map(({ text }) => text).join(' ')).toMatch(/\w/);
    expect(own.map(({ text }) => text).join(' ')).not.toMatch(/stays as it is/);
  });

  test('is a conflict', () => {
    const [difference] = differencesOf(null, before, after).filter(
      (one) => one.language === DEFAULT_LANGUAGE && one.field === field,
    );
    expect(difference).toMatchObject({ language: DEFAULT_LANGUAGE, field, changedBy: null });
  });

  test('is found by what people write, unlike what they choose', () => {
    const word = settingName(id) ?? values[1];
    const entries = [shownEntry(id, after)];
    const cards = kind === 'card' ? [{ id, languages: [DEFAULT_LANGUAGE] }] : [];
    const parts = partsOf(FILES, entries);
    const groups = findCommands(word, { entries, cards, parts, latest: 1, previewPath: '/preview' });
    const paths = groups.flatMap(({ commands }) => commands.map(({ does }) => (does.kind === 'go' ? does.path : '')));
    const own = isMessageKind(kind) ? `/${id}` : encodeURIComponent(id);
    expect(paths.some((path) => path.includes(own))).toBe(isWritten(changed));
  });
}

export function testInMessageList(changed: Changed): void {
  const { id, values } = changed;

  test('is found in the list by what people write, unlike what they choose', () => {
    const content = withValue(changed, values[1]) as MessageContent;
    const message = { kind: content.kind, id, content, draft: null, published: null, change: null };
    expect(findMessages([message], { ...EVERYTHING, query: values[1] }, 0)).toHaveLength(isWritten(changed) ? 1 : 0);
  });
}

const EVERYTHING = {
  status: null,
  language: null,
  site: null,
  by: null,
  campaign: null,
  sort: 'name',
  isReversed: false,
} as const;

/** Settings are found by their names. */
function isWritten({ kind, id, field }: Changed): boolean {
  return typeOf({ kind, id }, field).isSearched === true || isSettingPlace(id);
}
