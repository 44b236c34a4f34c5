/** Lost data on workerd: what is backed up is restored with its numbers, and KV gets again what it has lost. */

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { announcement, inEveryLanguage } from '../../../../../test/support/publications.ts';
import { messageContent, studioApi } from '../../../../../test/support/studio-api.ts';
import { studioOnWorkerd } from '../../../../../test/support/studio-on-workerd.ts';
import { startStudio } from '../../../../cli/src/local/studio.ts';
import { perform } from '../../../../cli/src/run-command.ts';
import type { Status, Version, VersionList } from '../../../src/contract/api.ts';
import type { AuditList } from '../../../src/contract/audit.ts';
import type { BackupList, BackupProgress } from '../../../src/contract/backups.ts';
import { type BackupBucket, type DraftBackup, draftKey, versionKey } from '../../../src/store/backup-bucket.ts';
import { CHECK_CRON } from '../../../src/watch/scheduled.ts';

const BACKUP_CRON = '17 3 * * *';

const { api, restart, started } = studioOnWorkerd();

async function startFresh() {
  const fresh = await startStudio();
  onTestFinished(() => fresh.stop());
  return { fresh, api: studioApi(fresh.studio.fetch), origin: fresh.studio.origin };
}

const schedule = async (cron: string, { miniflare } = started()) => (await miniflare.getWorker()).scheduled({ cron });

/** Everything that a backup has. */
async function stored() {
  const { versions } = (await api.call<VersionList>('GET', 'versions')).body;
  const complete = versions.map(async ({ version }) => (await api.call<Version>('GET', `versions/${version}`)).body);
  return { entries: (await api.draft()).entries, versions: await Promise.all(complete) };
}

test('draft and history are restored after the store was lost, with the command of the docs', async () => {
  await api.add('first', messageContent({ title: 'First' }));
  await api.publish('for spring');
  await api.add('second', messageContent({ title: 'Second' }));
  await api.publish();
  await api.add('unpublished', messageContent({ title: 'Not published' }));
  const before = await stored();
  expect(before.versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  await schedule(BACKUP_CRON);
  const { backups } = (await api.call<BackupList>('GET', 'backups')).body;
  expect(backups).toHaveLength(1);

  await restart((folder) => rm(join(folder, 'v3/do'), { recursive: true }));
  expect((await stored()).versions).toHaveLength(1);

  const { origin } = started().studio;
  expect(await perform(['backups', 'list', origin])).toBe(backups[0]);
  expect(await perform(['backups', 'restore', origin, String(backups[0])])).toMatch(
    /^Version 3, published at .*, is the latest version again\.$/,
  );
  expect(await stored()).toEqual(before);
  await expect(perform(['backups', 'restore', origin, String(backups[0])])).rejects.toThrow(
    /Version 3 has been published here/,
  );
  expect((await api.call<AuditList>('GET', 'audit')).body.events).toContainEqual(
    expect.objectContaining({ action: 'restored', subject: `backups/${backups[0]}`, version: 3 }),
  );
  await api.add('later', messageContent({ title: 'Later' }));
  expect(await api.publish()).toMatchObject({ version: 4, state: 'published' });
});

test('a backup is written by hand, and one that does not exist is not restored', async () => {
  const { origin } = await startFresh();
  expect(await perform(['backups', 'write', origin])).toMatch(/^The backup \d{4}-.* is complete\.$/);
  await expect(perform(['backups', 'restore', origin, 'never'])).rejects.toThrow(/no such backup/);
  expect(await perform(['backups', 'list', origin])).not.toBe('');
});

test('a destroyed draft is replaced with the entries of a backup, as the docs say', async () => {
  const { fresh, api } = await startFresh();
  await api.add('spring', messageContent({ title: 'Spring' }));
  await api.publish();
  const kept = (await api.draft()).entries.map(({ id, content }) => ({ id, content }));
  const { name } = (await api.call<BackupProgress>('POST', 'backups')).body;
  await api.call('PUT', 'draft', { revision: (await api.draft()).revision, entries: [] });
  expect((await api.draft()).entries).toEqual([]);
  const bucket = await fresh.miniflare.getR2Bucket('BACKUPS');
  const backup: DraftBackup = JSON.parse((await (await bucket.get(`drafts/${name}.json`))?.text()) ?? '');
  const entries = backup.entries.map(({ id, content }) => ({ id, content }));
  const { revision } = await api.draft();
  expect((await api.call('PUT', 'draft', { revision, entries })).status).toBe(200);
  expect((await api.draft()).entries.map(({ id, content }) => ({ id, content }))).toEqual(kept);
});

test('a document that KV has lost is written again by the check that runs every minute, also after a restore', async () => {
  const { fresh, api, origin } = await startFresh();
  const [name, publishedAt] = ['2026-01-02T00:00:00.000Z', '2026-01-01T00:00:00.000Z'];
  const version = {
    version: 7,
    publishedAt,
    languages: inEveryLanguage({ announcements: [announcement('restored')] }),
  };
  const bucket = (await fresh.miniflare.getR2Bucket('BACKUPS')) as unknown as BackupBucket;
  await bucket.put(versionKey(version), JSON.stringify(version));
  await bucket.put(draftKey(name), JSON.stringify({ draftRevision: 1, entries: [], versions: [version] }));
  await perform(['backups', 'restore', origin, name]);
  const faults = async () => (await api.call<Status>('GET', 'status')).body.faults;
  await expect.poll(faults).toEqual(['KV has no document, although version 7 is published.']);
  await schedule(CHECK_CRON, fresh);
  const shown = async () => (await (await fresh.service.fetch('/chrome/header')).text()).includes('Title of restored');
  await expect.poll(shown, { timeout: 60_000 }).toBe(true);
  await expect.poll(faults).toEqual([]);
});
