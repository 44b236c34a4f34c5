/** What the page lists to publish, and how it checks what people select. */

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { Language } from '../../../../src/contract/language.ts';
import { EVERYTHING } from '../../../../test/support/admitted.ts';
import { callWith } from '../../../../test/support/call-with.ts';
import { shownEntry } from '../../../../test/support/shown-entry.ts';
import { announcementIn, MESSAGE_FIELDS, messageContent } from '../../../../test/support/studio-api.ts';
import type {
  Change,
  Check,
  GroupedWarning,
  LinkCheck,
  PendingEntry,
  Problem,
  Session,
} from '../../src/contract/api.ts';
import { type EntryContent, entryKey } from '../../src/contract/draft.ts';
import type { CheckedEntries } from '../../src/contract/requests.ts';
import type { Rights } from '../../src/contract/rights.ts';
import { withSentence } from '../../src/contract/sentence.ts';
import { publishedContents } from '../../src/entries/entries-from.ts';
import { menusOf } from '../../src/entries/file-menus.ts';
import { showableLanguages } from '../../src/entries/showable-languages.ts';
import { sentence } from '../../src/fields/sentence.ts';
import { ApiFailure, type callApi } from '../../src/page/data/api-client.ts';
import type { DraftState, EntryState } from '../../src/page/data/draft-state.ts';
import { checkDifferences } from '../../src/page/publish/check-differences.ts';
import { createChecker } from '../../src/page/publish/checker.ts';
import {
  changedAtOnce,
  changesAlone,
  groupEntries,
  listEntries,
  shortChanges,
  withoutTitle,
} from '../../src/page/publish/pending-entries.ts';
import { publishingLimit } from '../../src/page/rights/publishing-limit.ts';

const NO_WARNINGS: LinkCheck = { warnings: [], earlier: [] };
const NOW = Date.parse('2027-03-01T12:00:00Z');

const inLanguages = (...languages: ('en' | 'de' | 'ja')[]): EntryContent =>
  announcementIn(Object.fromEntries(languages.map((language) => [language, MESSAGE_FIELDS])));

const pendingEntry = (id: string, entry: Partial<PendingEntry> = {}): PendingEntry => ({
  kind: 'announcement',
  id,
  revision: 2,
  problems: [],
  changedAt: '2027-03-01T11:00:00Z',
  changedBy: 'ada@example.com',
  ...entry,
});

const problem = (id: string): Problem => ({
  kind: 'announcement',
  id,
  language: 'en',
  field: 'link',
  reason: 'must not be empty',
});

const checkOf = (
  pending: readonly PendingEntry[],
  chosen: readonly PendingEntry[],
  more: Partial<Check> = {},
): Check => ({
  since: 1,
  pending,
  chosen: chosen.map(({ kind, id, revision }) => ({ kind, id, revision })),
  changes: [],
  problems: [],
  warnings: [],
  earlier: [],
  ...more,
});

const entryState = (id: string, content: EntryContent, saving: EntryState['saving'] = 'saved'): EntryState => {
  const saved = { id, content, revision: 2, changedAt: '2027-03-01T11:00:00Z', changedBy: 'ada@example.com' };
  return { ...shownEntry(id, content), saved, saving };
};

const statesOf = (...states: readonly EntryState[]) => new Map(states.map((state) => [entryKey(state), state]));

const PUBLISHED: PublishedLanguages = showableLanguages([
  { id: 'changed', content: messageContent({ title: 'Old' }) },
  { id: 'deleted', content: messageContent({ title: 'Gone' }) },
]);

