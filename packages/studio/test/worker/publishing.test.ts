/** Publishing on workerd: the complete document in KV, whatever KV and the Studio go through. */

import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Publication, publicationSchema } from '../../../../src/content/publication.ts';
import { acceptedVersions, FAULTY_KV, setFault } from '../../../../test/support/faulty-kv.ts';
import { messageContent } from '../../../../test/support/studio-api.ts';
import { studioOnWorkerd } from '../../../../test/support/studio-on-workerd.ts';
import type { Status, Version, VersionList, VersionSummary } from '../../src/contract/api.ts';

const { api, inKv, restart, started } = studioOnWorkerd(FAULTY_KV);

/** The latest version before each test. */
let before: Version;

beforeEach(async () => {
  const { latest } = await api.draft();
  before = (await api.call<Version>('GET', `versions/${latest.version}`)).body;
});
afterEach(() => setFault(started().miniflare, 'none'));

async function published(): Promise<Publication | null> {
  const text = await inKv();
  return text === '' ? null : v.parse(publicationSchema, JSON.parse(text));
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

test('a version waits while KV fails, a later one overtakes it, and each is put once as soon as KV works', async () => {
  await setFault(started().miniflare, 'failing');
  const entry = await api.add('overtaken');
  expect(await api.publish()).toMatchObject({ version: before.version + 1, state: 'pending' });
  expect((await published())?.version).toBe(before.version);
  const changed = await api.change(entry, messageContent({ title: 'Corrected' }));
  await setFault(started().miniflare, 'none');
  expect(await api.publish()).toMatchObject({ version: before.version + 2, state: 'published' });
  expect(titles(await published())).toContain('Corrected');
  const { versions } = (await api.call<VersionList>('GET', 'versions')).body;
  expect(versions.filter(({ state }) => state === 'pending')).toEqual([]);
  // a third version is repeated after the first one would have been
  await setFault(started().miniflare, 'failing');
  await api.change(changed, messageContent({ title: 'Corrected again' }));
  expect(await api.publish()).toMatchObject({ version: before.version + 3, state: 'pending' });
  await setFault(started().miniflare, 'none');
  await expect.poll(stateOfLatest).toBe('published');
  expect(titles(await published())).toContain('Corrected again');
  const accepted = await acceptedVersions(started().miniflare);
  // the first one is repeated after a second, which may be before the second one is published
  const since = accepted.slice(accepted.indexOf(before.version) + 1).filter((version) => version > before.version + 1);
  expect(since).toEqual([before.version + 2, before.version + 3]);
});

test('of people who publish at the same time, one succeeds, and the others are told', async () => {
  await api.add('at-once');
  const { since, chosen: entries, warnings } = await api.check();
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
  await api.add('interrupted', messageContent({ title: 'Interrupted' }));
  await setFault(started().miniflare, 'hanging');
  const publishing = api.publish().catch(() => null);
  const version = before.version + 1;
  await expect.poll(async () => (await api.draft()).latest).toMatchObject({ version, state: 'pending' });
  expect((await published())?.version).toBe(before.version);
  await restart();
  await publishing;
  // before anyone opens the Studio
  await expect.poll(async () => titles(await published()), { timeout: 30_000 }).toContain('Interrupted');
  await expect.poll(async () => (await api.draft()).latest).toMatchObject({ version, state: 'published' });
});
