/** Backups of draft and versions, and what is there again after a restore. On workerd: packages/studio/test/worker/slow/backup.test.ts. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryBucket } from '../../../../test/support/memory-bucket.ts';
import { announcement, inEveryLanguage } from '../../../../test/support/publications.ts';
import { publishingStore } from '../../../../test/support/publishing-store.ts';
import { messageContent } from '../../../../test/support/studio-api.ts';
import { backupNames, KEPT_DRAFTS, versionKey } from '../../src/store/backup-bucket.ts';
import { collectBackup } from '../../src/store/restore-backup.ts';
import { StoredRows } from '../../src/store/stored-rows.ts';
import { MAX_AT_ONCE, writeBackup } from '../../src/store/write-backup.ts';

const NOW = Date.UTC(2027, 2, 1, 3, 17);
const NAME = new Date(NOW).toISOString();
const AUTHOR = { person: 'kim@example.com', at: NAME };

function newStore() {
  const { sql, settings, publisher, ...tables } = publishingStore();
  const publish = (id: string) =>
    publisher.add({ languages: inEveryLanguage({ announcements: [announcement(id)] }), person: 'cms', reason: id });
  return { sql, ...tables, publisher, publish, rows: new StoredRows(sql, settings) };
}

type Store = ReturnType<typeof newStore>;

let bucket: ReturnType<typeof memoryBucket>;
beforeEach(() => {
  bucket = memoryBucket();
});

const backUp = ({ rows }: Store, now = NOW) => writeBackup(rows, bucket.bucket, now);

/** Calls it as often as the store asks for. @returns the missing objects */
async function restore({ rows }: Store, name = NAME): Promise<readonly string[]> {
  for (;;) {
    const result = await collectBackup(rows, bucket.bucket, name);
    if (result.outcome === 'not-found') throw new Error(result.outcome);
    if (result.outcome === 'copying') continue;
    rows.replaceAll(result.draft);
    return result.missing;
  }
}

const contentOf = ({ draft, versions }: Store) => ({
  entries: draft.entries(),
  versions: versions.list(null).versions.map(({ version }) => ({ ...versions.find(version), state: 'published' })),
});

