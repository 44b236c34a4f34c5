/** What people type or paste into fields: on one line, and dates and times of which a part is missing. */

import { expect, test } from 'vitest';
import { inOneLine } from '../../src/contract/one-line.ts';
import { textsOf } from '../../src/page/frame/unread-texts.ts';
import { incompleteMoment, isIncomplete } from '../../src/page/time/typed-moment.ts';

test.each([
  ['Two\nlines', 'Two lines'],
  ['Two\r\nlines', 'Two lines'],
  ['A cell\tand another', 'A cell and another'],
  ['A paragraph. \n\n Another.', 'A paragraph. Another.'],
  ['one\u2028two\u2029three\u0085four', 'one two three four'],
  [' spaces  stay ', ' spaces  stay '],
])('%j is pasted as %j', (pasted, expected) => {
  expect(inOneLine(pasted)).toBe(expected);
  expect(inOneLine(expected)).toBe(expected);
});

const segmentsOf = (parts: Readonly<Record<string, string | null>>) => [
  ...Object.entries(parts).map(([type, text]) => ({ type, text: text ?? 'mm', isPlaceholder: text === null })),
  { type: 'literal', text: '/', isPlaceholder: false },
];

test.each([
  [{ day: '28', month: '03', year: '2027', hour: null, minute: null }, '2027-03-28T--:--'],
  [{ day: null, month: null, year: '27', hour: '9', minute: null }, '2027------T09:--'],
  [{ day: null, month: null, year: '202', hour: '9', minute: null }, '0202------T09:--'],
  [{ day: '28', month: '03', year: '2027', hour: '09', minute: '30' }, null],
  [{ day: null, month: null, year: null, hour: null, minute: null }, ''],
])('%j is %s', (parts, expected) => {
  const text = incompleteMoment(segmentsOf(parts));
  expect(text).toBe(expected);
  expect(isIncomplete(text ?? '')).toBe(Boolean(expected));
});

test.each([
  ['AM', '12', '00'],
  ['AM', '9', '09'],
  ['PM', '12', '12'],
  ['PM', '9', '21'],
  [null, '9', '--'],
])('before or after noon: %s and %s is the hour %s', (dayPeriod, hour, expected) => {
  const text = incompleteMoment(segmentsOf({ day: '28', month: '03', year: '2027', hour, minute: null, dayPeriod }));
  expect(text).toBe(`2027-03-28T${expected}:--`);
});

test.each(['', '2027-03-28', '2027-03-28T09:30:00Z', '2027-03-28T09:30', 'soon'])('%j is not incomplete', (value) => {
  expect(isIncomplete(value)).toBe(false);
});

test('the texts of a change that cannot be read are listed', () => {
  const content = { kind: 'announcement', languages: { it: { title: 'Ciao', cta: '', weight: '1' } } };
  expect(textsOf(JSON.stringify({ content }))).toBe('kind: announcement\nit.title: Ciao\nit.weight: 1');
  expect(textsOf('{"content"')).toBe('{"content"');
});
