/** Earlier states of entries and deleted ones, as the API answers them. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW } from '../../../../test/support/app.ts';
import { announcementIn, MESSAGE_FIELDS, messageContent, titleOf } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { DeletedEntries, EntryRevision } from '../../src/contract/api.ts';
import type { Rights } from '../../src/contract/rights.ts';

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

async function revisions(id = 'spring'): Promise<readonly EntryRevision[]> {
  return (await studio.call<readonly EntryRevision[]>('GET', `draft/announcement/${id}/revisions`)).body;
}

async function deleted(query = ''): Promise<DeletedEntries> {
  return (await studio.call<DeletedEntries>('GET', `deleted${query}`)).body;
}

async function titles(): Promise<readonly (readonly [person: string, title: string | undefined])[]> {
  return (await revisions()).map(({ changedBy, content }) => [changedBy, content ? titleOf({ content }) : undefined]);
}

/** Saves the title as the person, after a pause. */
async function save(person: string, title: string, pause = 60 * MINUTE): Promise<void> {
  wait(pause);
  const api = studio.as(person);
  await api.change(await api.entry('spring'), messageContent({ title }));
}

describe('the history of an entry', () => {
  beforeEach(async () => {
    await studio.as('kim').add('spring', messageContent({ title: 'Spring' }));
  });

  test('says who made each state and when, the newest first', async () => {
    await save('lee', 'Spring webinar');
    expect(await revisions()).toMatchObject([
      { changedBy: 'lee', changedAt: new Date(NOW + 60 * MINUTE).toISOString(), content: { kind: 'announcement' } },
      { changedBy: 'kim', changedAt: new Date(NOW).toISOString() },
    ]);
    expect(await titles()).toEqual([
      ['lee', 'Spring webinar'],
      ['kim', 'Spring'],
    ]);
  });

  test('has one state for a person’s saves without a pause', async () => {
    for (const title of ['S', 'Su', 'Sum']) await save('lee', title, 14 * MINUTE);
    await save('lee', 'Summer', 15 * MINUTE);
    expect(await titles()).toEqual([
      ['lee', 'Summer'],
      ['lee', 'Sum'],
      ['kim', 'Spring'],
    ]);
  });

  test('keeps what two people write at the same time apart', async () => {
    for (const [person, title] of [
      ['lee', 'A'],
      ['kim', 'B'],
      ['lee', 'C'],
    ] as const) {
      await save(person, title, 1_000);
    }
    expect(await titles()).toEqual([
      ['lee', 'C'],
      ['kim', 'B'],
      ['lee', 'A'],
      ['kim', 'Spring'],
    ]);
  });

  test('keeps what a person has written before they go back to an earlier state', async () => {
    await save('lee', 'Much better');
    await save('lee', 'Spring', MINUTE);
    expect(await titles()).toEqual([
      ['lee', 'Spring'],
      ['lee', 'Much better'],
      ['kim', 'Spring'],
    ]);
  });

  test('has at most fifty earlier states', async () => {
    for (let count = 1; count <= 60; count += 1) await save('lee', `Title ${count}`);
    const found = await titles();
    expect(found).toHaveLength(51);
    expect(found.at(-1)).toEqual(['lee', 'Title 10']);
  });

  test('begins with the state that an earlier release has left', async () => {
    studio.sql.exec('DROP TABLE revisions');
    await studio.reopen({});
    expect(await titles()).toEqual([['kim', 'Spring']]);
    await save('lee', 'Summer');
    expect(await titles()).toEqual([
      ['lee', 'Summer'],
      ['kim', 'Spring'],
    ]);
  });

  test('omits states that only another release can read, and keeps them', async () => {
    await save('lee', 'Summer');
    studio.sql.exec('UPDATE revisions SET content = \'{"kind":"hologram"}\'');
    expect(await titles()).toEqual([['lee', 'Summer']]);
    expect(studio.sql.exec('SELECT * FROM revisions').toArray()).toHaveLength(1);
  });

  test('is not written if the change is not made', async () => {
    await save('lee', 'Summer');
    studio.sql.exec("CREATE TRIGGER broken BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'disk full'); END");
    vi.spyOn(console, 'error').mockReturnValue();
    await expect(save('kim', 'Autumn')).rejects.toThrow('500');
    expect(await titles()).toEqual([
      ['lee', 'Summer'],
      ['kim', 'Spring'],
    ]);
  });

  test('goes on after the entry was deleted and restored', async () => {
    wait(MINUTE);
    await studio.as('lee').remove(await studio.entry('spring'));
    expect(await titles()).toEqual([
      ['lee', undefined],
      ['kim', 'Spring'],
    ]);
    wait(MINUTE);
    await studio.as('kim').add('spring', messageContent({ title: 'Spring' }));
    expect(await titles()).toEqual([
      ['kim', 'Spring'],
      ['lee', undefined],
      ['kim', 'Spring'],
    ]);
  });

  test('is not found for a kind that does not exist', async () => {
    expect(await studio.call('GET', 'draft/hologram/spring/revisions')).toMatchObject({ status: 404 });
  });

  test('lets a translator go back in their texts only', async () => {
    const german: Rights = { role: 'translator', texts: ['de'], publishes: [] };
    const both = (title: string) =>
      announcementIn({ en: { ...MESSAGE_FIELDS, title: 'Spring' }, de: { ...MESSAGE_FIELDS, title } });
    await studio.change(await studio.entry('spring'), both('Frühling'));
    await studio.change(await studio.entry('spring'), both('Lenz'));
    const { revision } = await studio.entry('spring');
    const backTo = (content: object) =>
      studio.as('max', german).call('PUT', 'draft/announcement/spring', content, { 'if-match': `"${revision}"` });
    expect(await backTo(messageContent({ title: 'Spring' }))).toMatchObject({ status: 403 });
    expect(await backTo(both('Frühling'))).toMatchObject({ status: 200 });
  });
});

describe('what was deleted', () => {
  const remove = async (id: string) => studio.as('lee').remove(await studio.entry(id));

  test('is listed with who deleted it and when, the latest first, until it is restored', async () => {
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

  test('includes what a replaced draft lacks, of every kind', async () => {
    const { revision, entries } = await studio.draft();
    const left = entries.filter(({ content }) => content.kind === 'announcement');
    await studio.call('PUT', 'draft', { revision, entries: left.map(({ id, content }) => ({ id, content })) });
    const kinds = new Set((await deleted()).entries.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['default-message', 'card']));
  });

  test('is forgotten after thirty days, with its history', async () => {
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

  test('stays if it was restored, however long ago it was deleted', async () => {
    await studio.add('spring');
    await remove('spring');
    await studio.add('spring');
    wait(31 * DAY);
    await studio.ring();
    expect(await revisions()).toHaveLength(3);
  });

  test('has at most two thousand entries', async () => {
    studio.sql.exec(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2001)
      INSERT INTO revisions SELECT 'card', 'card-' || n, n, NULL, '${new Date(NOW).toISOString()}', 'kim' FROM numbers`);
    await studio.reopen({});
    await studio.ring();
    const rows = studio.sql.exec<{ id: string }>('SELECT id FROM revisions ORDER BY revision').toArray();
    expect(rows).toHaveLength(2_000);
    expect(rows[0]).toEqual({ id: 'card-2' });
  });

  test('is answered in pages of a hundred', async () => {
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
});
