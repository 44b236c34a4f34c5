/** An id with a name that every object has, which an earlier release stored: it stays a matter of its entry. New ones: test/unit/fuzz/ids-in-studio.test.ts. */

import { expect, test } from 'vitest';
import { studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { Check } from '../../src/contract/api.ts';

const TEXT = { kind: 'text', languages: { en: { text: '/docs/' } } };
const REASON = 'must not have a name that every JavaScript object has, such as constructor or toString';

test('such an entry of an earlier release is a problem until it is deleted', async () => {
  const studio = await studioInProcess();
  const insert = "INSERT INTO entries VALUES (NULL, 'text', 'constructor', ?, 7000, '2026-01-01T00:00:00.000Z', 'ada')";
  studio.sql.exec(insert, JSON.stringify(TEXT));
  await studio.add('other');
  const { body } = await studio.call<Check>('POST', 'review', { entries: [{ kind: 'text', id: 'constructor' }] });
  const problem = { kind: 'text', id: 'constructor', field: 'text', reason: REASON };
  expect(body.problems).toEqual([{ ...problem, language: 'en' }]);
  expect(body.pending).toMatchObject([
    { id: 'constructor', problems: [problem] },
    { id: 'other', problems: [] },
  ]);
  await studio.remove({ id: 'constructor', revision: 7_000 }, 'text');
  expect((await studio.check()).pending.map(({ id }) => id)).toEqual(['other']);
});
