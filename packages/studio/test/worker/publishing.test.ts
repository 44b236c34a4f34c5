/** Publishing on workerd: the complete document in KV, whatever KV and the Studio go through. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Publication, publicationSchema } from '../../../../src/content/publication.ts';
import { acceptedVersions, FAULTY_KV, setFault } from '../../../../test/support/faulty-kv.ts';
import { messageContent, type StudioApi, studioApi } from '../../../../test/support/studio-api.ts';
import { type StartedStudio, startStudio } from '../../../cli/src/local/studio.ts';
import type { Status, Version, VersionList, VersionSummary } from '../../src/contract/api.ts';

let started: StartedStudio;
let api: StudioApi;
/** The latest version before each test. */
let before: Version;

beforeAll(async () => {
  started = await startStudio(FAULTY_KV);
  api = studioApi(started.studio.fetch);
});
afterAll(() => started?.stop());

beforeEach(async () => {
  const { latest } = await api.draft();
  before = (await api.call<Version>('GET', `versions/${latest.version}`)).body;
});
afterEach(() => setFault(started.miniflare, 'none'));

/** What is in KV. */
async function published({ miniflare } = started): Promise<Publication | null> {
  const kv = await miniflare.getKVNamespace('MESSAGES', 'portico');
  const text = await kv.get('publication');
  return text === null ? null : v.parse(publicationSchema, JSON.parse(String(text)));
}

const titles = (publication: Publication | null) =>
  publication?.languages.en.announcements.map(({ title }) => title) ?? [];

const stateOfLatest = async () => (await api.call<Status>('GET', 'status')).body.latest.state;

const find = async (id: string) => (await api.draft()).entries.find((entry) => entry.id === id);

test('what is published is in KV as one complete document', async () => {
  expect(await published()).toBeNull();
  await api.add('published', messageContent({ title: 'Published' }));
  const version = await api.publish('for spring');
  expect(version).toMatchObject({ version: 2, publishedBy: 'local', reason: 'for spring', state: 'published' });
  const document = await published();
  expect(document).toMatchObject({ format: 1, version: 2, publishedAt: version.publishedAt });
  expect(titles(document)).toContain('Published');
  const { body } = await api.call<Version>('GET', 'versions/2');
  expect(body.languages).toEqual(document?.languages);
});

test('an earlier version is restored as a new one, and the draft follows', async () => {
  await api.add('restored', messageContent({ title: 'Restored' }));
  await api.publish();
  const { status, body } = await api.call<VersionSummary>('POST', `versions/${before.version}/restore`, {
    reason: 'early',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ version: before.version + 2, restores: before.version, reason: 'early' });
  expect((await published())?.languages).toEqual(before.languages);
  expect(await find('restored')).toBeUndefined();
  const { versions } = (await api.call<VersionList>('GET', 'versions')).body;
  expect(versions.map(({ version }) => version)).toEqual([...versions.keys()].reverse().map((index) => index + 1));
});

test('restoring keeps what the draft has changed meanwhile', async () => {
  const entry = await api.add('changed');
  await api.add('unchanged');
  await api.publish();
  const changed = await api.change(entry, messageContent({ title: 'Changed' }));
  await api.call('POST', `versions/${before.version}/restore`, { reason: '' });
  expect(await find('unchanged')).toBeUndefined();
  expect(await find('changed')).toEqual(changed);
});

test('ending an announcement publishes it with its end, and ends it in a draft that has other changes', async () => {
  const entry = await api.add('ended', messageContent({ title: 'Before' }));
  await api.publish();
  await api.change(entry, messageContent({ title: 'After' }));
  const ended = await api.call('POST', 'announcements/ended/end', { languages: ['en'], reason: 'cancelled' });
  expect(ended.status).toBe(201);
  const inKv = (await published())?.languages.en.announcements.find(({ id }) => id === 'ended');
  expect(inKv?.title).toBe('Before');
  expect(Date.parse(inKv?.endDate ?? '')).toBeLessThanOrEqual(Date.now());
  expect((await find('ended'))?.content).toEqual(messageContent({ title: 'After', endDate: inKv?.endDate ?? '' }));
  const again = await api.call('POST', 'announcements/ended/end', { languages: ['en'], reason: '' });
  expect(again.status).toBe(422);
});

