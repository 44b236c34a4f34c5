/** Earlier states of entries, as the API answers them. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EVERYTHING } from '../../../../test/support/admitted.ts';
import { NOW } from '../../../../test/support/app.ts';
import { announcementIn, MESSAGE_FIELDS, messageContent, titleOf } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { EntryRevision } from '../../src/contract/api.ts';
import type { Rights } from '../../src/contract/rights.ts';

const MINUTE = 60_000;

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

  test('begins with the state of a backup that was restored', async () => {
    await save('lee', 'Summer');
    while ((await studio.store.backUp()).left > 0);
    await save('kim', 'Autumn');
    const [name = ''] = await studio.store.listBackups();
    const restore = () => studio.store.restoreBackup({ name, person: 'kim', rights: EVERYTHING });
    await vi.waitUntil(async () => (await restore()).outcome === 'restored');
    expect(await titles()).toEqual([['lee', 'Summer']]);
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