test('history and draft are restored, with the numbers of versions and revisions', async () => {
  const store = newStore();
  for (const id of ['first', 'second']) store.publish(id);
  store.draft.put({ id: 'unpublished', content: messageContent() }, AUTHOR);
  expect(await backUp(store)).toEqual({ left: 0, name: NAME });
  const lost = newStore();
  expect(await restore(lost)).toEqual([]);
  expect(contentOf(lost)).toEqual(contentOf(store));
  expect(contentOf(lost).versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  expect(lost.draft.find({ kind: 'announcement', id: 'unpublished' })).not.toBeNull();
  expect(lost.draft.revision).toBeGreaterThan(store.draft.revision);
});

test('what this release does not know is in the backup, and is restored', async () => {
  const store = newStore();
  store.publish('first');
  store.sql.exec(
    "UPDATE versions SET languages = json_set(languages, '$.nl', json('{\"announcements\":[]}')) WHERE version = 2",
  );
  store.sql.exec("UPDATE entries SET content = json_set(content, '$.colour', 'red') WHERE id = 'first'");
  await backUp(store);
  const lost = newStore();
  await restore(lost);
  for (const [table, where] of [
    ['versions', 'version = 2'],
    ['entries', "id = 'first'"],
  ]) {
    const rowOf = ({ sql }: Store) => sql.exec(`SELECT * FROM ${table} WHERE ${where}`).one();
    const withoutPlace = ({ position: _, state: __, ...row }: Record<string, unknown>) => row;
    expect(withoutPlace(rowOf(lost))).toEqual(withoutPlace(rowOf(store)));
  }
});

test('releases that are not published are restored with what they pin and their time, and published ones are not', async () => {
  const store = newStore();
  const entry = store.draft.put({ id: 'webinar', content: messageContent() }, AUTHOR);
  const pin = {
    kind: 'announcement',
    id: 'webinar',
    revision: entry.revision,
    authors: [AUTHOR.person],
    entry,
  } as const;
  const release = { name: 'Spring', revision: 3, at: NAME, since: 1, isReadable: true, entries: [pin] } as const;
  const saved = { changedAt: NAME, changedBy: AUTHOR.person, failure: null, version: null, review: null };
  store.releases.put({ id: 'scheduled', state: 'scheduled', ...release, ...saved });
  store.releases.put({ id: 'published', state: 'published', ...release, ...saved, version: 2 });
  store.sql.exec("UPDATE releases SET content = json_set(content, '$.colour', 'red')");
  const resolved = store.comments.add({ release: 'scheduled' }, 'Done', AUTHOR);
  store.comments.resolve(resolved.id, AUTHOR);
  const field = { kind: 'announcement', id: 'webinar', language: 'en', field: 'title' } as const;
  store.comments.add(field, 'Too long', AUTHOR);
  await backUp(store);
  const lost = newStore();
  lost.releases.put({ id: 'other', state: 'open', ...release, ...saved });
  await restore(lost);
  expect(lost.releases.list()).toEqual([{ id: 'scheduled', state: 'scheduled', ...release, ...saved }]);
  expect(lost.releases.nextDue()).toBe(NOW);
  expect(lost.comments.list()).toMatchObject([{ on: field, text: 'Too long', by: AUTHOR.person }]);
  const { content } = lost.sql.exec<{ content: string }>('SELECT content FROM releases').one();
  expect(JSON.parse(content).colour).toBe('red');
});

test('who has changed entries since they were published is restored', async () => {
  const store = newStore();
  const entry = store.draft.put({ id: 'webinar', content: messageContent() }, AUTHOR);
  store.draft.put({ id: 'webinar', content: messageContent({ title: 'New' }) }, { ...AUTHOR, person: 'other' });
  await backUp(store);
  const lost = newStore();
  lost.draft.put({ id: 'later', content: messageContent() }, AUTHOR);
  await restore(lost);
  const webinar = { kind: 'announcement', id: 'webinar' } as const;
  const { contributors } = lost.draft;
  expect(contributors.of({ ...webinar, revision: entry.revision })).toEqual([AUTHOR.person]);
  expect(contributors.of({ ...webinar, revision: null })).toEqual([AUTHOR.person, 'other']);
  expect(contributors.of({ kind: 'announcement', id: 'later', revision: null })).toEqual([]);
});

test('a version is written once, and the draft with each run', async () => {
  const store = newStore();
  store.publish('first');
  await backUp(store);
  store.publish('second');
  bucket.puts.length = 0;
  await backUp(store, NOW + 1);
  expect(bucket.puts).toEqual([expect.stringMatching(/^versions\/000003 /), expect.stringMatching(/^drafts\//)]);
});

test('the last drafts are kept, and all versions', async () => {
  const store = newStore();
  store.publish('first');
  for (let run = 0; run < KEPT_DRAFTS + 2; run += 1) await backUp(store, NOW + run);
  const names = await backupNames(bucket.bucket);
  expect(names.length).toBe(KEPT_DRAFTS);
  expect(names[0]).toBe(new Date(NOW + KEPT_DRAFTS + 1).toISOString());
  expect([...bucket.objects.keys()].filter((key) => key.startsWith('versions/'))).toHaveLength(2);
});

test('many versions are copied in several steps, the newest first, and restored in as many', async () => {
  const store = newStore();
  for (let count = 0; count < MAX_AT_ONCE + 10; count += 1) store.publish(`message-${count}`);
  expect(await backUp(store)).toEqual({ left: 11, name: null });
  expect(bucket.puts[0]).toMatch(new RegExp(`^versions/000${MAX_AT_ONCE + 11} `));
  expect(await backupNames(bucket.bucket)).toEqual([]);
  expect(await backUp(store)).toEqual({ left: 0, name: NAME });
  const lost = newStore();
  expect(await collectBackup(lost.rows, bucket.bucket, NAME)).toEqual({ outcome: 'copying', left: 11 });
  expect(lost.versions.latest()?.version).toBe(1);
  await restore(lost);
  expect(contentOf(lost)).toEqual(contentOf(store));
});

test('versions that were numbered again after a loss are written beside the earlier ones', async () => {
  vi.useFakeTimers({ now: NOW });
  try {
    const store = newStore();
    store.publish('before');
    await backUp(store);
    vi.setSystemTime(NOW + 1_000);
    const lost = newStore();
    lost.publish('after');
    await backUp(lost, NOW + 1_000);
    const again = newStore();
    await restore(again);
    expect(again.versions.latest()?.languages.en.announcements.map(({ id }) => id)).toEqual(['before']);
  } finally {
    vi.useRealTimers();
  }
});

describe('a backup that is damaged', () => {
  let store: Store;
  beforeEach(async () => {
    store = newStore();
    for (const id of ['first', 'second']) store.publish(id);
    await backUp(store);
  });
  const keyOf = (version: number) =>
    versionKey({ version, publishedAt: store.versions.find(version)?.publishedAt ?? '' });

  test.each([
    ['is missing', null],
    ['is cut off', '{"version":2'],
    ['is something else', '[]'],
  ])('is restored without a version that %s, which is named', async (_, object) => {
    if (object === null) bucket.objects.delete(keyOf(2));
    else bucket.objects.set(keyOf(2), object);
    const lost = newStore();
    expect(await restore(lost)).toEqual([keyOf(2)]);
    expect(contentOf(lost).versions.map(({ version }) => version)).toEqual([3, 1]);
  });

  test('changes nothing if its draft cannot be read, or no version', async () => {
    const lost = newStore();
    const before = contentOf(lost);
    for (const version of [1, 2, 3]) bucket.objects.delete(keyOf(version));
    expect(await collectBackup(lost.rows, bucket.bucket, NAME)).toEqual({ outcome: 'not-found' });
    bucket.objects.set(`drafts/${NAME}.json`, '{');
    expect(await collectBackup(lost.rows, bucket.bucket, NAME)).toEqual({ outcome: 'not-found' });
    expect(await collectBackup(lost.rows, bucket.bucket, 'never')).toEqual({ outcome: 'not-found' });
    expect(contentOf(lost)).toEqual(before);
  });

  test('leaves nothing behind if another one is restored instead', async () => {
    const earlier = newStore();
    earlier.publish('only');
    await backUp(earlier, NOW - 1);
    const lost = newStore();
    await collectBackup(lost.rows, bucket.bucket, NAME);
    await restore(lost, new Date(NOW - 1).toISOString());
    expect(contentOf(lost)).toEqual(contentOf(earlier));
  });
});
