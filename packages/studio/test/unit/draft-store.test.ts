/** The draft in the page: what is saved when, what happens if a save fails, and what is kept. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, callWith } from '../../../../test/support/call-with.ts';
import { memoryStorage } from '../../../../test/support/memory-storage.ts';
import { announcementIn, MESSAGE_FIELDS } from '../../../../test/support/studio-api.ts';
import { newTab } from '../../../../test/support/tabs.ts';
import type { DraftAnswer, Session } from '../../src/contract/api.ts';
import type { Entry, EntryName, MessageContent, MessageFields } from '../../src/contract/draft.ts';
import { ApiFailure, ConflictFailure } from '../../src/page/data/api-client.ts';
import { type EntryState, savingState } from '../../src/page/data/draft-state.ts';
import { createDraftStore } from '../../src/page/data/draft-store.ts';
import { type FieldInFocus, NO_FIELD } from '../../src/page/data/field-in-focus.ts';
import { unsavedChanges } from '../../src/page/data/unsaved-changes.ts';

const timeout = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const FIELDS: MessageFields = { ...MESSAGE_FIELDS, title: 'Webinar' };

const content = (title: string, fields: Partial<MessageFields> = {}): MessageContent =>
  announcementIn({ en: { ...FIELDS, title, ...fields } });

const entryOf = (title: string, revision: number, fields: Partial<MessageFields> = {}): Entry => ({
  id: 'webinar',
  content: content(title, fields),
  revision,
  changedAt: '2026-11-22T09:00:00Z',
  changedBy: 'ada@example.com',
});

const isWebinar = ({ id }: EntryName) => id === 'webinar';

const SESSION: Session = {
  person: 'ada@example.com',
  rights: { role: 'administrator', texts: [], publishes: [] },
  brand: { name: 'Acme', siteOrigin: 'https://www.example.com', origins: {}, loginOrigins: [] },
  images: [],
  imageOrigins: [],
  sites: [],
  needsApproval: false,
  cards: [],
};

/** Stands in for the API, which keeps one entry. @param kept what it keeps of a content */
function fakeApi(kept = (content: MessageContent) => content) {
  const respond: Answer = async (method, path, { body, headers }) => {
    if (!path.startsWith('draft/')) {
      await timeout(100);
      if (path.startsWith('versions/')) throw new ApiFailure(404, { error: 'not-found', message: 'No version.' });
      const draft = { revision: 1, entries: api.current ? [api.current] : [], latest: LATEST } satisfies DraftAnswer;
      return path === 'session' ? SESSION : draft;
    }
    api.saves += 1;
    api.openSaves += 1;
    expect(api.openSaves).toBe(1);
    await timeout(api.delay);
    api.openSaves -= 1;
    const fault = api.faults.shift();
    if (fault) throw fault;
    const lost = api.answersLost.shift();
    const { current } = api;
    const condition = current && `"${current.revision}"`;
    if ((headers?.['if-match'] ?? null) !== condition) throw new ConflictFailure({ error: 'conflict', current });
    api.current = null;
    if (method === 'DELETE') return null;
    const content = kept(body as MessageContent);
    api.saved.push((body as MessageContent).languages.en?.title ?? '');
    api.current = { ...entryOf('', (current?.revision ?? 0) + 1), content };
    if (lost) throw lost;
    return api.current;
  };
  const api = {
    current: entryOf('Webinar', 1) as Entry | null,
    saved: [] as string[],
    faults: [] as Error[],
    /** Of saves that succeed. */
    answersLost: [] as Error[],
    delay: 100,
    saves: 0,
    openSaves: 0,
    respond,
  };
  return api;
}

const LATEST = {
  version: 1,
  publishedAt: '2026-11-01T00:00:00Z',
  publishedBy: 'built-in',
  reason: '',
  restores: null,
  state: 'published',
} as const;

