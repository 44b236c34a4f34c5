/** Releases on workerd: the alarm publishes them, whatever KV and the Studio go through. In process: packages/studio/test/unit/releases.test.ts. */

import { afterEach, expect, test } from 'vitest';
import { acceptedVersions, FAULTY_KV, setFault } from '../../../../test/support/faulty-kv.ts';
import { messageContent } from '../../../../test/support/studio-api.ts';
import { studioOnWorkerd } from '../../../../test/support/studio-on-workerd.ts';
import type { Status } from '../../src/contract/api.ts';
import type { Release } from '../../src/contract/releases.ts';

const { api, inKv, restart, started } = studioOnWorkerd(FAULTY_KV);
afterEach(() => setFault(started().miniflare, 'none'));

/** @param seconds from now, more than a busy machine takes to schedule it */
const schedule = (id: string, seconds: number) =>
  api.schedule(id, id, new Date(Date.now() + seconds * 1_000).toISOString());

const read = async ({ id }: Release) => (await api.call<Release>('GET', `releases/${id}`)).body;

test('releases are published at their times while nobody has the Studio open', async () => {
  for (const id of ['first', 'second']) await api.add(id, messageContent({ title: `The ${id}` }));
  const first = await schedule('first', 6);
  const second = await schedule('second', 12);
  await expect.poll(() => inKv(), { timeout: 40_000 }).toContain('The first');
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(first.at ?? ''));
  await expect.poll(() => inKv(), { timeout: 40_000 }).toContain('The second');
  const [one, two] = [await read(first), await read(second)];
  expect([one.state, two.state]).toEqual(['published', 'published']);
  expect(two.version).toBe((one.version ?? 0) + 1);
});

test('while KV fails, a release is a version that waits, and it is put once as soon as KV works', async () => {
  await setFault(started().miniflare, 'failing');
  await api.add('failing', messageContent({ title: 'While it fails' }));
  const release = await schedule('failing', 6);
  await expect.poll(async () => (await read(release)).state, { timeout: 40_000 }).toBe('published');
  const { latest } = await api.draft();
  expect(latest).toMatchObject({ reason: 'failing', state: 'pending' });
  expect(await inKv()).not.toContain('While it fails');
  await setFault(started().miniflare, 'none');
  await expect
    .poll(async () => (await api.call<Status>('GET', 'status')).body.latest.state, { timeout: 20_000 })
    .toBe('published');
  expect(await inKv()).toContain('While it fails');
  expect((await acceptedVersions(started().miniflare)).filter((version) => version === latest.version)).toHaveLength(1);
});

test('a release whose time comes while the Studio does not run is published once it runs again', async () => {
  await api.add('interrupted', messageContent({ title: 'Interrupted' }));
  const release = await schedule('interrupted', 8);
  await restart(() => expect.poll(() => Date.now() > Date.parse(release.at ?? ''), { timeout: 20_000 }).toBe(true));
  // before anyone opens the Studio
  await expect.poll(() => inKv(), { timeout: 30_000 }).toContain('Interrupted');
  expect(await read(release)).toMatchObject({ state: 'published' });
});