describe('the list of what can be published', () => {
  const pending = [
    pendingEntry('changed'),
    pendingEntry('new'),
    pendingEntry('wrong', { problems: [problem('wrong')] }),
    pendingEntry('unsaved'),
    pendingEntry('report', { kind: 'card' }),
    pendingEntry('deleted', { revision: null, changedAt: null, changedBy: null }),
  ];
  const entries = statesOf(
    entryState('changed', messageContent({ title: 'Next' })),
    entryState('new', inLanguages('de', 'ja')),
    entryState('wrong', messageContent({ link: '' })),
    entryState('unsaved', messageContent(), 'conflict'),
    entryState('report', { kind: 'card', languages: {} }),
  );
  const listed = listEntries(checkOf(pending, []), entries, publishedContents(PUBLISHED), null);

  test('names what is new, changed and deleted, and why something is not ready', () => {
    expect(listed.map(({ title, change, obstacle }) => [title, change, obstacle])).toEqual([
      ['Next', 'changed', null],
      ['Spring webinar', 'new', null],
      ['Spring webinar', 'new', 'problems'],
      ['Spring webinar', 'new', 'unsaved'],
      ['Report', 'new', null],
      ['Gone', 'deleted', null],
    ]);
  });

  test('a part of the menus that the files have is changed, and is called what it is there', () => {
    const part = (id: string) =>
      ({ kind: 'link', id, revision: 1, problems: [], changedAt: null, changedBy: null }) as const;
    const menus = menusOf(COMPANY);
    const parts = listEntries(checkOf([part('privacy'), part('trust')], []), new Map(), new Map(), menus);
    expect(parts.map(({ title, change }) => [title, change])).toEqual([
      ['Privacy', 'changed'],
      ['trust', 'new'],
    ]);
  });

  test('has a place of its own for what the person may not publish, with the reason', () => {
    const session = { sites: [], rights: { ...EVERYTHING, role: 'publisher' } } as Partial<Session> as Session;
    const of = (languages: readonly Language[]) => {
      const rights: Rights = { ...session.rights, publishes: [{ languages, sites: null }] };
      const limit = publishingLimit({ session: { ...session, rights }, published: PUBLISHED, entries });
      return groupEntries(listEntries(checkOf(pending, []), entries, publishedContents(PUBLISHED), null, limit));
    };
    const groups = of(['de', 'ja']);
    expect(groups.map(({ id, entries: listed }) => [id, listed.map((entry) => entry.id)])).toEqual([
      ['announcement', ['new']],
      ['card', ['report']],
      ['limited', ['changed', 'deleted']],
      ['unfinished', ['wrong', 'unsaved']],
    ]);
    expect(groups[2]?.entries[0]?.limit).toBe('It changes English. You may publish German and Japanese.');
    expect(of(['en', 'de', 'ja']).map(({ id }) => id)).not.toContain('limited');
  });

  test('says what visitors will see differently if an entry alone is published', () => {
    const changesOf = (entry: (typeof listed)[number]) => changesAlone(entry, PUBLISHED, NOW, [], null);
    const changes = Object.fromEntries(listed.map((entry) => [entry.id, changesOf(entry)]));
    expect(changes.changed?.map(({ text }) => text)).toEqual(['“Old” becomes “Next”.']);
    expect(changes.deleted?.map(({ text }) => text)).toEqual(['“Gone” is no longer shown.']);
    expect(changes.new).toHaveLength(2);
    expect(shortChanges(changes.new ?? [])).toMatchObject({
      change: { language: 'de', text: '“Spring webinar” is shown from now on.' },
      more: 1,
    });
    expect(withoutTitle('“Spring webinar” is shown from now on.', 'Spring webinar')).toBe('Shown from now on.');
    expect(withoutTitle('“Old” becomes “Next”.', 'Next')).toBe('“Old” becomes “Next”.');
    const atOnce = listed.map((entry) => [entry.id, changedAtOnce(entry, changesOf(entry), NOW).join()]);
    // what is new changes nothing that anyone sees
    expect(Object.fromEntries(atOnce)).toMatchObject({ changed: 'en', deleted: 'en', new: '' });
    expect(listed.flatMap((entry) => changedAtOnce(entry, [], NOW))).toEqual([]);
  });

  test('says of what is selected what its check says', () => {
    const change = { language: 'en', kind: 'announcement', id: 'changed', text: 'As checked.', at: null } as const;
    const [changed, fresh] = pending;
    const check = checkOf(pending, changed && fresh ? [changed, fresh] : [], { changes: [change] });
    const rows = listEntries(check, entries, publishedContents(PUBLISHED), null);
    expect(rows.map(({ id, changes }) => [id, changes])).toEqual([
      ['changed', [change]],
      ['new', []],
      ['wrong', null],
      ['unsaved', null],
      ['report', null],
      ['deleted', null],
    ]);
  });
});