async function loadedStore(api = fakeApi(), storage = memoryStorage(), tab = newTab(), focus = NO_FIELD) {
  const store = createDraftStore(unsavedChanges(storage, tab), callWith(api.respond), focus);
  const loading = store.load();
  await pass(300);
  await loading;
  const draft = () => {
    const state = store.state();
    if (state.status !== 'loaded') throw new Error(state.status);
    return state.draft;
  };
  const entry = (): EntryState | undefined => draft().entries.get('announcement/webinar');
  const type = (title: string, fields?: Partial<MessageFields>) =>
    store.change('announcement', 'webinar', content(title, fields));
  /** Loads what others have changed. */
  const reload = async () => {
    const reloading = store.load();
    await pass(1_000);
    await reloading;
  };
  return { store, api, storage, draft, entry, type, reload };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first load waits for one round of answers; only a version published meanwhile is read after it', async () => {
  const paths: string[] = [];
  const loadedAfter = async (version: number) => {
    const api = fakeApi();
    const store = createDraftStore(
      unsavedChanges(memoryStorage(), newTab()),
      callWith(async (method, path, request) => {
        paths.push(path);
        const published = path.startsWith('versions/') ? { ...LATEST, version, languages: {} } : null;
        const other = await api.respond(method, published ? 'session' : path, request);
        return published ?? other;
      }),
    );
    const loading = store.load();
    await pass(100);
    const { status } = store.state();
    await pass(100);
    await loading;
    return status;
  };
  expect(await loadedAfter(LATEST.version)).toBe('loaded');
  expect(await loadedAfter(LATEST.version + 1)).toBe('loading');
  expect(paths).toEqual(['versions/latest', 'session', 'draft', 'versions/latest', 'session', 'draft', 'versions/1']);
});

describe('saving', () => {
  test('what is typed quickly is saved once, 600 ms after the last change', async () => {
    const { api, type, entry } = await loadedStore();
    for (const title of ['A', 'As', 'Ask']) {
      type(title);
      await pass(500);
    }
    expect(api.saved).toEqual([]);
    expect(entry()?.saving).toBe('changed');
    await pass(300);
    expect(api.saved).toEqual(['Ask']);
    expect(entry()).toMatchObject({ saving: 'saved', saved: { revision: 2 } });
  });

  test('changes during a save are saved after it, one save at a time', async () => {
    const { api, type, entry } = await loadedStore();
    api.delay = 3_000;
    type('First');
    await pass(650);
    type('Second');
    expect(entry()?.content).toEqual(content('Second'));
    await pass(10_000);
    expect(api.saved).toEqual(['First', 'Second']);
    expect(api.saves).toBe(2);
    expect(entry()?.saving).toBe('saved');
  });

  test('what the Studio doesn’t keep is no longer in the page either, such as a value of the files', async () => {
    const api = fakeApi((content) => ({ ...content, languages: {} }));
    const { store, entry, type } = await loadedStore(api);
    type('As in the files');
    await pass(1_000);
    expect(entry()?.content?.languages).toEqual({});
    expect(store.rewind('undo', isWebinar)).not.toBeNull();
    expect(entry()?.content?.languages.en).toMatchObject({ title: 'Webinar' });
  });

  test.each([50, 200])('an entry that is deleted comes back when that is undone after %d ms', async (milliseconds) => {
    const { store, api, type } = await loadedStore();
    store.change('announcement', 'webinar', null);
    await pass(milliseconds);
    expect(api.current === null).toBe(milliseconds === 200);
    type('Webinar');
    await pass(2_000);
    expect(api.current?.content).toEqual(content('Webinar'));
  });

  test('a draft that was asked for before a save does not replace what was saved', async () => {
    const { store, type, entry } = await loadedStore();
    type('Newer');
    await pass(590);
    const loading = store.load();
    await pass(3_000);
    await loading;
    expect(entry()?.content).toEqual(content('Newer'));
  });
});

describe('saving everything', () => {
  test('waits for a save that has begun by itself, and saves what was typed meanwhile', async () => {
    const { store, api, type } = await loadedStore();
    api.delay = 3_000;
    type('First');
    await pass(650);
    const answer = store.saveAll();
    await pass(1_000);
    type('Second');
    await pass(10_000);
    expect(await answer).toBe(true);
    expect(api.saved).toEqual(['First', 'Second']);
  });

  test('says that not all is saved if a save fails, which each caller learns', async () => {
    const { store, api, type } = await loadedStore();
    api.faults.push(...Array.from({ length: 4 }, () => new TypeError('Failed to fetch')));
    type('Offline');
    const answers = [store.saveAll(), store.saveAll()];
    await pass(1_000);
    expect(await Promise.all(answers)).toEqual([false, false]);
  });
});

