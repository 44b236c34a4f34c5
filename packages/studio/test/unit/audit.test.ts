/** Which changes are in the audit, and what it keeps of them. On workerd: packages/studio/test/worker/audit.test.ts. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sqlStorage } from '../../../../test/support/sql-storage.ts';
import { messageContent } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { DraftAnswer } from '../../src/contract/api.ts';
import type { AuditEvent, AuditList } from '../../src/contract/audit.ts';
import { AuditTable } from '../../src/store/audit-table.ts';

let studio: InProcessStudio;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  studio = await studioInProcess();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const at = (revision: number) => ({ 'if-match': `"${revision}"` });

async function audit(): Promise<readonly AuditEvent[]> {
  return (await studio.call<AuditList>('GET', 'audit')).body.events;
}

test('the deletion of an entry says who has deleted it, and which revision the draft got', async () => {
  const { revision } = await studio.add('spring');
  await studio.call('DELETE', 'draft/announcement/spring', undefined, at(revision));
  expect(await audit()).toMatchObject([
    { person: 'local', action: 'deleted', subject: 'draft/announcement/spring', revision: revision + 1, version: null },
    { person: 'local', action: 'saved', subject: 'draft/announcement/spring', revision, version: null },
  ]);
});

test('replacing the whole draft is one event, or none if it stays as it is', async () => {
  const draft = await studio.draft();
  const entries = draft.entries.map(({ id, content }) => ({ id, content }));
  const replace = (revision: number, list: object[]) =>
    studio.call<DraftAnswer>('PUT', 'draft', { revision, entries: list });
  const same = await replace(draft.revision, entries);
  expect(same.status).toBe(200);
  expect(await audit()).toEqual([]);
  const { body } = await replace(draft.revision, entries.slice(2));
  expect(await audit()).toMatchObject([{ action: 'imported', subject: 'draft', revision: body.revision }]);
});

test('what was refused or has changed nothing is no event', async () => {
  const entry = await studio.add('spring');
  const before = await audit();
  const statuses = [
    await studio.call('PUT', 'draft/announcement/spring', entry.content, at(entry.revision)),
    await studio.call('PUT', 'draft/announcement/spring', messageContent({ title: 'Other' }), at(1)),
    await studio.call('DELETE', 'draft/announcement/spring', undefined, at(1)),
    await studio.call('DELETE', 'shares/unknown'),
    await studio.call('POST', 'announcements/unknown/end', { languages: ['en'], reason: '' }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 412, 412, 404, 404]);
  expect(await audit()).toEqual(before);
});

test('a change that cannot be recorded is not made', async () => {
  const entry = await studio.add('spring');
  studio.sql.exec("CREATE TRIGGER broken BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  const before = await studio.draft();
  const refused = [
    await studio.call('PUT', 'draft/card/other', { kind: 'card', languages: {} }, { 'if-none-match': '*' }),
    await studio.call('DELETE', 'draft/announcement/spring', undefined, at(entry.revision)),
    await studio.call('PUT', 'draft', { revision: before.revision, entries: [] }),
    await studio.call('POST', 'versions/1/restore', { reason: '' }),
    await studio.call('POST', 'shares', { days: 1 }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
  expect(await studio.draft()).toEqual(before);
  expect((await studio.call('GET', 'shares')).body).toEqual([]);
});

describe('the table', () => {
  const NOW = Date.UTC(2030, 0, 1, 12);
  const secondsIn = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();

  function auditTable() {
    const sql = sqlStorage();
    const table = new AuditTable(sql);
    const all = () => table.list({ before: null, after: null, limit: 1_000 });
    const save = (id: string, person: string, seconds: number) =>
      table.add({ person, at: secondsIn(seconds), action: 'saved', subject: `draft/announcement/${id}`, revision: 1 });
    return { sql, table, all, save };
  }

  describe('rows', () => {
    test('cannot be changed or deleted', () => {
      const { sql, all, save } = auditTable();
      save('a', 'kim', 0);
      for (const statement of [
        "UPDATE audit SET person = 'other'",
        'DELETE FROM audit',
        'DELETE FROM audit WHERE id = 1',
      ]) {
        expect(() => sql.exec(statement)).toThrow('the audit only grows');
      }
      expect(all()).toHaveLength(1);
      expect(all()[0]).toMatchObject({ id: 1, person: 'kim', revision: 1, version: null });
    });

    test('are listed with the newest first, between two ids', () => {
      const { table, save } = auditTable();
      for (const id of ['a', 'b', 'c', 'd', 'e']) save(id, 'kim', 0);
      const ids = (before: number | null, afterId: number | null, limit: number) =>
        table.list({ before, after: afterId, limit }).map(({ id }) => id);
      expect(ids(null, null, 2)).toEqual([5, 4]);
      expect(ids(4, null, 2)).toEqual([3, 2]);
      expect(ids(5, 2, 9)).toEqual([4, 3]);
    });
  });

  describe('saves of an entry', () => {
    test('by one person are one row in a minute', () => {
      const { all, save } = auditTable();
      for (let seconds = 0; seconds <= 120; seconds += 1) save('a', 'kim', seconds);
      expect(all().map(({ at }) => at)).toEqual([secondsIn(120), secondsIn(60), secondsIn(0)]);
    });

    test('are rows of their own for each person and entry, and after a deletion or an import', () => {
      const { table, all, save } = auditTable();
      const add = (action: 'deleted' | 'imported', subject: string) =>
        table.add({ person: 'kim', at: secondsIn(4), action, subject });
      save('a', 'kim', 0);
      save('a', 'lee', 1);
      save('a', 'kim', 2);
      save('b', 'kim', 3);
      add('deleted', 'draft/announcement/a');
      save('a', 'kim', 5);
      add('imported', 'draft');
      save('a', 'kim', 6);
      expect(all()).toHaveLength(8);
    });
  });

  describe('once a day, in UTC', () => {
    test('a person is recorded', () => {
      const { table, all } = auditTable();
      for (const person of ['kim', 'kim', 'lee', 'kim']) table.signIn({ person, at: secondsIn(0) });
      table.signIn({ person: 'kim', at: secondsIn(12 * 3_600) });
      expect(all().map(({ person, action, subject }) => [person, action, subject])).toEqual([
        ['kim', 'signed-in', 'session'],
        ['lee', 'signed-in', 'session'],
        ['kim', 'signed-in', 'session'],
      ]);
    });

    test('the opening of a shared preview is recorded', () => {
      const { table, all } = auditTable();
      for (const id of ['one', 'one', 'two']) table.openShare(id, secondsIn(0));
      expect(all().map(({ person, action, subject }) => [person, action, subject])).toEqual([
        ['anyone', 'share-opened', 'shares/two'],
        ['anyone', 'share-opened', 'shares/one'],
      ]);
    });
  });
});
