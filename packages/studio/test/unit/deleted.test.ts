/** Deleted entries, as the API answers them, and how long they are kept. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOW } from '../../../../test/support/app.ts';
import { messageContent, titleOf } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { DeletedEntries, EntryRevision } from '../../src/contract/api.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let studio: InProcessStudio;
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  studio = await studioInProcess();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (time: number) => vi.setSystemTime(Date.now() + time);

async function deleted(query = ''): Promise<DeletedEntries> {
  return (await studio.call<DeletedEntries>('GET', `deleted${query}`)).body;
}

async function remove(id: string): Promise<void> {
  await studio.as('lee').remove(await studio.entry(id));
}

test('what was deleted is listed with who deleted it and when, the latest first, until it is restored', async () => {
  await studio.add('spring', messageContent({ title: 'Spring' }));
  await studio.add('autumn', messageContent({ title: 'Autumn' }));
  await remove('spring');
  wait(MINUTE);
  await remove('autumn');
  const { entries } = await deleted();
  expect(entries).toMatchObject([
    { kind: 'announcement', id: 'autumn', deletedBy: 'lee', deletedAt: new Date(NOW + MINUTE).toISOString() },
    { kind: 'announcement', id: 'spring', deletedBy: 'lee', deletedAt: new Date(NOW).toISOString() },
  ]);
  expect(entries.map(titleOf)).toEqual(['Autumn', 'Spring']);
  await studio.add('autumn', messageContent());
  expect((await deleted()).entries.map(({ id }) => id)).toEqual(['spring']);
  await remove('autumn');
  expect((await deleted()).entries.map(({ id }) => id)).toEqual(['autumn', 'spring']);
});

test('what a replaced draft lacks, of every kind, is deleted', async () => {
  const { revision, entries } = await studio.draft();
  const left = entries.filter(({ content }) => content.kind === 'announcement');
  await studio.call('PUT', 'draft', { revision, entries: left.map(({ id, content }) => ({ id, content })) });
  const kinds = new Set((await deleted()).entries.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['default-message', 'card']));
});

test('what was deleted is listed although its row stays for a language of another release', async () => {
  const { content } = await studio.add('spring');
  const languages = { ...content.languages, xx: { title: 'Of another release' } };
  studio.sql.exec("UPDATE entries SET content = ? WHERE id = 'spring'", JSON.stringify({ ...content, languages }));
  await remove('spring');
  expect((await deleted()).entries).toMatchObject([{ id: 'spring', content }]);
});

test('what was deleted is forgotten after thirty days, with its history', async () => {
  await studio.add('spring');
  await remove('spring');
  expect(studio.alarm()).toBe(NOW + 30 * DAY);
  wait(30 * DAY - 1);
  expect((await deleted()).entries).toHaveLength(1);
  wait(1);
  await studio.ring();
  expect(studio.sql.exec('SELECT * FROM revisions').toArray()).toEqual([]);
  expect(studio.alarm()).toBeNull();
});

test('what was deleted stays if it was restored, however long ago it was deleted', async () => {
  await studio.add('spring');
  await remove('spring');
  await studio.add('spring');
  wait(31 * DAY);
  await studio.ring();
  const { body } = await studio.call<readonly EntryRevision[]>('GET', 'draft/announcement/spring/revisions');
  expect(body).toHaveLength(3);
});

test('of more than two thousand deleted entries, the latest stay', async () => {
  studio.sql.exec(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2001)
    INSERT INTO revisions SELECT 'card', 'card-' || n, n, NULL, '${new Date(NOW).toISOString()}', 'kim' FROM numbers`);
  await studio.reopen({});
  await studio.ring();
  const rows = studio.sql.exec<{ id: string }>('SELECT id FROM revisions ORDER BY revision').toArray();
  expect(rows).toHaveLength(2_000);
  expect(rows[0]).toEqual({ id: 'card-2' });
});

test('what was deleted is answered in pages of a hundred', async () => {
  const { revision } = await studio.draft();
  const entries = Array.from({ length: 120 }, (_, index) => ({ id: `m-${index}`, content: messageContent() }));
  const imported = await studio.call<{ revision: number }>('PUT', 'draft', { revision, entries });
  await studio.call('PUT', 'draft', { revision: imported.body.revision, entries: [] });
  const first = await deleted();
  const second = await deleted(`?before=${first.next}`);
  expect([first.entries.length, second.entries.length > 20, second.next]).toEqual([100, true, null]);
  expect(new Set([...first.entries, ...second.entries].map(({ kind, id }) => `${kind}/${id}`)).size).toBe(
    first.entries.length + second.entries.length,
  );
  expect(await studio.call('GET', 'deleted?before=x')).toMatchObject({ status: 404 });
});
