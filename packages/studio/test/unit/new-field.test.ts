/** A field that is only declared, in the model and in the schemas of what is published, appears everywhere. */

import * as v from 'valibot';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { textSchema } from '../../../../src/content/text-schema.ts';
import { choice } from '../../src/fields/choice.ts';
import type { Field } from '../../src/fields/field-type.ts';
import * as fields from '../../src/fields/fields.ts';
import { TEXT } from '../../src/fields/text.ts';

const SEVERITIES = ['info', 'warning', 'outage'] as const;
const LABELS = { info: 'Info', warning: 'Warning', outage: 'Outage' } as const;

const ADDED: Readonly<Record<string, Field>> = {
  severity: {
    name: 'Severity',
    type: choice(SEVERITIES.map((value) => ({ value, label: LABELS[value] }))),
    optional: 'stored',
    isShared: true,
  },
  footnote: { name: 'Footnote', type: TEXT, optional: 'stored', hint: 'In small print.' },
};

// the files of tests share modules
vi.resetModules();
vi.doMock('../../src/fields/fields.ts', () => ({
  ...fields,
  MESSAGE_FIELDS: { ...fields.MESSAGE_FIELDS, ...ADDED },
}));
const { messagesSchema } = await import('../../../../src/content/message-schema.ts');
const { storedMessageSchema } = await import('../../../../src/content/stored-schema.ts');
for (const { entries } of [messagesSchema.pipe[0].item.pipe[0], storedMessageSchema.pipe[0]]) {
  Object.assign(entries, { severity: v.optional(v.picklist(SEVERITIES)), footnote: v.optional(textSchema) });
}
const { EVERY_FIELD } = await import('../../../../test/support/every-field.ts');
const { testInData } = await import('../../../../test/support/field-in-data.ts');
const { testInMessageList, testInPage } = await import('../../../../test/support/field-in-page.ts');
const { fieldNames, fieldOf } = await import('../../src/model/entry-types.ts');

afterAll(() => {
  vi.doUnmock('../../src/fields/fields.ts');
  vi.resetModules();
});

const CONTROLS: Readonly<Record<string, string>> = { severity: 'choice', footnote: 'text' };

const found = EVERY_FIELD.filter(({ field }) => field in ADDED);

test('both kinds of messages have the new fields', () => {
  expect(found.map(({ kind, field }) => `${kind} ${field}`)).toEqual([
    'announcement severity',
    'announcement footnote',
    'default-message severity',
    'default-message footnote',
  ]);
});

describe.each(found)('$kind, $field', (changed) => {
  testInPage(changed);
  testInMessageList(changed);
  testInData(changed);

  test('has a control in the form', () => {
    expect(fieldNames(changed)).toContain(changed.field);
    expect(fieldOf(changed, changed.field)?.type.control).toBe(CONTROLS[changed.field]);
  });
});
