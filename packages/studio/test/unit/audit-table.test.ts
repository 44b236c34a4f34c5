/** What the audit keeps. On workerd, with the changes it is about: packages/studio/test/worker/audit.test.ts. */

import { describe, expect, test } from 'vitest';
import { sqlStorage } from '../../../../test/support/sql-storage.ts';
import { AuditTable } from '../../src/store/audit-table.ts';

const NOW = Date.UTC(2030, 0, 1, 12);
const secondsIn = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();

function audit() {
  const sql = sqlStorage();
  const table = new AuditTable(sql);
  const all = () => table.list({ before: null, after: null, limit: 1_000 });
  const save = (id: string, person: string, seconds: number) =>
    table.add({ person, at: secondsIn(seconds), action: 'saved', subject: `draft/announcement/${id}`, revision: 1 });
  return { sql, table, all, save };
}

describe('rows', () => {
  test('cannot be changed or deleted', () => {
    const { sql, all, save } = audit();
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

  test('are kept when the store starts again', () => {
    const { sql, save } = audit();
    save('a', 'kim', 0);
    expect(new AuditTable(sql).list({ before: null, after: null, limit: 10 })).toHaveLength(1);
  });

  test('are listed with the newest first, between two ids', () => {
    const { table, save } = audit();
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
    const { all, save } = audit();
    for (let seconds = 0; seconds <= 120; seconds += 1) save('a', 'kim', seconds);
    expect(all().map(({ at }) => at)).toEqual([secondsIn(120), secondsIn(60), secondsIn(0)]);
  });

  test('are rows of their own for each person and entry, and after a deletion or an import', () => {
    const { table, all, save } = audit();
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

  test('are rows of their own if the clock was set back', () => {
    const { all, save } = audit();
    save('a', 'kim', 0);
    save('a', 'kim', -1);
    expect(all()).toHaveLength(2);
  });
});

describe('once a day, in UTC', () => {
  test('a person is recorded', () => {
    const { table, all } = audit();
    for (const person of ['kim', 'kim', 'lee', 'kim']) table.signIn({ person, at: secondsIn(0) });
    table.signIn({ person: 'kim', at: secondsIn(12 * 3_600) });
    expect(all().map(({ person, action, subject }) => [person, action, subject])).toEqual([
      ['kim', 'signed-in', 'session'],
      ['lee', 'signed-in', 'session'],
      ['kim', 'signed-in', 'session'],
    ]);
  });

  test('the opening of a shared preview is recorded', () => {
    const { table, all } = audit();
    for (const id of ['one', 'one', 'two']) table.openShare(id, secondsIn(0));
    expect(all().map(({ person, action, subject }) => [person, action, subject])).toEqual([
      ['anyone', 'share-opened', 'shares/two'],
      ['anyone', 'share-opened', 'shares/one'],
    ]);
  });
});
