/** Which changes are in the audit. On workerd: packages/studio/test/worker/audit.test.ts. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageContent } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { DraftAnswer } from '../../src/contract/api.ts';
import type { AuditEvent, AuditList } from '../../src/contract/audit.ts';

let studio: InProcessStudio;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  studio = await studioInProcess();
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function audit(): Promise<readonly AuditEvent[]> {
  return (await studio.call<AuditList>('GET', 'audit')).body.events;
}

test('a new Studio has an empty audit, because nobody has done anything', async () => {
  expect(await audit()).toEqual([]);
});

test('the deletion of an entry says who has deleted it, and which revision the draft got', async () => {
  const { revision } = await studio.add('spring');
  await studio.call('DELETE', 'draft/announcement/spring', undefined, { 'if-match': `"${revision}"` });
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
  const at = (revision: number) => ({ 'if-match': `"${revision}"` });
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

test('no request changes or deletes an event', async () => {
  await studio.add('spring');
  const before = await audit();
  for (const path of ['audit', 'audit/1', 'audit.csv', 'audit?before=1']) {
    for (const method of ['PUT', 'POST', 'PATCH', 'DELETE']) {
      expect([method, path, (await studio.call(method, path, {})).status]).toEqual([method, path, 404]);
    }
  }
  expect(await audit()).toEqual(before);
});

test('a change that cannot be recorded is not made', async () => {
  const entry = await studio.add('spring');
  studio.sql.exec("CREATE TRIGGER broken BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  const before = await studio.draft();
  const refused = [
    await studio.call('PUT', 'draft/card/other', { kind: 'card', languages: {} }, { 'if-none-match': '*' }),
    await studio.call('DELETE', 'draft/announcement/spring', undefined, { 'if-match': `"${entry.revision}"` }),
    await studio.call('PUT', 'draft', { revision: before.revision, entries: [] }),
    await studio.call('POST', 'versions/1/restore', { reason: '' }),
    await studio.call('POST', 'shares', { days: 1 }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
  expect(await studio.draft()).toEqual(before);
  expect((await studio.call('GET', 'shares')).body).toEqual([]);
});
