/** Every field of every kind, from the model: it appears wherever editors write, compare, comment, search and translate. */

import { describe, expect, test } from 'vitest';
import { EVERY_FIELD, INVALID, typeOf } from '../../../../test/support/every-field.ts';
import { testInData } from '../../../../test/support/field-in-data.ts';
import { testInMessageList, testInPage } from '../../../../test/support/field-in-page.ts';
import { ENTRY_KINDS, isMessageKind } from '../../src/contract/draft.ts';
import { KINDS } from '../../src/model/entry-types.ts';

test('every field of every kind is among those that are tested', () => {
  const stored = Object.values(KINDS).flatMap(({ fields }) => Object.keys(fields));
  expect(new Set(EVERY_FIELD.map(({ field }) => field))).toEqual(new Set(stored));
  expect([...new Set(EVERY_FIELD.map(({ kind }) => kind))]).toEqual(ENTRY_KINDS);
  expect(new Set(EVERY_FIELD.map((entry) => typeOf(entry, entry.field).of))).toEqual(new Set(Object.keys(INVALID)));
  expect(EVERY_FIELD.map(({ id }) => id)).not.toContain('');
});

describe.each(EVERY_FIELD)('$kind $id, $field', (changed) => {
  testInPage(changed);
  testInData(changed);
});

describe.each(EVERY_FIELD.filter(({ kind }) => isMessageKind(kind)))('$kind $id, $field', testInMessageList);
