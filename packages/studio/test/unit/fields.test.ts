/** Every field of every kind, from the schemas: it appears wherever editors compare, comment, search and translate. */

import { describe, expect, test } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../../src/contract/language.ts';
import { type Changed, EVERY_FIELD, FILES, VALUES } from '../../../../test/support/every-field.ts';
import { shownEntry } from '../../../../test/support/shown-entry.ts';
import { ENTRY_KINDS, type EntryContent, type EntryName, isMenuKind, isMessageKind } from '../../src/contract/draft.ts';
import { FIELD_TYPES, type FieldName, fieldsOf, fieldsOfKind, schemaOf } from '../../src/contract/fields.ts';
import { siteNamesOf } from '../../src/entries/audience.ts';
import { describeChanges } from '../../src/entries/describe-changes.ts';
import { differingLanguages } from '../../src/entries/entries-from.ts';
import { isSettingPlace, isWrittenOnce } from '../../src/entries/setting-place.ts';
import { showableLanguages } from '../../src/entries/showable-languages.ts';
import { translatedTexts } from '../../src/entries/translation.ts';
import { findCommands } from '../../src/page/commands/find-commands.ts';
import { partsOf } from '../../src/page/commands/find-parts.ts';
import { subjectName, subjectsOf } from '../../src/page/comments/subjects.ts';
import { formatField } from '../../src/page/conflict/format-field.ts';
import { differencesOf } from '../../src/page/data/differences.ts';
import { versionDifferences } from '../../src/page/history/version-differences.ts';
import { findMessages } from '../../src/page/messages/find-messages.ts';
import { fieldLabel, fieldPath, settingName } from '../../src/page/names/entry-names.ts';
import { formatValue } from '../../src/page/names/format-value.ts';
import { menuRows } from '../../src/page/translations/menu-rows.ts';

const OTHER = LANGUAGES.find((language) => language !== DEFAULT_LANGUAGE) ?? DEFAULT_LANGUAGE;

/** The entry in two languages with a value of the field, and all other fields the same. */
function withValue({ kind, id, field }: Changed, value: string): EntryContent {
  const { entries } = schemaOf({ kind, id });
  const all = fieldsOf({ kind, id }).map(
    (name) => [name, name === field ? value : restOf({ kind, id }, name)] as const,
  );
  // absent rather than empty
  const fields = Object.fromEntries(all.filter(([name, text]) => text !== '' || entries[name]?.type !== 'optional'));
  const languages = isWrittenOnce(id)
    ? { [DEFAULT_LANGUAGE]: fields }
    : { [DEFAULT_LANGUAGE]: fields, [OTHER]: fields };
  return { kind, ...(isMessageKind(kind) && { timeZone: 'UTC' }), languages } as EntryContent;
}

function restOf({ kind, id }: EntryName, field: FieldName): string {
  if (schemaOf({ kind, id }).entries[field]?.type === 'optional' || FIELD_TYPES[field] === 'moment') return '';
  return FIELD_TYPES[field] === 'text' ? `The ${field} of ${kind} ${id}` : VALUES[FIELD_TYPES[field]][0];
}

const published = (id: string, content: EntryContent) => showableLanguages([{ id, content }]);
test('every field of every kind is among those that are tested', () => {
  for (const kind of ENTRY_KINDS) {
    const tested = new Set(EVERY_FIELD.filter((one) => one.kind === kind).map(({ field }) => field));
    expect([kind, [...tested].sort()]).toEqual([kind, [...fieldsOfKind(kind)].sort()]);
  }
  expect(EVERY_FIELD.map(({ id }) => id)).not.toContain('');
});

describe.each(EVERY_FIELD)('$kind $id, $field', (changed) => {
  const { kind, id, field, values } = changed;
  const [before, after] = values.map((value) => withValue(changed, value)) as [EntryContent, EntryContent];
  const label = fieldLabel({ id }, field);

  test('has a name of its own', () => {
    expect(label).toMatch(/^[A-Z]/);
    expect(isSettingPlace(id) ? label !== 'Text' : true).toBe(true);
  });

  test('is in the history, with its values in words', () => {
    const [difference] = versionDifferences(published(id, before), published(id, after), FILES);
    expect(difference).toMatchObject({ kind, id, fields: [{ field }] });
    const [was, is] = [difference?.fields[0]?.before, difference?.fields[0]?.after].map((value) =>
      value ? formatValue(id, field, value, 'UTC') : null,
    );
    expect(is).not.toBe(was);
    if (FIELD_TYPES[field] === 'choice') expect([was, is].join()).toMatch(/^[A-Z]\w+,[A-Z]/);
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

  test('is a conflict, with a name', () => {
    const [difference] = differencesOf(null, before, after).filter(
      (one) => one.language === DEFAULT_LANGUAGE && one.field === field,
    );
    expect(difference).toMatchObject({ language: DEFAULT_LANGUAGE, field, changedBy: null });
    expect(formatField({ id }, field)).toBe(label.toLowerCase());
  });

  // what people write, unlike what they choose
  test.runIf(['text', 'address', 'paths'].includes(FIELD_TYPES[field]))('is found by its words', () => {
    const word = settingName(id) ?? values[1];
    if (isMessageKind(kind)) {
      const message = { kind, id, content: after } as Parameters<typeof findMessages>[0][number];
      const view = {
        query: word,
        status: null,
        language: null,
        site: null,
        by: null,
        campaign: null,
        sort: 'name',
        isReversed: false,
      } as const;
      expect(findMessages([{ ...message, draft: null, published: null, change: null }], view, 0)).toHaveLength(1);
    }
    const entries = [shownEntry(id, after)];
    const cards = kind === 'card' ? [{ id, languages: [DEFAULT_LANGUAGE] }] : [];
    const groups = findCommands(word, {
      entries,
      cards,
      parts: partsOf(FILES, entries),
      latest: 1,
      previewPath: '/preview',
    });
    const paths = groups.flatMap(({ commands }) => commands.map(({ does }) => (does.kind === 'go' ? does.path : '')));
    expect(paths.join('\n')).toContain(isMessageKind(kind) ? `/${id}` : encodeURIComponent(id));
  });

  test('is translated if it is a text that visitors read', () => {
    const isListed = !isMenuKind(kind) || menuRows(FILES, [shownEntry(id, after)]).some((row) => row.id === id);
    const hasText = translatedTexts(after, OTHER).some((text) => text.field === field);
    expect(isListed && hasText).toBe(FIELD_TYPES[field] === 'text' && !isSettingPlace(id));
  });
});