test('an announcement that has not started is removed when it is ended', async () => {
  await api.add('later', messageContent({ startDate: '2090-01-01T00:00:00Z' }));
  await api.publish();
  const ended = await api.call('POST', 'announcements/later/end', { languages: ['en', 'de'], reason: '' });
  expect(ended.status).toBe(201);
  expect((await published())?.languages.en.announcements.map(({ id }) => id)).not.toContain('later');
  expect(await find('later')).toBeUndefined();
});

test('while KV fails, a version is pending, and it is put as soon as KV works', async () => {
  await setFault(started.miniflare, 'failing');
  await api.add('failing', messageContent({ title: 'While it fails' }));
  expect(await api.publish()).toMatchObject({ version: before.version + 1, state: 'pending' });
  expect((await published())?.version).toBe(before.version);
  await setFault(started.miniflare, 'none');
  await expect.poll(stateOfLatest).toBe('published');
  expect(titles(await published())).toContain('While it fails');
});

test('a later version overtakes one that KV has not accepted', async () => {
  await setFault(started.miniflare, 'failing');
  const entry = await api.add('overtaken');
  await api.publish();
  await api.change(entry, messageContent({ title: 'Corrected' }));
  await setFault(started.miniflare, 'none');
  expect(await api.publish()).toMatchObject({ version: before.version + 2, state: 'published' });
  expect(titles(await published())).toContain('Corrected');
  const { versions } = (await api.call<VersionList>('GET', 'versions')).body;
  expect(versions.filter(({ state }) => state === 'pending')).toEqual([]);
  // a third version is repeated after the first one would have been
  await setFault(started.miniflare, 'failing');
  await api.change({ ...entry, revision: entry.revision + 1 }, messageContent({ title: 'Corrected again' }));
  expect(await api.publish()).toMatchObject({ version: before.version + 3, state: 'pending' });
  await setFault(started.miniflare, 'none');
  await expect.poll(stateOfLatest).toBe('published');
  const accepted = await acceptedVersions(started.miniflare);
  const since = accepted.slice(accepted.indexOf(before.version) + 1);
  // the first one is repeated after a second, which may be before the second one is published
  if (since[0] === before.version + 1) since.shift();
  expect(since).toEqual([before.version + 2, before.version + 3]);
});

test('of people who publish at the same time, one succeeds, and the others are told', async () => {
  await api.add('at-once');
  const { since, chosen: entries, warnings } = await api.review();
  const acknowledged = warnings.map(({ key }) => key);
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((reason) =>
      api.call<VersionSummary>('POST', 'versions', { since, entries, reason, acknowledged }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(await published()).toMatchObject({ version: before.version + 1 });
});

test('a Studio that stops before KV has accepted a version puts it after it has started again', async () => {
  const persistTo = await mkdtemp(join(tmpdir(), 'portico-studio-'));
  try {
    const first = await startStudio({ ...FAULTY_KV, persistTo });
    const { add, publish, draft } = studioApi(first.studio.fetch);
    await add('interrupted', messageContent({ title: 'Interrupted' }));
    await setFault(first.miniflare, 'hanging');
    const publishing = publish().catch(() => null);
    await expect.poll(async () => (await draft()).latest).toMatchObject({ version: 2, state: 'pending' });
    expect(await published(first)).toBeNull();
    await first.stop();
    await publishing;
    const second = await startStudio({ persistTo });
    const again = studioApi(second.studio.fetch);
    // before anyone opens the Studio
    await expect.poll(async () => titles(await published(second)), { timeout: 30_000 }).toContain('Interrupted');
    await expect.poll(async () => (await again.draft()).latest).toMatchObject({ version: 2, state: 'published' });
    await second.stop();
  } finally {
    await rm(persistTo, { recursive: true });
  }
});
