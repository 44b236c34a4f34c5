/** The draft in the page: what is saved when, what happens if a save fails, and what is kept. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, callWith } from '../../../../test/support/call-with.ts';
import { memoryStorage } from '../../../../test/support/memory-storage.ts';
import { MESSAGE_FIELDS, titleOf } from '../../../../test/support/studio-api.ts';
import { newTab } from '../../../../test/support/tabs.ts';
import type { DraftAnswer, Session } from '../../src/contract/api.ts';
import type { Entry, MessageContent, MessageFields } from '../../src/contract/draft.ts';
import { ApiFailure, ConflictFailure } from '../../src/page/data/api-client.ts';
import { type EntryState, savingState } from '../../src/page/data/draft-state.ts';
import { createDraftStore } from '../../src/page/data/draft-store.ts';
import { type FieldInFocus, NO_FIELD } from '../../src/page/data/field-in-focus.ts';
import { unsavedChanges } from '../../src/page/data/unsaved-changes.ts';

const FIELDS: MessageFields = { ...MESSAGE_FIELDS, title: 'Webinar' };

const content = (title: string, fields: Partial<MessageFields> = {}): MessageContent => ({
  kind: 'announcement',
  timeZone: 'UTC',
  languages: { en: { ...FIELDS, title, ...fields } },
});

const entryOf = (title: string, revision: number, fields: Partial<MessageFields> = {}): Entry => ({
  id: 'webinar',
  content: content(title, fields),
  revision,
  changedAt: '2026-11-22T09:00:00Z',
  changedBy: 'ada@example.com',
});

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

/** Stands in for the API, which keeps one entry. */
function fakeApi() {
  let current: Entry | null = entryOf('Webinar', 1);
  const saved: string[] = [];
  const faults: Error[] = [];
  /** Of saves that succeed. */
  const answersLost: Error[] = [];
  const saves = { delay: 100, started: 0, open: 0, mostOpen: 0 };
  const answer: Answer = async (method, path, { body: sent, headers }) => {
    if (path === 'session') return SESSION;
    if (path === 'draft' || path.startsWith('draft?'))
      return { revision: 1, entries: current ? [current] : [], latest: LATEST } satisfies DraftAnswer;
    if (path.startsWith('versions/')) throw new ApiFailure(404, { error: 'not-found', message: 'No version.' });
    const fault = faults.shift();
    if (fault) throw fault;
    const lost = answersLost.shift();
    const condition = headers?.['if-match'] ?? null;
    if (condition !== (current && `"${current.revision}"`)) throw new ConflictFailure({ error: 'conflict', current });
    if (method === 'DELETE') {
      current = null;
      return null;
    }
    const body = sent as MessageContent;
    saved.push(body.languages.en?.title ?? '');
    current = { ...entryOf('', (current?.revision ?? 0) + 1), content: body };
    if (lost) throw lost;
    return current;
  };
  const respond: Answer = async (method, path, request) => {
    const isSave = path.startsWith('draft/');
    if (isSave) {
      saves.started += 1;
      saves.open += 1;
      saves.mostOpen = Math.max(saves.mostOpen, saves.open);
    }
    await new Promise((resolve) => setTimeout(resolve, isSave ? saves.delay : 100));
    if (isSave) saves.open -= 1;
    return answer(method, path, request);
  };
  return {
    respond,
    saved,
    faults,
    answersLost,
    saves,
    current: () => current,
    set: (entry: Entry | null) => {
      current = entry;
    },
  };
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
  await vi.advanceTimersByTimeAsync(300);
  await loading;
  const entry = (): EntryState | undefined => {
    const state = store.state();
    return state.status === 'loaded' ? state.draft.entries.get('announcement/webinar') : undefined;
  };
  const type = (title: string, fields?: Partial<MessageFields>) =>
    store.change('announcement', 'webinar', content(title, fields));
  const merged = () => {
    const state = store.state();
    return state.status === 'loaded' ? state.draft.merged : null;
  };
  const held = () => {
    const state = store.state();
    return state.status === 'loaded' ? state.draft.held : null;
  };
  return { store, api, storage, entry, type, merged, held };
}

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
    await vi.advanceTimersByTimeAsync(100);
    const { status } = store.state();
    await vi.advanceTimersByTimeAsync(100);
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
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(api.saved).toEqual([]);
    expect(entry()?.saving).toBe('changed');
    await vi.advanceTimersByTimeAsync(300);
    expect(api.saved).toEqual(['Ask']);
    expect(entry()).toMatchObject({ saving: 'saved', saved: { revision: 2 } });
  });

  test('edits start from what was typed last, whether it is saved or not', async () => {
    const { store, type } = await loadedStore();
    const title = () => {
      const content = store.content('announcement', 'webinar');
      return content ? titleOf({ content }) : undefined;
    };
    expect(title()).toBe('Webinar');
    type('Seminar');
    expect(title()).toBe('Seminar');
    store.change('announcement', 'webinar', null);
    expect(store.content('announcement', 'webinar')).toBe(null);
    expect(store.content('announcement', 'another')).toBe(null);
  });

  test('changes during a save are saved after it, one save at a time', async () => {
    const { api, type, entry } = await loadedStore();
    api.saves.delay = 3_000;
    type('First');
    await vi.advanceTimersByTimeAsync(650);
    type('Second');
    expect(entry()?.content).toEqual(content('Second'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(api.saved).toEqual(['First', 'Second']);
    expect(api.saves).toMatchObject({ mostOpen: 1, started: 2 });
    expect(entry()?.saving).toBe('saved');
  });

  test('what the Studio doesn’t keep is no longer in the page either, such as a value of the files', async () => {
    const api = fakeApi();
    const respond: Answer = async (method, path, request) => {
      const answer = await api.respond(method, path, request);
      const emptied = (entry: Entry) => ({ ...entry, content: { ...entry.content, languages: {} } });
      return path.startsWith('draft/') ? emptied(answer as Entry) : answer;
    };
    const { store, entry, type } = await loadedStore({ ...api, respond });
    type('As in the files');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(entry()?.content?.languages).toEqual({});
    expect(store.rewind('announcement', 'webinar', 'undo')).not.toBeNull();
    expect(entry()?.content?.languages.en).toMatchObject({ title: 'Webinar' });
  });

  test('a deleted entry is gone, and comes back with the same content', async () => {
    const { store, api, entry, type } = await loadedStore();
    store.change('announcement', 'webinar', null);
    await vi.advanceTimersByTimeAsync(200);
    expect(api.current()).toBeNull();
    expect(entry()).toBeUndefined();
    type('Webinar');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(api.current()?.content).toEqual(content('Webinar'));
  });

  test('undoing a deletion that is under way saves the entry again', async () => {
    const { store, api, type } = await loadedStore();
    store.change('announcement', 'webinar', null);
    await vi.advanceTimersByTimeAsync(50);
    type('Webinar');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(api.current()?.content).toEqual(content('Webinar'));
  });

  test('a draft that was asked for before a save does not replace what was saved', async () => {
    const { store, api, type, entry } = await loadedStore();
    type('Newer');
    await vi.advanceTimersByTimeAsync(590);
    const stale = api.current();
    const loading = store.load();
    await vi.advanceTimersByTimeAsync(3_000);
    await loading;
    expect(stale?.content).toEqual(content('Webinar'));
    expect(entry()?.content).toEqual(content('Newer'));
  });
});

