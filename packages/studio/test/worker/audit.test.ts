/** What the Studio writes into its audit on workerd, and that nothing takes it back. In process: packages/studio/test/unit/audit.test.ts. */

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StudioApi, studioApi } from '../../../../test/support/studio-api.ts';
import { type StartedStudio, startStudio } from '../../../cli/src/local/studio.ts';
import type { NewShare } from '../../src/contract/api.ts';
import type { AuditEvent, AuditList } from '../../src/contract/audit.ts';

let directory: string;
let started: StartedStudio;
let api: StudioApi;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portico-audit-'));
  started = await startStudio({ persistTo: directory });
  api = studioApi(started.studio.fetch);
});
afterAll(async () => {
  await started.stop();
  await rm(directory, { recursive: true });
});

/** What was added since an event, the oldest first. */
async function since(id: number): Promise<AuditEvent[]> {
  const { body } = await api.call<AuditList>('GET', 'audit');
  return body.events.filter((event) => event.id > id).reverse();
}

async function lastId(): Promise<number> {
  const { body } = await api.call<AuditList>('GET', 'audit');
  return body.events[0]?.id ?? 0;
}

const inShort = (events: readonly AuditEvent[]) =>
  events.map(({ person, action, subject, version }) => [person, action, subject, version]);

test('each change is an event, with who, what and which version', async () => {
  await api.call('GET', 'session');
  const before = await lastId();
  const [signedIn] = (await api.call<AuditList>('GET', 'audit')).body.events;
  expect(signedIn).toMatchObject({ person: 'local', action: 'signed-in', subject: 'session' });
  const entry = await api.add('spring');
  const removed = await api.add('removed');
  await api.call('DELETE', 'draft/announcement/removed', undefined, { 'if-match': `"${removed.revision}"` });
  const version = (await api.publish()).version;
  await api.call('POST', 'announcements/spring/end', { languages: ['en'], reason: '' });
  await api.call('POST', 'versions/1/restore', { reason: '' });
  const { body: share } = await api.call<NewShare>('POST', 'shares', { days: 1 });
  for (const path of [share.path, `${share.path}/page`]) expect((await started.studio.fetch(path)).status).toBe(200);
  await api.call('DELETE', `shares/${share.id}`);
  const events = await since(before);
  expect(inShort(events)).toEqual([
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
  expect(events[0]?.revision).toBe(entry.revision);
  expect(JSON.stringify(events)).not.toContain(share.path.slice('/share/'.length));
});

test('the file for spreadsheets has the same events', async () => {
  const { body } = await api.call<AuditList>('GET', 'audit');
  const lines = (await (await started.studio.fetch('/api/audit.csv')).text()).trimEnd().split('\r\n');
  expect(lines.slice(1).map((line) => Number(line.split(',')[0]))).toEqual(body.events.map(({ id }) => id));
});

test('not even SQL on the stored table changes an event', async () => {
  await started.stop();
  const store = `${directory}/v3/do/portico-studio-preview-MessageStore`;
  const [file] = (await readdir(store)).filter((name) => /^[0-9a-f]+\.sqlite$/.test(name));
  const database = new DatabaseSync(join(store, file ?? ''));
  try {
    expect(database.prepare('SELECT count(*) AS count FROM audit').get()).not.toEqual({ count: 0 });
    for (const statement of ['DELETE FROM audit', "UPDATE audit SET person = 'other'"]) {
      expect(() => database.exec(statement)).toThrow('the audit only grows');
    }
  } finally {
    database.close();
    started = await startStudio({ persistTo: directory });
  }
});
