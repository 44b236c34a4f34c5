/** Releases on workerd: the alarm publishes them, whatever KV and the Studio go through. In process: packages/studio/test/unit/releases.test.ts. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { acceptedVersions, FAULTY_KV, setFault } from '../../../../test/support/faulty-kv.ts';
import { messageContent, type StudioApi, studioApi } from '../../../../test/support/studio-api.ts';
import { type StartedStudio, startStudio } from '../../../cli/src/local/studio.ts';
import type { Status } from '../../src/contract/api.ts';
import type { Release } from '../../src/contract/releases.ts';

let started: StartedStudio;
let api: StudioApi;
beforeAll(async () => {
  started = await startStudio(FAULTY_KV);
  api = studioApi(started.studio.fetch);
});
afterAll(() => started?.stop());
afterEach(() => setFault(started.miniflare, 'none'));

/** @param seconds from now, more than a busy machine takes to schedule it */
async function schedule({ review, call }: StudioApi, name: string, seconds: number): Promise<Release> {
  const { since, chosen: entries, warnings } = await review([{ kind: 'announcement', id: name }]);
  const acknowledged = warnings.map(({ key }) => key);
  const at = new Date(Date.now() + seconds * 1_000).toISOString();
  const body = { name, since, entries, state: 'scheduled', at, acknowledged };
  const saved = await call<Release>('POST', 'releases', body);
  expect(saved.status).toBe(201);
  return saved.body;
}

/** What is in KV; empty if nothing was published. */
async function inKv({ miniflare } = started): Promise<string> {
  const kv = await miniflare.getKVNamespace('MESSAGES', 'portico');
  return String((await kv.get('publication')) ?? '');
}

const read = async ({ id }: Release, { call } = api) => (await call<Release>('GET', `releases/${id}`)).body;

test('releases are published at their times while nobody has the Studio open', async () => {
  for (const id of ['first', 'second']) await api.add(id, messageContent({ title: `The ${id}` }));
  const first = await schedule(api, 'first', 6);
  const second = await schedule(api, 'second', 12);
  await expect.poll(() => inKv(), { timeout: 40_000 }).toContain('The first');
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(first.at ?? ''));
  await expect.poll(() => inKv(), { timeout: 40_000 }).toContain('The second');
  const [one, two] = [await read(first), await read(second)];
  expect([one.state, two.state]).toEqual(['published', 'published']);
  expect(two.version).toBe((one.version ?? 0) + 1);
});

test('while KV fails, a release is a version that waits, and it is put once as soon as KV works', async () => {
  await setFault(started.miniflare, 'failing');
  await api.add('failing', messageContent({ title: 'While it fails' }));
  const release = await schedule(api, 'failing', 6);
  await expect.poll(async () => (await read(release)).state, { timeout: 40_000 }).toBe('published');
  const { latest } = await api.draft();
  expect(latest).toMatchObject({ reason: 'failing', state: 'pending' });
  expect(await inKv()).not.toContain('While it fails');
  await setFault(started.miniflare, 'none');
  await expect
    .poll(async () => (await api.call<Status>('GET', 'status')).body.latest.state, { timeout: 20_000 })
    .toBe('published');
  expect(await inKv()).toContain('While it fails');
  expect((await acceptedVersions(started.miniflare)).filter((version) => version === latest.version)).toHaveLength(1);
});

test('a release whose time comes while the Studio does not run is published once it runs again', async () => {
  const persistTo = await mkdtemp(join(tmpdir(), 'portico-studio-'));
  try {
    const before = await startStudio({ persistTo });
    const first = studioApi(before.studio.fetch);
    await first.add('interrupted', messageContent({ title: 'Interrupted' }));
    const release = await schedule(first, 'interrupted', 8);
    await before.stop();
    await expect.poll(() => Date.now() > Date.parse(release.at ?? ''), { timeout: 20_000 }).toBe(true);
    const after = await startStudio({ persistTo });
    // before anyone opens the Studio
    await expect.poll(() => inKv(after), { timeout: 30_000 }).toContain('Interrupted');
    expect(await read(release, studioApi(after.studio.fetch))).toMatchObject({ state: 'published', version: 2 });
    await after.stop();
  } finally {
    await rm(persistTo, { recursive: true });
  }
});