describe('saving everything', () => {
  test('waits for a save that another caller has begun, and says that all is saved', async () => {
    const { store, api, type } = await loadedStore();
    api.saves.delay = 3_000;
    type('Mine');
    const answers = [store.saveAll(), store.saveAll()];
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await Promise.all(answers)).toEqual([true, true]);
    expect(api.saved).toEqual(['Mine']);
  });

  test('waits for a save that has begun by itself, and saves what was typed meanwhile', async () => {
    const { store, api, type } = await loadedStore();
    api.saves.delay = 3_000;
    type('First');
    await vi.advanceTimersByTimeAsync(650);
    const answer = store.saveAll();
    await vi.advanceTimersByTimeAsync(1_000);
    type('Second');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toBe(true);
    expect(api.saved).toEqual(['First', 'Second']);
  });

  test('says that not all is saved if a save fails, which each caller learns', async () => {
    const { store, api, type } = await loadedStore();
    api.faults.push(...Array.from({ length: 4 }, () => new TypeError('Failed to fetch')));
    type('Offline');
    const answers = [store.saveAll(), store.saveAll()];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all(answers)).toEqual([false, false]);
  });
});

describe('a save that fails', () => {
  test('offline: the state says so, and the save is repeated', async () => {
    const { api, type, entry } = await loadedStore();
    api.faults.push(new TypeError('Failed to fetch'));
    type('Offline');
    await vi.advanceTimersByTimeAsync(800);
    const failed = entry();
    expect(failed && savingState([failed])).toBe('offline');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(api.saved).toEqual(['Offline']);
    expect(entry()?.saving).toBe('saved');
  });

  test('refused: it is not repeated by itself', async () => {
    const { api, store, type, entry } = await loadedStore();
    api.faults.push(new ApiFailure(403, { error: 'refused', message: 'Refused.' }));
    type('Refused');
    await vi.advanceTimersByTimeAsync(60_000);
    const failed = entry();
    expect(failed && savingState([failed])).toBe('refused');
    expect(api.saved).toEqual([]);
    const saving = store.saveAll();
    await vi.advanceTimersByTimeAsync(200);
    expect(await saving).toBe(true);
  });
});