describe('a selection', () => {
  const [one, two, wrong] = [
    pendingEntry('one'),
    pendingEntry('two'),
    pendingEntry('wrong', { problems: [problem('wrong')] }),
  ];
  const pending = [one, two, wrong];
  const drafts = (...states: readonly EntryState[]) => {
    const entries = statesOf(
      entryState('one', messageContent()),
      entryState('two', messageContent()),
      entryState('wrong', messageContent()),
      ...states,
    );
    const session = { rights: EVERYTHING, sites: [] };
    const draft = { session, latest: { version: 1 }, published: null, entries };
    const state = { status: 'loaded', draft } as unknown as DraftState;
    return {
      state: () => state,
      subscribe: () => () => {},
      load: vi.fn(async () => {}),
      hasUnsaved: () => states.length > 0,
      saveAll: vi.fn(async () => false),
    };
  };

  /** Answers checks of what is asked for and of its links, and records which are asked for. */
  function studio(answer = (check: Check): Check => check, answerLinks = async () => NO_WARNINGS) {
    const asked: (readonly string[] | 'ready')[] = [];
    const askedLinks: (readonly string[])[] = [];
    const signals: (AbortSignal | undefined)[] = [];
    const idsOf = (entries: CheckedEntries['entries']) => (entries === 'ready' ? entries : entries.map(({ id }) => id));
    const call = callWith(async (_method, path, request) => {
      const { entries } = request.body as CheckedEntries;
      signals.push(request.signal);
      if (path === 'review/links') {
        askedLinks.push([idsOf(entries)].flat());
        return answerLinks();
      }
      asked.push(idsOf(entries));
      const isChosen = ({ id }: PendingEntry) => entries === 'ready' || entries.some((entry) => entry.id === id);
      const chosen = (entries === 'ready' ? [one, two] : pending).filter(isChosen);
      return answer(checkOf(pending, chosen));
    });
    return { asked, askedLinks, signals, call };
  }

  const stateOf = async (checker: ReturnType<typeof createChecker>) => {
    await vi.waitFor(() => expect(checker.state()).toMatchObject({ isUpdating: false, links: 'checked' }));
    return checker.state();
  };

  /** Of everything that is ready, as at first. */
  async function checking(call: typeof callApi, store = drafts()) {
    const checker = createChecker(store, call);
    checker.start();
    return { checker, state: await stateOf(checker) };
  }

  test('contains at first everything that is ready', async () => {
    const { asked, call } = studio();
    const { state } = await checking(call);
    expect(state.selected).toEqual(new Set(['announcement/one', 'announcement/two']));
    expect(asked).toEqual(['ready']);
  });

  test('is checked once, and then its links alone', async () => {
    const { asked, askedLinks, call } = studio();
    const { checker } = await checking(call);
    checker.select([two]);
    await stateOf(checker);
    expect(asked).toEqual(['ready', ['two']]);
    expect(askedLinks).toEqual([['one', 'two'], ['two']]);
  });

  test('is shown at once, and checked in one request after the last of several changes', async () => {
    const { asked, signals, call } = studio();
    const { checker, state } = await checking(call);
    const before = state.check;
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    checker.select([]);
    await vi.advanceTimersByTimeAsync(200);
    checker.select([two]);
    await vi.advanceTimersByTimeAsync(200);
    expect(checker.state()).toMatchObject({
      selected: new Set(['announcement/two']),
      isUpdating: true,
      check: before,
    });
    await vi.advanceTimersByTimeAsync(200);
    expect(checker.state().check?.chosen.map(({ id }) => id)).toEqual(['two']);
    expect(asked).toEqual(['ready', ['two']]);
    expect(signals.slice(0, 2).every((signal) => signal?.aborted)).toBe(true);
  });

  test('leaves out what could not be saved, and is not stopped by it', async () => {
    const { asked, call } = studio();
    const store = drafts(entryState('one', messageContent(), 'conflict'));
    const { state } = await checking(call, store);
    expect(state.selected).toEqual(new Set(['announcement/two']));
    expect(store.saveAll).toHaveBeenCalled();
    expect(asked).toEqual(['ready', ['two']]);
  });

  test('is kept when its check turns out to be outdated', async () => {
    const changed = { ...two, revision: 3 };
    let isChanged = false;
    const { asked, call } = studio((check) => (isChanged ? { ...check, pending: [one, changed, wrong] } : check));
    const store = drafts();
    const { checker } = await checking(call, store);
    checker.select([two]);
    const { check: before } = await stateOf(checker);
    isChanged = true;
    checker.checkAgain(before ?? undefined);
    const { selected, outdated } = await stateOf(checker);
    expect(selected).toEqual(new Set(['announcement/two']));
    expect(asked.at(-1)).toEqual(['two']);
    expect(outdated?.before).toBe(before);
    expect(outdated?.after.pending).toContain(changed);
    // the page does not know the revision yet
    expect(store.load).toHaveBeenCalled();
  });

  test('keeps the last check and the selection if a check fails, until it is tried again', async () => {
    let isFailing = false;
    const { call } = studio((check) => {
      if (isFailing) throw new ApiFailure(500, { error: 'unavailable', message: 'Try again.' });
      return check;
    });
    const { checker, state } = await checking(call);
    const { check } = state;
    isFailing = true;
    checker.select([one]);
    await vi.waitFor(() => expect(checker.state().failure?.message).toBe('Try again.'));
    expect(checker.state()).toMatchObject({ check, selected: new Set(['announcement/one']), isUpdating: false });
    isFailing = false;
    checker.checkAgain();
    const { failure, check: next } = await stateOf(checker);
    expect(failure).toBeNull();
    expect(next?.chosen).toHaveLength(1);
  });

  test('keeps warnings about links until the links are checked again', async () => {
    const broken = {
      key: 'broken',
      warning: 'link-broken',
      group: 'stops',
      language: null,
      text: 'It leads nowhere.',
    } as const;
    const found = { warnings: [broken], earlier: [] };
    let answer = async (): Promise<LinkCheck> => found;
    const { call } = studio(undefined, () => answer());
    const { checker, state } = await checking(call);
    expect(state.broken).toEqual(found);
    const { promise, resolve } = Promise.withResolvers<LinkCheck>();
    answer = () => promise;
    checker.select([one]);
    await vi.waitFor(() => expect(checker.state()).toMatchObject({ isUpdating: false, links: 'checking' }));
    expect(checker.state().broken).toEqual(found);
    resolve(NO_WARNINGS);
    expect((await stateOf(checker)).broken).toEqual(NO_WARNINGS);
  });
});

