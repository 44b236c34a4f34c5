/** Ids with a name that every object has: new ones are refused, and stored ones stay a matter of their entry. */

import { expect, test } from 'vitest';
import { inEveryLanguage } from '../../../../test/support/publications.ts';
import { studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { Review } from '../../src/contract/api.ts';

const TEXT = { kind: 'text', languages: { en: { text: '/docs/' } } };
const NEW = { 'if-none-match': '*' };
const REASON = 'must not have a name that every JavaScript object has, such as constructor or toString';

test.each(['constructor', 'sites.constructor.home', 'labels.toString', 'hasOwnProperty.x'])(
  'the draft gets no entry %s',
  async (id) => {
    const studio = await studioInProcess();
    const before = await studio.draft();
    expect(await studio.call('PUT', `draft/text/${id}`, TEXT, NEW)).toEqual({
      status: 422,
      body: { error: 'invalid', message: `id: ${REASON}.` },
    });
    const change = { kind: 'text', id, revision: null, content: TEXT };
    expect(await studio.call('PATCH', 'draft', { changes: [change] })).toMatchObject({
      status: 422,
      body: { message: `The body does not fit its schema: changes.0.id: ${REASON}.` },
    });
    const replacement = { revision: before.revision, entries: [{ id, content: TEXT }] };
    expect(await studio.call('PUT', 'draft', replacement)).toMatchObject({
      status: 422,
      body: { message: `The body does not fit its schema: entries.0.id: ${REASON}.` },
    });
    expect(await studio.draft()).toEqual(before);
  },
);

test('no document with such an id is published', async () => {
  const studio = await studioInProcess();
  const languages = inEveryLanguage({ links: { constructor: { name: 'A link', link: '/link' } } });
  const answer = await studio.call('POST', 'versions', { since: 1, languages, reason: '' });
  expect(answer).toMatchObject({ status: 422, body: { error: 'invalid' } });
  expect((await studio.draft()).latest.version).toBe(1);
});

test('such an entry of an earlier release is a problem until it is deleted', async () => {
  const studio = await studioInProcess();
  const insert = "INSERT INTO entries VALUES (NULL, 'text', 'constructor', ?, 7000, '2026-01-01T00:00:00.000Z', 'ada')";
  studio.sql.exec(insert, JSON.stringify(TEXT));
  await studio.add('other');
  const { body } = await studio.call<Review>('POST', 'review', { entries: [{ kind: 'text', id: 'constructor' }] });
  const problem = { kind: 'text', id: 'constructor', field: 'text', reason: REASON };
  expect(body.problems).toEqual([{ ...problem, language: 'en' }]);
  expect(body.pending).toMatchObject([
    { id: 'constructor', problems: [problem] },
    { id: 'other', problems: [] },
  ]);
  const condition = { 'if-match': '"7000"' };
  expect((await studio.call('DELETE', 'draft/text/constructor', undefined, condition)).status).toBe(204);
  expect((await studio.review()).pending.map(({ id }) => id)).toEqual(['other']);
});