describe('a save that fails', () => {
  test('offline: the state says so, and the save is repeated', async () => {
    const { api, type, entry } = await loadedStore();
    api.faults.push(new TypeError('Failed to fetch'));
    type('Offline');
    await pass(800);
    const failed = entry();
    expect(failed && savingState([failed])).toBe('offline');
    await pass(6_000);
    expect(api.saved).toEqual(['Offline']);
    expect(entry()?.saving).toBe('saved');
  });

  test('refused: it is not repeated by itself', async () => {
    const { api, store, type, entry } = await loadedStore();
    api.faults.push(new ApiFailure(403, { error: 'refused', message: 'Refused.' }));
    type('Refused');
    await pass(60_000);
    const failed = entry();
    expect(failed && savingState([failed])).toBe('refused');
    expect(api.saved).toEqual([]);
    const saving = store.saveAll();
    await pass(200);
    expect(await saving).toBe(true);
  });
});

describe('two people', () => {
  const conflicting = async () => {
    const loaded = await loadedStore();
    loaded.api.current = entryOf('Theirs', 7);
    loaded.type('Mine');
    await pass(1_000);
    return loaded;
  };

  test('a stale save keeps both versions, and typing on saves nothing', async () => {
    const { api, entry, type } = await conflicting();
    expect(entry()).toMatchObject({ saving: 'conflict', content: content('Mine'), theirs: { revision: 7 } });
    type('Mine, longer');
    await pass(5_000);
    expect(api.saves).toBe(1);
    expect(entry()).toMatchObject({ saving: 'conflict', content: content('Mine, longer') });
  });

  test.each([
    ['what the person has chosen is saved over the revision of the other', 'Both', ['Both'], 8],
    ['taking theirs saves nothing', 'Theirs', [], 7],
  ])('%s', async (_, title, saved, revision) => {
    const { store, api, entry } = await conflicting();
    store.resolve('announcement', 'webinar', content(title));
    await pass(500);
    expect(api.saved).toEqual(saved);
    expect(entry()).toMatchObject({ saving: 'saved', saved: { revision } });
  });

  test.each([
    ['both have written the same', 'Same', ['Same']],
    ['what was typed was taken back', 'Theirs', ['Mine', 'Webinar']],
  ])('%s: there is no conflict', async (_, theirs, typed) => {
    const { api, type, entry } = await loadedStore();
    api.current = entryOf(theirs, 7);
    for (const title of typed) type(title);
    await pass(1_000);
    expect(entry()).toMatchObject({ saving: 'saved', content: content(theirs), saved: { revision: 7 } });
    expect(api.current?.revision).toBe(7);
  });

  test('changes of different fields are merged, saved and told, without a question', async () => {
    const { api, type, entry, draft } = await loadedStore();
    api.current = entryOf('Webinar', 7, { cta: 'Go' });
    type('Mine');
    await pass(1_000);
    expect(entry()).toMatchObject({ saving: 'saved', content: content('Mine', { cta: 'Go' }), saved: { revision: 8 } });
    expect(api.current?.content).toEqual(content('Mine', { cta: 'Go' }));
    expect(draft().merged).toMatchObject({ id: 'webinar', by: 'ada@example.com', changes: [{ key: 'en cta' }] });
  });

  test('a load merges what is not saved yet with what others have changed', async () => {
    const { api, type, entry, draft, reload } = await loadedStore();
    api.faults.push(new TypeError('Failed to fetch'));
    type('Mine');
    await pass(800);
    api.current = entryOf('Webinar', 7, { cta: 'Go' });
    await reload();
    expect(entry()).toMatchObject({ saving: 'saved', content: content('Mine', { cta: 'Go' }) });
    expect(draft().merged).toMatchObject({ changes: [{ key: 'en cta' }] });
  });

  test('while a question is open, a third person can change another field', async () => {
    const { store, api, type, entry, reload } = await loadedStore();
    api.current = entryOf('Theirs', 7, { cta: 'Go' });
    type('Mine');
    await pass(1_000);
    api.current = entryOf('Theirs', 8, { cta: 'Go now' });
    await reload();
    // the call to action was changed by others alone
    expect(entry()).toMatchObject({ saving: 'conflict', content: content('Mine'), theirs: { revision: 8 } });
    store.resolve('announcement', 'webinar', content('Mine', { cta: 'Go now' }));
    await pass(500);
    expect(api.current?.content).toEqual(content('Mine', { cta: 'Go now' }));
  });

  test('edits are undone and redone after they are saved, without what someone else has changed since', async () => {
    const { store, api, type, entry, reload } = await loadedStore();
    type('Mine');
    await pass(2_000);
    api.current = entryOf('Mine', 7, { cta: 'Go' });
    await reload();
    expect(store.rewind('redo', isWebinar)).toBeNull();
    store.rewind('undo', isWebinar);
    await pass(1_000);
    expect(api.current?.content).toEqual(content('Webinar', { cta: 'Go' }));
    expect(store.rewind('undo', isWebinar)).toBeNull();
    store.rewind('redo', isWebinar);
    await pass(1_000);
    expect(api.current?.content).toEqual(content('Mine', { cta: 'Go' }));
    expect(entry()).toMatchObject({ saving: 'saved' });
  });

  test('an offer to undo the last edit undoes it once', async () => {
    const { store, type } = await loadedStore();
    type('Mine');
    store.takeBack(store.changeAll([{ kind: 'announcement', id: 'webinar', content: content('Copied') }]));
    expect(store.content('announcement', 'webinar')).toEqual(content('Mine'));
    store.rewind('undo', isWebinar);
    expect(store.content('announcement', 'webinar')).toEqual(content('Webinar'));
    expect(store.rewind('undo', isWebinar)).toBeNull();
  });

  test('a save whose answer was lost is not taken for another person’s change', async () => {
    const { api, type, entry, draft } = await loadedStore();
    api.answersLost.push(new TypeError('Failed to fetch'));
    type('First');
    await pass(900);
    type('Second');
    await pass(10_000);
    expect(entry()).toMatchObject({ saving: 'saved', content: content('Second') });
    expect(draft().merged).toBeNull();
  });

  test('what one deletes and the other changes is shown to the one who deletes, who can delete it', async () => {
    const { store, api, entry } = await loadedStore();
    api.current = entryOf('Theirs', 7);
    store.change('announcement', 'webinar', null);
    await pass(500);
    expect(entry()).toMatchObject({ saving: 'conflict', content: content('Theirs') });
    store.resolve('announcement', 'webinar', null);
    await pass(500);
    expect([api.current, entry()]).toEqual([null, undefined]);
  });

  test('what one changes and the other deletes can be kept', async () => {
    const { store, api, type, entry } = await loadedStore();
    api.current = null;
    type('Mine');
    await pass(1_000);
    expect(entry()).toMatchObject({ saving: 'conflict', theirs: null });
    store.resolve('announcement', 'webinar', content('Mine'));
    await pass(500);
    expect(api.saved).toEqual(['Mine']);
  });
});

