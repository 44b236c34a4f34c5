/** What the Studio writes into its audit on workerd, and that nothing takes it back. In process: packages/studio/test/unit/audit.test.ts. */

import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { databaseIn, studioOnWorkerd } from '../../../../test/support/studio-on-workerd.ts';
import type { NewShare } from '../../src/contract/api.ts';
import type { AuditEvent, AuditList } from '../../src/contract/audit.ts';

const { api, fetch, restart } = studioOnWorkerd();

/** The newest first. */
const events = async () => (await api.call<AuditList>('GET', 'audit')).body.events;

const inShort = (all: readonly AuditEvent[]) =>
  all.map(({ person, action, subject, version }) => [person, action, subject, version]);

test('each change is an event, with who, what and which version', async () => {
  await api.call('GET', 'session');
  const [signedIn] = await events();
  expect(signedIn).toMatchObject({ person: 'local', action: 'signed-in', subject: 'session' });
  const entry = await api.add('spring');
  const removed = await api.add('removed');
  await api.remove(removed);
  const version = (await api.publish()).version;
  await api.call('POST', 'announcements/spring/end', { languages: ['en'], reason: '' });
  await api.call('POST', 'versions/1/restore', { reason: '' });
  const { body: share } = await api.call<NewShare>('POST', 'shares', { days: 1 });
  for (const path of [share.path, `${share.path}/page`]) expect((await fetch(path)).status).toBe(200);
  await api.call('DELETE', `shares/${share.id}`);
  const added = (await events()).filter(({ id }) => id > (signedIn?.id ?? 0)).reverse();
  expect(inShort(added)).toEqual([
    ['local', 'saved', 'draft/announcement/spring', null],
    ['local', 'saved', 'draft/announcement/removed', null],
    ['local', 'deleted', 'draft/announcement/removed', null],
    ['local', 'published', `versions/${version}`, version],
    ['local', 'ended', 'announcements/spring', version + 1],
    ['local', 'restored', 'versions/1', version + 2],
    ['local', 'shared', `shares/${share.id}`, null],
    ['anyone', 'share-opened', `shares/${share.id}`, null],
    ['local', 'share-ended', `shares/${share.id}`, null],
  ]);
  expect(added[0]?.revision).toBe(entry.revision);
  expect(JSON.stringify(added)).not.toContain(share.path.slice('/share/'.length));
});

test('the file for spreadsheets has the same events', async () => {
  const lines = (await (await fetch('/api/audit.csv')).text()).trimEnd().split('\r\n');
  const ids = (await events()).map(({ id }) => id);
  expect(lines.slice(1).map((line) => Number(line.split(',')[0]))).toEqual(ids);
});

test('not even SQL on the stored table changes an event', async () => {
  await restart(async (folder) => {
    const database = new DatabaseSync(await databaseIn(folder));
    expect(database.prepare('SELECT count(*) AS count FROM audit').get()).not.toEqual({ count: 0 });
    for (const statement of ['DELETE FROM audit', "UPDATE audit SET person = 'other'"]) {
      expect(() => database.exec(statement)).toThrow('the audit only grows');
    }
    database.close();
  });
});