test('an outdated check says who has changed, added and published what, and what that changes for visitors', () => {
  const [one, two, three] = [pendingEntry('one'), pendingEntry('two'), pendingEntry('three')];
  const change = (text: string): Change => ({ language: 'en', kind: 'announcement', id: 'one', text, at: null });
  const before = checkOf([one, two, three], [one, two], { changes: [change('Before.'), change('Both.')] });
  const [changed, added] = [
    { ...one, changedBy: 'ben@example.com', revision: 5 },
    pendingEntry('four', { revision: 6 }),
  ];
  const deleted = { ...three, revision: null, changedBy: null };
  const warning: GroupedWarning = {
    key: 'long',
    warning: 'long',
    group: 'look-at',
    language: 'de',
    text: '“{brand}” is too wide.',
  };
  const placeholder: GroupedWarning = {
    key: 'p',
    warning: 'placeholder',
    group: 'look-at',
    language: 'de',
    text: '“News” has no {brand}.',
  };
  const later = sentence`{brand} is shown from ${Date.parse('2027-03-01T09:00:00Z')}.`;
  const after = checkOf([changed, added, deleted], [one], {
    changes: [change('Both.'), change('After {brand}.'), { ...change(''), ...withSentence(later) }],
    warnings: [warning, placeholder],
  });
  const fill = (text: string) => text.replace('{brand}', 'Globex');
  expect(checkDifferences(before, after, ({ id }) => id, fill, 'Europe/Berlin')).toEqual({
    entries: [
      '“one” was changed by ben@example.com.',
      '“two” is now what visitors see.',
      '“three” was deleted. It is not selected.',
      '“four” was added by ada@example.com. It is not selected.',
    ],
    added: [
      'English: After Globex.',
      'English: Globex is shown from 1 March 2027, 10:00 CET (09:00 UTC).',
      'German: “Globex” is too wide.',
      'German: “News” has no {brand}.',
    ],
    gone: ['English: Before.'],
  });
});
