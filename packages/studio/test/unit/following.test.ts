/** How the page and the API send each other several changes at once: those of others, and one's own. */

import { expect, test } from 'vitest';
import { callWith } from '../../../../test/support/call-with.ts';
import { memoryStorage } from '../../../../test/support/memory-storage.ts';
import { messageContent, titleOf } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import { newTab } from '../../../../test/support/tabs.ts';
import type { Check, DraftAnswer, EntryOutcomes, Status } from '../../src/contract/api.ts';
import type { ChangesRequest } from '../../src/contract/requests.ts';
import { createDraftStore } from '../../src/page/data/draft-store.ts';
import { unsavedChanges } from '../../src/page/data/unsaved-changes.ts';

/** What a page loads, which two people share with this one. */
async function pageOf(studio: InProcessStudio) {
  const paths: string[] = [];
  const call = callWith(async (method, path, { body, headers = {} }) => {
    paths.push(method === 'GET' ? path : `${method} ${path}`);
    return (await studio.call(method, path, body, headers)).body;
  });
  const store = createDraftStore(unsavedChanges(memoryStorage(), newTab()), call);
  await store.load();
  const loaded = () => {
    const state = store.state();
    if (state.status !== 'loaded') throw new Error(state.status);
    return state.draft;
  };
  return {
    store,
    requests: paths,
    loaded,
    title: (id: string) => titleOf(loaded().entries.get(`announcement/${id}`)?.saved ?? undefined),
    /** @returns the paths that it has requested */
    follow: async () => {
      const status = (await studio.call<Status>('GET', 'status')).body;
      paths.length = 0;
      await store.follow(status);
      return [...paths];
    },
  };
}

test('the status tells of changes, releases and comments, and the draft answers what has changed since', async () => {
  const studio = await studioInProcess();
  const status = async () => (await studio.call<Status>('GET', 'status')).body;
  const since = async (revision: number | string) =>
    (await studio.call<DraftAnswer>('GET', `draft?since=${revision}`)).body;
  const entry = await studio.add('webinar');
  const before = await status();
  expect(before.draft).toBe((await studio.draft()).revision);
  expect(await since(before.draft)).toMatchObject({ entries: [], since: before.draft });

  const other = await studio.add('report');
  expect((await status()).draft).toBe(before.draft + 1);
  expect((await since(before.draft)).entries).toEqual([other]);

  const asked = { entries: [{ kind: 'announcement', id: 'report' }] };
  const { since: version, chosen } = (await studio.call<Check>('POST', 'review', asked)).body;
  const { event } = await status();
  await studio.call('POST', 'releases', { name: 'Spring', since: version, entries: chosen, state: 'open' });
  expect(await status()).toMatchObject({ draft: before.draft + 1, event: event + 1 });

  // nothing says which entries were deleted
  await studio.remove(entry);
  const all = await studio.draft();
  expect(await since(before.draft)).toEqual(all);
  for (const unknown of ['-1', 'x', '999999999']) expect(await since(unknown)).toEqual(all);
});

test('the page loads only what others have changed, and keeps what is not saved', async () => {
  const studio = await studioInProcess();
  const [entry, other] = [await studio.add('webinar'), await studio.add('report')];
  const { store, loaded, title, follow } = await pageOf(studio);
  const untouched = loaded().entries.get('announcement/report');
  expect(await follow()).toEqual([]);

  const changed = await studio.change(entry, messageContent({ title: 'By another' }));
  await studio.add('new');
  expect(await follow()).toEqual([`draft?since=${other.revision}`]);
  expect([title('webinar'), title('new')]).toEqual(['By another', 'Spring webinar']);
  expect(loaded().entries.get('announcement/report')).toBe(untouched);

  // own saves are known already
  store.change('announcement', 'report', messageContent({ title: 'Mine' }));
  await store.saveAll();
  expect(await follow()).toEqual([]);

  store.change('announcement', 'report', messageContent({ title: 'Not saved yet' }));
  await studio.remove(changed);
  await follow();
  expect(title('webinar')).toBeUndefined();
  expect(store.content('announcement', 'report')).toEqual(messageContent({ title: 'Not saved yet' }));

  await store.saveAll();
  await studio.publish();
  expect(await follow()).toHaveLength(2);
  expect(loaded().published?.en.announcements.map(({ id }) => id)).toContain('report');
});

const named = (id: string) => ({ kind: 'announcement', id }) as const;
const titlesIn = async (api: InProcessStudio) =>
  (await api.draft()).entries.flatMap(({ id, content }) =>
    content.kind === 'announcement' ? [[id, content.languages.en?.title]] : [],
  );

test('a conflict with one entry does not keep the others from being saved or deleted', async () => {
  const api = await studioInProcess();
  await api.call('PUT', 'draft', { revision: (await api.draft()).revision, entries: [] });
  const [kept, gone, stale] = [await api.add('kept'), await api.add('gone'), await api.add('stale')];
  const theirs = await api.change(stale, messageContent({ title: 'Theirs' }));
  const content = messageContent({ title: 'Mine' });
  const changes: ChangesRequest['changes'] = [
    { ...named('kept'), revision: kept.revision, content },
    { ...named('gone'), revision: gone.revision, content: null },
    { ...named('stale'), revision: stale.revision, content },
    { ...named('new'), revision: null, content },
    { ...named('unknown'), revision: 1, content: null },
  ];
  const { status, body } = await api.call<EntryOutcomes>('PATCH', 'draft', { changes });
  expect(status).toBe(200);
  expect(body.outcomes).toEqual([
    { outcome: 'saved', entry: expect.objectContaining({ id: 'kept', content }) },
    { outcome: 'deleted' },
    { outcome: 'conflict', current: theirs },
    { outcome: 'saved', entry: expect.objectContaining({ id: 'new', content }) },
    { outcome: 'conflict', current: null },
  ]);
  expect(await titlesIn(api)).toEqual([
    ['kept', 'Mine'],
    ['stale', 'Theirs'],
    ['new', 'Mine'],
  ]);
});

test('if the draft cannot hold all entries, none is saved', async () => {
  const api = await studioInProcess();
  const entries = Array.from({ length: 1_999 }, (_, index) => ({ id: `a-${index}`, content: messageContent() }));
  await api.call('PUT', 'draft', { revision: (await api.draft()).revision, entries });
  const changes = ['b', 'c'].map((id) => ({ ...named(id), revision: null, content: messageContent() }));
  const { body } = await api.call<EntryOutcomes>('PATCH', 'draft', { changes });
  expect(body.outcomes.map(({ outcome }) => outcome)).toEqual(['full', 'full']);
  expect((await api.draft()).entries).toHaveLength(1_999);
});

test('the page saves what is unsaved with one request for 100 entries', async () => {
  const api = await studioInProcess();
  const { store, requests } = await pageOf(api);
  requests.length = 0;
  for (let index = 0; index < 150; index += 1) store.change('announcement', `a-${index}`, messageContent());
  expect(await store.saveAll()).toBe(true);
  expect(requests).toEqual(['PATCH draft', 'PATCH draft']);
  expect((await titlesIn(api)).filter(([id]) => id?.startsWith('a-'))).toHaveLength(150);
  expect(store.hasUnsaved()).toBe(false);
});