describe('a field in focus', () => {
  /** The person is in a field of the message in English. */
  async function focusedOn(field: string, api = fakeApi()) {
    const left = new Set<() => void>();
    const is = { inField: true, composing: false };
    const focus: FieldInFocus = {
      current: () => (is.inField ? { entry: 'announcement/webinar', language: 'en', field } : null),
      isComposing: () => is.composing,
      onceLeft: (work) => void left.add(work),
    };
    const leave = async () => {
      Object.assign(is, { inField: false, composing: false });
      for (const work of left) work();
      await pass(2_000);
    };
    return { ...(await loadedStore(api, memoryStorage(), newTab(), focus)), leave, is };
  }
  const theirs = (title: string, fields?: Partial<MessageFields>) => ({
    ...entryOf(title, 2, fields),
    changedBy: 'kim@example.com',
  });

  test('keeps what it shows when a colleague changes it, says so, and shows the change once it is left', async () => {
    const { api, entry, draft, leave, reload } = await focusedOn('title');
    api.current = theirs('Theirs');
    await reload();
    expect(entry()?.content).toEqual(content('Webinar'));
    expect(draft().held).toEqual({ key: 'announcement/webinar', by: 'kim@example.com' });
    await leave();
    expect(entry()?.content).toEqual(content('Theirs'));
    expect(draft().held).toBeNull();
  });

  test('does not keep a colleague’s change of another field waiting', async () => {
    const { api, reload, entry, draft } = await focusedOn('title');
    api.current = theirs('Webinar', { cta: 'Theirs' });
    await reload();
    expect(entry()?.content).toEqual(content('Webinar', { cta: 'Theirs' }));
    expect(draft().held).toBeNull();
  });

  test('is a question if the person types in it nevertheless', async () => {
    const { api, entry, type, reload } = await focusedOn('title');
    api.current = theirs('Theirs');
    await reload();
    type('Mine');
    await pass(2_000);
    expect(entry()).toMatchObject({ saving: 'conflict', content: content('Mine'), theirs: theirs('Theirs') });
  });

  test('is not changed by a merge either, which waits and is saved later', async () => {
    const { api, entry, type, draft, store, leave } = await focusedOn('cta');
    api.current = theirs('Webinar', { cta: 'Theirs' });
    type('Mine');
    await pass(2_000);
    expect(entry()).toMatchObject({ saving: 'failed', content: content('Mine') });
    expect(draft().held?.by).toBe('kim@example.com');
    const all = store.saveAll();
    await pass(2_000);
    expect(await all).toBe(false);
    await leave();
    expect(api.current?.content).toEqual(content('Mine', { cta: 'Theirs' }));
    expect([entry()?.saving, draft().held]).toEqual(['saved', null]);
  });

  test('is neither saved nor changed while characters are composed in it', async () => {
    const { api, entry, type, store, is, leave } = await focusedOn('title');
    is.composing = true;
    type('に');
    api.current = theirs('Webinar', { cta: 'Theirs' });
    void store.load();
    await pass(3_000);
    expect([api.saves, entry()?.content]).toEqual([0, content('に')]);
    await leave();
    expect(api.current?.content).toEqual(content('に', { cta: 'Theirs' }));
  });

  test('keeps the space that was just typed, although the Studio stores none', async () => {
    const { entry, type, leave } = await focusedOn(
      'title',
      fakeApi(() => content('Webinar')),
    );
    type('Webinar ');
    await pass(2_000);
    expect(entry()).toMatchObject({ saving: 'saved', content: content('Webinar ') });
    await leave();
    expect(entry()?.content).toEqual(content('Webinar'));
  });
});

