/** How a page that stays in view learns what others have changed: from the status, and by loading only that. */

import { expect, test } from 'vitest';
import { callWith } from '../../../../test/support/call-with.ts';
import { memoryStorage } from '../../../../test/support/memory-storage.ts';
import { messageContent, titleOf } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import { newTab } from '../../../../test/support/tabs.ts';
import type { DraftAnswer, Review, Status } from '../../src/contract/api.ts';
import { createDraftStore } from '../../src/page/data/draft-store.ts';
import { unsavedChanges } from '../../src/page/data/unsaved-changes.ts';

/** What a page loads, which two people share with this one. */
async function pageOf(studio: InProcessStudio) {
  const paths: string[] = [];
  const call = callWith(async (method, path, { body, headers = {} }) => {
    paths.push(path);
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
  const { since: version, chosen } = (await studio.call<Review>('POST', 'review', asked)).body;
  const { event } = await status();
  await studio.call('POST', 'releases', { name: 'Spring', since: version, entries: chosen, state: 'open' });
  expect(await status()).toMatchObject({ draft: before.draft + 1, event: event + 1 });

  // nothing says which entries were deleted
  await studio.call('DELETE', 'draft/announcement/webinar', undefined, { 'if-match': `"${entry.revision}"` });
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
  await studio.call('DELETE', 'draft/announcement/webinar', undefined, { 'if-match': `"${changed.revision}"` });
  await follow();
  expect(title('webinar')).toBeUndefined();
  expect(store.content('announcement', 'report')).toEqual(messageContent({ title: 'Not saved yet' }));

  await store.saveAll();
  await studio.publish();
  expect(await follow()).toHaveLength(2);
  expect(loaded().published?.en.announcements.map(({ id }) => id)).toContain('report');
});