describe('two people', () => {
  const conflicting = async () => {
    const loaded = await loadedStore();
    loaded.api.set(entryOf('Theirs', 7));
    loaded.type('Mine');
    await vi.advanceTimersByTimeAsync(1_000);
    return loaded;
  };

  test('a stale save keeps both versions, and typing on saves nothing', async () => {
    const { api, entry, type } = await conflicting();
    expect(entry()).toMatchObject({ saving: 'conflict', content: content('Mine'), theirs: { revision: 7 } });
    type('Mine, longer');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(api.saves.started).toBe(1);
    expect(entry()).toMatchObject({ saving: 'conflict', content: content('Mine, longer') });
  });

  test('what the person has chosen is saved over the revision of the other', async () => {
    const { store, api, entry } = await conflicting();
    store.resolve('announcement', 'webinar', content('Both'));
    await vi.advanceTimersByTimeAsync(500);
    expect(api.saved).toEqual(['Both']);
    expect(entry()).toMatchObject({ saving: 'saved', saved: { revision: 8 } });
  });

  test('taking theirs saves nothing', async () => {
    const { store, api, entry } = await conflicting();
    store.resolve('announcement', 'webinar', content('Theirs'));
    await vi.advanceTimersByTimeAsync(500);
    expect(api.saved).toEqual([]);
    expect(entry()).toMatchObject({ saving: 'saved', saved: { revision: 7 } });
  });

  test('both have written the same: there is no conflict', async () => {
    const { api, type, entry } = await loadedStore();
    api.set(entryOf('Same', 7));
    type('Same');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(entry()).toMatchObject({ saving: 'saved', saved: { revision: 7 } });
  });

  test('changes of different fields are merged, saved and told, without a question', async () => {
    const { api, type, entry, merged } = await loadedStore();
    api.set(entryOf('Webinar', 7, { cta: 'Go' }));
    type('Mine');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(entry()).toMatchObject({ saving: 'saved', content: content('Mine', { cta: 'Go' }), saved: { revision: 8 } });
    expect(api.current()?.content).toEqual(content('Mine', { cta: 'Go' }));
    expect(merged()).toMatchObject({ id: 'webinar', by: 'ada@example.com', changes: [{ key: 'en cta' }] });
  });

  test('languages that one adds and the other changes are merged', async () => {
    const { store, api, entry } = await loadedStore();
    const both = (title: string) => ({ ...content(title), languages: { en: { ...FIELDS, title }, de: FIELDS } });
    api.set({ ...entryOf('', 7), content: both('Webinar') });
    store.change('announcement', 'webinar', content('Mine'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(entry()).toMatchObject({ saving: 'saved', content: both('Mine') });
  });

  test('a load merges what is not saved yet with what others have changed', async () => {
    const { store, api, type, entry, merged } = await loadedStore();
    api.faults.push(new TypeError('Failed to fetch'));
    type('Mine');
    await vi.advanceTimersByTimeAsync(800);
    api.set(entryOf('Webinar', 7, { cta: 'Go' }));
    void store.load();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(entry()).toMatchObject({ saving: 'saved', content: content('Mine', { cta: 'Go' }) });
    expect(merged()).toMatchObject({ changes: [{ key: 'en cta' }] });
  });

  test('while a question is open, a third person can change another field', async () => {
    const { store, api, type, entry } = await loadedStore();
    api.set(entryOf('Theirs', 7, { cta: 'Go' }));
    type('Mine');
    await vi.advanceTimersByTimeAsync(1_000);
    api.set(entryOf('Theirs', 8, { cta: 'Go now' }));
    const loading = store.load();
    await vi.advanceTimersByTimeAsync(1_000);
    await loading;
    // the call to action was changed by others alone
    expect(entry()).toMatchObject({ saving: 'conflict', content: content('Mine'), theirs: { revision: 8 } });
    store.resolve('announcement', 'webinar', content('Mine', { cta: 'Go now' }));
    await vi.advanceTimersByTimeAsync(500);
    expect(api.current()?.content).toEqual(content('Mine', { cta: 'Go now' }));
  });

  test('undoing a change keeps what someone else has changed since', async () => {
    const { store, api, type } = await loadedStore();
    type('Mine');
    api.set(entryOf('Webinar', 7, { cta: 'Go' }));
    await vi.advanceTimersByTimeAsync(1_000);
    store.takeBack('announcement', 'webinar', { before: content('Webinar'), after: content('Mine') });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(api.current()?.content).toEqual(content('Webinar', { cta: 'Go' }));
  });

  test('edits are undone and redone after they are saved, without what someone else has changed since', async () => {
    const { store, api, type, entry } = await loadedStore();
    type('Mine');
    await vi.advanceTimersByTimeAsync(2_000);
    api.set(entryOf('Mine', 7, { cta: 'Go' }));
    void store.load();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.rewind('announcement', 'webinar', 'redo')).toBeNull();
    store.rewind('announcement', 'webinar', 'undo');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(api.current()?.content).toEqual(content('Webinar', { cta: 'Go' }));
    expect(store.rewind('announcement', 'webinar', 'undo')).toBeNull();
    store.rewind('announcement', 'webinar', 'redo');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(api.current()?.content).toEqual(content('Mine', { cta: 'Go' }));
    expect(entry()).toMatchObject({ saving: 'saved' });
  });

  test('an offer to undo the last edit undoes it once', async () => {
    const { store, type } = await loadedStore();
    type('Mine');
    const [edit] = store.edits('announcement', 'webinar').done;
    if (!edit) throw new Error('There is no edit.');
    store.takeBack('announcement', 'webinar', edit);
    expect(store.content('announcement', 'webinar')).toEqual(content('Webinar'));
    expect(store.rewind('announcement', 'webinar', 'undo')).toBeNull();
  });

  test('what was typed and taken back leaves nothing to ask', async () => {
    const { api, type, entry } = await loadedStore();
    api.set(entryOf('Theirs', 7));
    type('Mine');
    type('Webinar');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(entry()).toMatchObject({ saving: 'saved', content: content('Theirs') });
    expect(api.current()?.revision).toBe(7);
  });

  test('a save whose answer was lost is not taken for another person’s change', async () => {
    const { api, type, entry, merged } = await loadedStore();
    api.answersLost.push(new TypeError('Failed to fetch'));
    type('First');
    await vi.advanceTimersByTimeAsync(900);
    type('Second');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(entry()).toMatchObject({ saving: 'saved', content: content('Second') });
    expect(merged()).toBeNull();
  });

  test('a person who deleted what another has changed can still keep or delete it', async () => {
    const { store, api, entry, type } = await loadedStore();
    api.set(entryOf('Theirs', 7));
    store.change('announcement', 'webinar', null);
    await vi.advanceTimersByTimeAsync(500);
    store.resolve('announcement', 'webinar', null);
    await vi.advanceTimersByTimeAsync(500);
    expect(api.current()).toBeNull();
    expect(entry()).toBeUndefined();
    type('Again');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(api.current()?.content).toEqual(content('Again'));
  });

  test('what one deletes and the other changes is shown to the one who deletes', async () => {
    const { store, api, entry } = await loadedStore();
    api.set(entryOf('Theirs', 7));
    store.change('announcement', 'webinar', null);
    await vi.advanceTimersByTimeAsync(500);
    expect(entry()).toMatchObject({ saving: 'conflict', content: content('Theirs') });
  });

  test('what one changes and the other deletes can be kept', async () => {
    const { store, api, type, entry } = await loadedStore();
    api.set(null);
    type('Mine');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(entry()).toMatchObject({ saving: 'conflict', theirs: null });
    store.resolve('announcement', 'webinar', content('Mine'));
    await vi.advanceTimersByTimeAsync(500);
    expect(api.current()?.content).toEqual(content('Mine'));
  });
});

describe('a field in focus', () => {
  /** The person is in a field of the message in English. */
  async function focusedOn(field: string, api = fakeApi()) {
    const left = new Set<() => void>();
    let isIn = true;
    let isComposing = false;
    const focus: FieldInFocus = {
      current: () => (isIn ? { entry: 'announcement/webinar', language: 'en', field } : null),
      isComposing: () => isComposing,
      onceLeft: (work) => void left.add(work),
    };
    const leave = async () => {
      isIn = false;
      isComposing = false;
      for (const work of left) work();
      await vi.advanceTimersByTimeAsync(2_000);
    };
    const compose = () => {
      isComposing = true;
    };
    return { ...(await loadedStore(api, memoryStorage(), newTab(), focus)), leave, compose };
  }
  const theirs = (title: string, fields?: Partial<MessageFields>) => ({
    ...entryOf(title, 2, fields),
    changedBy: 'kim@example.com',
  });

  test('keeps what it shows when a colleague changes it, says so, and shows the change once it is left', async () => {
    const { api, store, entry, held, leave } = await focusedOn('title');
    api.set(theirs('Theirs'));
    void store.load();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(entry()?.content).toEqual(content('Webinar'));
    expect(held()).toEqual({ key: 'announcement/webinar', by: 'kim@example.com' });
    await leave();
    expect(entry()?.content).toEqual(content('Theirs'));
    expect(held()).toBeNull();
  });

  test('does not keep a colleague’s change of another field waiting', async () => {
    const { api, store, entry, held } = await focusedOn('title');
    api.set(theirs('Webinar', { cta: 'Theirs' }));
    void store.load();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(entry()?.content).toEqual(content('Webinar', { cta: 'Theirs' }));
    expect(held()).toBeNull();
  });

  test('is a question if the person types in it nevertheless', async () => {
    const { api, store, entry, type } = await focusedOn('title');
    api.set(theirs('Theirs'));
    void store.load();
    await vi.advanceTimersByTimeAsync(1_000);
    type('Mine');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(entry()).toMatchObject({ saving: 'conflict', content: content('Mine'), theirs: theirs('Theirs') });
  });

  test('is not changed by a merge either, which waits and is saved later', async () => {
    const { api, entry, type, held, store, leave } = await focusedOn('cta');
    api.set(theirs('Webinar', { cta: 'Theirs' }));
    type('Mine');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(entry()).toMatchObject({ saving: 'failed', content: content('Mine') });
    expect(held()?.by).toBe('kim@example.com');
    const all = store.saveAll();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await all).toBe(false);
    await leave();
    expect(api.current()?.content).toEqual(content('Mine', { cta: 'Theirs' }));
    expect([entry()?.saving, held()]).toEqual(['saved', null]);
  });

  test('is neither saved nor changed while characters are composed in it', async () => {
    const { api, entry, type, store, compose, leave } = await focusedOn('title');
    compose();
    type('に');
    api.set(theirs('Webinar', { cta: 'Theirs' }));
    void store.load();
    await vi.advanceTimersByTimeAsync(3_000);
    expect([api.saves.started, entry()?.content]).toEqual([0, content('に')]);
    await leave();
    expect(api.current()?.content).toEqual(content('に', { cta: 'Theirs' }));
  });

  test('keeps the space that was just typed, although the Studio stores none', async () => {
    const api = fakeApi();
    const respond: Answer = async (method, path, request) => {
      const answer = await api.respond(method, path, request);
      return path.startsWith('draft/') ? { ...(answer as Entry), content: content('Webinar') } : answer;
    };
    const { entry, type, leave } = await focusedOn('title', { ...api, respond });
    type('Webinar ');
    await vi.advanceTimersByTimeAsync(2_000);
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
    const { store, entry } = await loadedStore(api, storage);
    const state = store.state();
    expect(state.status === 'loaded' && state.draft.restored).toEqual(['announcement/webinar']);
    await vi.advanceTimersByTimeAsync(500);
    expect(api.saved).toContain('Kept');
    expect(entry()?.saving).toBe('saved');
    expect(storage.length).toBe(0);
  });

  test('two closed tabs: the next visit merges and saves what both have kept of a message', async () => {
    const storage = memoryStorage();
    const [one, other] = [newTab(), newTab()];
    const first = await loadedStore(fakeApi(), storage, one);
    const second = await loadedStore(fakeApi(), storage, { ...other, isClosed: (id) => id !== one.id });
    first.type('Kept by one');
    second.type('Webinar', { cta: 'Kept by the other' });
    vi.clearAllTimers();
    const { api, entry } = await loadedStore(fakeApi(), storage);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(api.current()?.content).toEqual(content('Kept by one', { cta: 'Kept by the other' }));
    expect(entry()?.saving).toBe('saved');
    expect(storage.length).toBe(0);
  });

  test('two closed tabs with the same field: one is saved, and the person chooses between both', async () => {
    const storage = memoryStorage();
    const [one, other] = [newTab(), newTab()];
    const first = await loadedStore(fakeApi(), storage, one);
    const second = await loadedStore(fakeApi(), storage, { ...other, isClosed: (id) => id !== one.id });
    first.type('One');
    second.type('Other');
    vi.clearAllTimers();
    const { api, store, entry } = await loadedStore(fakeApi(), storage);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(api.saved).toEqual(['One']);
    expect(entry()).toMatchObject({
      saving: 'conflict',
      content: content('Other'),
      theirs: { content: content('One') },
    });
    store.resolve('announcement', 'webinar', content('Other'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(api.current()?.content).toEqual(content('Other'));
    expect(storage.length).toBe(0);
  });

  test('what an open tab keeps stays its own', async () => {
    const storage = memoryStorage();
    const open = newTab();
    const first = await loadedStore(fakeApi(), storage, open);
    first.type('Still typing');
    vi.clearAllTimers();
    const { api, entry } = await loadedStore(fakeApi(), storage, newTab([open.id]));
    await vi.advanceTimersByTimeAsync(100);
    expect([api.saved, entry()?.content]).toEqual([[], content('Webinar')]);
    expect(storage.length).toBe(1);
  });

  test('what someone else has changed in the meantime leads to a question, and is not overwritten', async () => {
    const { storage, type } = await loadedStore();
    type('Kept');
    const api = fakeApi();
    api.set(entryOf('Theirs', 9));
    const { entry } = await loadedStore(api, storage);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(api.saved).toEqual([]);
    expect(entry()).toMatchObject({ saving: 'conflict', content: content('Kept'), theirs: { revision: 9 } });
  });

  test('what the release before has kept is read', async () => {
    const storage = memoryStorage();
    // as the first release wrote it
    const kept = { kind: 'announcement', id: 'webinar', saved: entryOf('Webinar', 1), content: content('Kept') };
    const state = { ...kept, saving: 'failed', failure: { reason: 'offline', message: '…' }, theirs: null };
    storage.setItem('portico-studio/unsaved/announcement/webinar', JSON.stringify(state));
    const { api, store } = await loadedStore(fakeApi(), storage);
    await vi.advanceTimersByTimeAsync(500);
    expect(api.saved).toEqual(['Kept']);
    expect(store.state()).toMatchObject({ draft: { unread: [] } });
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
    await vi.advanceTimersByTimeAsync(500);
    expect(api.current()?.content).toEqual(content('Kept'));
    type('Later');
    await vi.advanceTimersByTimeAsync(1_000);
    const unread = [{ key: 'portico-studio/unread/announcement/webinar', text }];
    expect(store.state()).toMatchObject({ draft: { unread } });
    expect((await loadedStore(fakeApi(), storage)).store.state()).toMatchObject({ draft: { unread, restored: [] } });
  });

  test('what cannot be read at all is neither lost nor replaced, until the person deletes it', async () => {
    const storage = memoryStorage();
    const texts = ['{"kind":"poll","id":"webinar","content":{}}', '{"kind":"announcement"'];
    for (const [index, text] of texts.entries()) storage.setItem(`portico-studio/unsaved/announcement/${index}`, text);
    const { store } = await loadedStore(fakeApi(), storage);
    const unread = () => {
      const state = store.state();
      return state.status === 'loaded' ? state.draft.unread : [];
    };
    expect(
      unread()
        .map(({ text }) => text)
        .sort(),
    ).toEqual(texts.toSorted());
    for (const { key } of unread()) store.forgetUnread(key);
    expect(unread()).toEqual([]);
    expect(storage.length).toBe(0);
  });

  test('a release that can read what was set aside takes it up', async () => {
    const storage = memoryStorage();
    const kept = { kind: 'announcement', id: 'webinar', saved: entryOf('Webinar', 1), content: content('Kept') };
    storage.setItem('portico-studio/unread/announcement/webinar', JSON.stringify(kept));
    const { api, store } = await loadedStore(fakeApi(), storage);
    await vi.advanceTimersByTimeAsync(500);
    expect(api.saved).toEqual(['Kept']);
    expect(store.state()).toMatchObject({ draft: { unread: [] } });
  });

  test('what is stored but damaged is ignored', async () => {
    const storage = memoryStorage();
    storage.setItem('portico-studio/unsaved/announcement/webinar', '{"kind":"announcement"');
    storage.setItem('portico-studio/unsaved/announcement/other', '{"kind":"announcement","id":"other"}');
    const { entry } = await loadedStore(fakeApi(), storage);
    expect(entry()).toMatchObject({ saving: 'saved', content: content('Webinar') });
  });
});