describe('closing the page before a save', () => {
  test('the next visit saves what was kept', async () => {
    const { storage, type } = await loadedStore();
    type('Kept');
    const api = fakeApi();
    const { draft, entry } = await loadedStore(api, storage);
    expect(draft().restored).toEqual(['announcement/webinar']);
    await pass(500);
    expect(api.saved).toContain('Kept');
    expect(entry()?.saving).toBe('saved');
    expect(storage.length).toBe(0);
  });

  /** Two tabs that are closed before they have saved. */
  async function twoClosedTabs(one: Parameters<typeof content>, other: Parameters<typeof content>) {
    const storage = memoryStorage();
    const [first, second] = [newTab(), newTab()];
    (await loadedStore(fakeApi(), storage, first)).type(...one);
    (await loadedStore(fakeApi(), storage, { ...second, isClosed: (id) => id !== first.id })).type(...other);
    vi.clearAllTimers();
    const next = await loadedStore(fakeApi(), storage);
    await pass(2_000);
    return next;
  }

  test('two closed tabs: the next visit merges and saves what both have kept of a message', async () => {
    const other = { cta: 'Kept by the other' };
    const { api, entry, storage } = await twoClosedTabs(['Kept by one'], ['Webinar', other]);
    expect(api.current?.content).toEqual(content('Kept by one', other));
    expect([entry()?.saving, storage.length]).toEqual(['saved', 0]);
  });

  test('two closed tabs with the same field: one is saved, and the person chooses between both', async () => {
    const { api, store, entry, storage } = await twoClosedTabs(['One'], ['Other']);
    expect(api.saved).toEqual(['One']);
    const theirs = { content: content('One') };
    expect(entry()).toMatchObject({ saving: 'conflict', content: content('Other'), theirs });
    store.resolve('announcement', 'webinar', content('Other'));
    await pass(1_000);
    expect(api.current?.content).toEqual(content('Other'));
    expect(storage.length).toBe(0);
  });

  test('what an open tab keeps stays its own', async () => {
    const storage = memoryStorage();
    const open = newTab();
    const first = await loadedStore(fakeApi(), storage, open);
    first.type('Still typing');
    vi.clearAllTimers();
    const { api, entry } = await loadedStore(fakeApi(), storage, newTab([open.id]));
    await pass(100);
    expect([api.saved, entry()?.content]).toEqual([[], content('Webinar')]);
    expect(storage.length).toBe(1);
  });

  test('what someone else has changed in the meantime leads to a question, and is not overwritten', async () => {
    const { storage, type } = await loadedStore();
    type('Kept');
    const api = fakeApi();
    api.current = entryOf('Theirs', 9);
    const { entry } = await loadedStore(api, storage);
    await pass(2_000);
    expect(api.saved).toEqual([]);
    expect(entry()).toMatchObject({ saving: 'conflict', content: content('Kept'), theirs: { revision: 9 } });
  });

  const KEPT = { kind: 'announcement', id: 'webinar', saved: entryOf('Webinar', 1), content: content('Kept') };

  test.each([
    // as the first release wrote it
    ['unsaved', { ...KEPT, saving: 'failed', failure: { reason: 'offline', message: '…' }, theirs: null }],
    ['unread', KEPT],
  ])('what another release has kept as %s is read and saved', async (name, state) => {
    const storage = memoryStorage();
    storage.setItem(`portico-studio/${name}/announcement/webinar`, JSON.stringify(state));
    const { api, draft } = await loadedStore(fakeApi(), storage);
    await pass(500);
    expect([api.saved, draft().unread]).toEqual([['Kept'], []]);
  });

  test('what the next release has kept is saved as far as it is known, and the rest stays for that release', async () => {
    const storage = memoryStorage();
    const next = {
      ...content('Kept'),
      audience: 'new',
      languages: { en: { ...FIELDS, title: 'Kept', badge: 'New' }, xx: FIELDS },
    };
    const saved = { ...entryOf('Webinar', 1), content: { ...content('Webinar'), audience: 'all' }, note: 'x' };
    const text = JSON.stringify({ kind: 'announcement', id: 'webinar', saved, content: next, since: 7 });
    storage.setItem('portico-studio/unsaved/announcement/webinar', text);
    const { api, store, type } = await loadedStore(fakeApi(), storage);
    await pass(500);
    expect(api.current?.content).toEqual(content('Kept'));
    type('Later');
    await pass(1_000);
    const unread = [{ key: 'portico-studio/unread/announcement/webinar', text }];
    expect(store.state()).toMatchObject({ draft: { unread } });
    expect((await loadedStore(fakeApi(), storage)).store.state()).toMatchObject({ draft: { unread, restored: [] } });
  });

  test('what cannot be read at all is neither lost nor replaced, until the person deletes it', async () => {
    const storage = memoryStorage();
    const texts = ['{"kind":"poll","id":"webinar","content":{}}', '{"kind":"announcement"'];
    for (const [index, text] of texts.entries()) storage.setItem(`portico-studio/unsaved/announcement/${index}`, text);
    const { store, draft, entry } = await loadedStore(fakeApi(), storage);
    expect(entry()).toMatchObject({ saving: 'saved', content: content('Webinar') });
    expect(new Set(draft().unread.map(({ text }) => text))).toEqual(new Set(texts));
    for (const { key } of draft().unread) store.forgetUnread(key);
    expect([draft().unread, storage.length]).toEqual([[], 0]);
  });
});
