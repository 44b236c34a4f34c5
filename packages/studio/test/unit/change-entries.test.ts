/** Several entries are changed with one request, each as if it were alone. */

import { beforeEach, expect, test } from 'vitest';
import { callWith } from '../../../../test/support/call-with.ts';
import { memoryStorage } from '../../../../test/support/memory-storage.ts';
import { messageContent } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import { newTab } from '../../../../test/support/tabs.ts';
import type { EntryOutcomes } from '../../src/contract/api.ts';
import type { ChangesRequest } from '../../src/contract/requests.ts';
import { createDraftStore } from '../../src/page/data/draft-store.ts';
import { unsavedChanges } from '../../src/page/data/unsaved-changes.ts';

let api: InProcessStudio;
beforeEach(async () => {
  api = await studioInProcess();
});

const named = (id: string) => ({ kind: 'announcement', id }) as const;
const titles = async () =>
  (await api.draft()).entries.flatMap(({ id, content }) =>
    content.kind === 'announcement' ? [[id, content.languages.en?.title]] : [],
  );

test('a conflict with one entry does not keep the others from being saved or deleted', async () => {
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
  expect(await titles()).toEqual([
    ['kept', 'Mine'],
    ['stale', 'Theirs'],
    ['new', 'Mine'],
  ]);
});

test('if the draft cannot hold all entries, none is saved', async () => {
  const entries = Array.from({ length: 1_999 }, (_, index) => ({ id: `a-${index}`, content: messageContent() }));
  await api.call('PUT', 'draft', { revision: (await api.draft()).revision, entries });
  const changes = ['b', 'c'].map((id) => ({ ...named(id), revision: null, content: messageContent() }));
  const { body } = await api.call<EntryOutcomes>('PATCH', 'draft', { changes });
  expect(body.outcomes.map(({ outcome }) => outcome)).toEqual(['full', 'full']);
  expect((await api.draft()).entries).toHaveLength(1_999);
});

test('the page saves what is unsaved with one request for 100 entries', async () => {
  const requests: string[] = [];
  const call = callWith(async (method, path, { body, headers = {} }) => {
    if (method !== 'GET') requests.push(`${method} ${path}`);
    return (await api.call(method, path, body, headers)).body;
  });
  const store = createDraftStore(unsavedChanges(memoryStorage(), newTab()), call);
  await store.load();
  for (let index = 0; index < 150; index += 1) store.change('announcement', `a-${index}`, messageContent());
  expect(await store.saveAll()).toBe(true);
  expect(requests).toEqual(['PATCH draft', 'PATCH draft']);
  expect((await titles()).filter(([id]) => id?.startsWith('a-'))).toHaveLength(150);
  expect(store.hasUnsaved()).toBe(false);
});
