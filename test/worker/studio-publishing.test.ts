/** Publishing on workerd: the complete document in KV, whatever KV and the Studio go through. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { type StartedStudio, startStudio } from '../../scripts/local/studio.ts';
import { type Publication, publicationSchema } from '../../src/content/publication.ts';
import type { DraftAnswer, Status, Version, VersionList, VersionSummary } from '../../studio/contract/api.ts';
import { FAULTY_KV, setFault } from '../support/faulty-kv.ts';
import { messageContent, studioApi } from '../support/studio-api.ts';

let started: StartedStudio | null = null;
const directories: string[] = [];

afterEach(async () => {
  await started?.stop();
  started = null;
  await Promise.all(directories.splice(0).map((directory) => rm(directory, { recursive: true })));
});

async function start(options: Parameters<typeof startStudio>[0] = {}) {
  started = await startStudio(options);
  const { miniflare, studio } = started;
  const published = async (): Promise<Publication | null> => {
    const kv = await miniflare.getKVNamespace('MESSAGES', 'portico');
    const text = await kv.get('publication');
    return text === null ? null : v.parse(publicationSchema, JSON.parse(String(text)));
  };
  return { ...started, api: studioApi(studio.fetch), published };
}

async function directory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'portico-studio-'));
  directories.push(path);
  return path;
}

const titles = (publication: Publication | null) =>
  publication?.languages.en.announcements.map(({ title }) => title) ?? [];

test('what is published is in KV as one complete document', async () => {
  const { api, published } = await start();
  expect(await published()).toBeNull();
  await api.add('spring-webinar');
  const version = await api.publish('for spring');
  expect(version).toMatchObject({ version: 2, publishedBy: 'local', reason: 'for spring', state: 'published' });
  const document = await published();
  expect(document).toMatchObject({ format: 1, version: 2, publishedAt: version.publishedAt });
  expect(titles(document)).toContain('Spring webinar');
  const { body } = await api.call<Version>('GET', 'versions/2');
  expect(body.languages).toEqual(document?.languages);
});

test('an earlier version is restored as a new one, and the draft follows', async () => {
  const { api, published } = await start();
  const before = (await api.call<Version>('GET', 'versions/1')).body;
  await api.add('spring-webinar');
  await api.publish();
  const restored = await api.call<VersionSummary>('POST', 'versions/1/restore', { reason: 'too early' });
  expect(restored).toMatchObject({ status: 201, body: { version: 3, restores: 1, reason: 'too early' } });
  expect((await published())?.languages).toEqual(before.languages);
  expect((await api.draft()).entries.map(({ id }) => id)).not.toContain('spring-webinar');
  const { body } = await api.call<VersionList>('GET', 'versions');
  expect(body.versions.map(({ version }) => version)).toEqual([3, 2, 1]);
});

test('restoring keeps what the draft has changed meanwhile', async () => {
  const { api } = await start();
  const entry = await api.add('spring-webinar');
  await api.add('summer-school');
  await api.publish();
  await api.change(entry, messageContent({ title: 'Spring webinar, again' }));
  await api.call('POST', 'versions/1/restore', { reason: '' });
  const { entries } = await api.draft();
  expect(entries.map(({ id }) => id)).not.toContain('summer-school');
  expect(entries.find(({ id }) => id === 'spring-webinar')?.content).toEqual(
    messageContent({ title: 'Spring webinar, again' }),
  );
});

test('ending an announcement publishes it with its end, and ends it in a draft that has other changes', async () => {
  const { api, published } = await start();
  const entry = await api.add('spring-webinar');
  await api.publish();
  await api.change(entry, messageContent({ title: 'New title' }));
  const ended = await api.call('POST', 'announcements/spring-webinar/end', { languages: ['en'], reason: 'cancelled' });
  expect(ended.status).toBe(201);
  const inKv = (await published())?.languages.en.announcements.find(({ id }) => id === 'spring-webinar');
  expect(inKv?.title).toBe('Spring webinar');
  expect(Date.parse(inKv?.endDate ?? '')).toBeLessThanOrEqual(Date.now());
  const draft = (await api.draft()).entries.find(({ id }) => id === 'spring-webinar');
  expect(draft?.content).toEqual(messageContent({ title: 'New title', endDate: inKv?.endDate ?? '' }));
  const again = await api.call('POST', 'announcements/spring-webinar/end', { languages: ['en'], reason: '' });
  expect(again.status).toBe(422);
});

test('an announcement that has not started is removed when it is ended', async () => {
  const { api, published } = await start();
  await api.add('later', messageContent({ startDate: '2090-01-01T00:00:00Z' }));
  await api.publish();
  const ended = await api.call('POST', 'announcements/later/end', { languages: ['en', 'de'], reason: '' });
  expect(ended.status).toBe(201);
  expect((await published())?.languages.en.announcements.map(({ id }) => id)).not.toContain('later');
  expect((await api.draft()).entries.map(({ id }) => id)).not.toContain('later');
});

test('while KV fails, a version is pending, and it is put as soon as KV works', async () => {
  const { api, published, miniflare } = await start(FAULTY_KV);
  await setFault(miniflare, 'failing');
  await api.add('spring-webinar');
  expect(await api.publish()).toMatchObject({ version: 2, state: 'pending' });
  expect(await published()).toBeNull();
  await setFault(miniflare, 'none');
  await expect.poll(async () => (await api.call<Status>('GET', 'status')).body.latest.state).toBe('published');
  expect(titles(await published())).toContain('Spring webinar');
});

test('a later version overtakes one that KV has not accepted', async () => {
  const { api, published, miniflare } = await start(FAULTY_KV);
  await setFault(miniflare, 'failing');
  const entry = await api.add('spring-webinar');
  await api.publish();
  await api.change(entry, messageContent({ title: 'Corrected' }));
  await setFault(miniflare, 'none');
  expect(await api.publish()).toMatchObject({ version: 3, state: 'published' });
  expect(titles(await published())).toContain('Corrected');
  const { body } = await api.call<VersionList>('GET', 'versions');
  expect(body.versions.map(({ state }) => state)).toEqual(['published', 'published', 'published']);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await published()).toMatchObject({ version: 3 });
});

test('people who publish at the same time get versions one after the other, and KV the last one', async () => {
  const { api, published } = await start();
  const { revision: draftRevision } = await api.draft();
  const { body: review } = await api.call<{ warnings: { key: string }[] }>('GET', 'review');
  const acknowledged = review.warnings.map(({ key }) => key);
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((reason) =>
      api.call<VersionSummary>('POST', 'versions', { draftRevision, reason, acknowledged }),
    ),
  );
  expect(answers.map(({ body }) => body.version).sort()).toEqual([2, 3, 4, 5]);
  expect(await published()).toMatchObject({ version: 5 });
});

test('a Studio that stops before KV has accepted a version puts it after it has started again', async () => {
  const persistTo = await directory();
  const first = await start({ ...FAULTY_KV, persistTo });
  await first.api.add('spring-webinar');
  await setFault(first.miniflare, 'hanging');
  const publishing = first.api.publish().catch(() => null);
  await expect.poll(async () => (await first.api.draft()).latest).toMatchObject({ version: 2, state: 'pending' });
  expect(await first.published()).toBeNull();
  await first.stop();
  await publishing;
  const second = await start({ persistTo });
  // nobody opens the Studio
  await second.miniflare.getWorker('portico-studio');
  expect((await second.api.draft()).latest).toMatchObject({ version: 2, state: 'pending' });
  await expect.poll(async () => titles(await second.published())).toContain('Spring webinar');
  expect((await second.api.call<DraftAnswer>('GET', 'draft')).body.latest).toMatchObject({
    version: 2,
    state: 'published',
  });
});
