/** Checks the selection, and then its links, because that takes seconds. */

import { parseWritten } from '../../../../../src/contract/instant.ts';
import type { Check, LinkCheck, PendingEntry } from '../../contract/api.ts';
import { type EntryName, entryKey } from '../../contract/draft.ts';
import type { PinnedEntry, Release } from '../../contract/releases.ts';
import { callApi } from '../data/api-client.ts';
import type { LoadedDraft } from '../data/draft-state.ts';
import type { DraftStore } from '../data/draft-store.ts';
import { type Failure, failureOf } from '../data/failure.ts';
import { isOutdated, lacksChanges, publishable } from './pending-entries.ts';
import { withPins } from './pins.ts';

/** A release whose entries are checked as pinned. */
type CheckedRelease = Pick<Release, 'id' | 'at' | 'entries'>;

export interface CheckerState {
  /** The last check, kept while the next is on its way; `null` before the first. */
  readonly check: Check | null;
  readonly links: 'checking' | 'checked' | 'unknown';
  /** Kept until the links are checked again, so that the warnings don't flicker. */
  readonly broken: LinkCheck;
  /** Entry keys; the check follows. */
  readonly selected: ReadonlySet<string>;
  /** By entry key, the release's pinned content. */
  readonly pins: ReadonlyMap<string, PinnedEntry>;
  /** When it will be published; `null` for now. */
  readonly at: string | null;
  readonly isUpdating: boolean;
  readonly failure: Failure | null;
  /** A check that others' changes have outdated, and the one after it. */
  readonly outdated: OutdatedCheck | null;
}

interface OutdatedCheck {
  readonly before: Check;
  readonly after: Check;
  /** Whether someone tried to publish it. */
  readonly wasSent: boolean;
}

export interface Checker {
  readonly state: () => CheckerState;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Selects everything that is ready, and checks it; repeats the check when the draft changes, without selecting more.
   *
   * @returns a function that stops it
   */
  readonly start: () => () => void;
  readonly select: (entries: readonly EntryName[]) => void;
  /** Replaces an entry's pinned content by the draft's. */
  readonly takeNewer: (entry: EntryName) => void;
  /** Sets the time, and checks the selection for it. @param at `null` for now */
  readonly setTime: (at: string | null) => void;
  /** Checks the same selection again. @param before the check that turned out to be outdated on publishing */
  readonly checkAgain: (before?: Check) => void;
}

type Selection = 'ready' | readonly EntryName[];

/** In milliseconds before a check, because people tick several boxes in a row. */
const SELECT_DELAY = 250;

const NONE_BROKEN: LinkCheck = { warnings: [], earlier: [] };

type Drafts = Pick<DraftStore, 'state' | 'subscribe' | 'load' | 'hasUnsaved' | 'saveAll'>;

/** An outdated check, and whether someone tried to publish it. */
type Outdating = Omit<OutdatedCheck, 'after'>;

/** @param release the release to change; `null` for a new one */
export function createChecker(
  drafts: Drafts,
  call: typeof callApi = callApi,
  release: CheckedRelease | null = null,
): Checker {
  let state: CheckerState = {
    check: null,
    links: 'checking',
    broken: NONE_BROKEN,
    selected: new Set(),
    pins: new Map(release?.entries.map((pin) => [entryKey(pin), pin])),
    // earlier releases of Portico stored times that nobody may write now
    at: release?.at && parseWritten(release.at) !== null ? release.at : null,
    isUpdating: true,
    failure: null,
    outdated: null,
  };
  /** The page's draft when the last check started. */
  let checked: LoadedDraft | null = null;
  let selection: Selection = release ? release.entries : 'ready';
  let running = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const inRelease = release && { release: release.id };
  const listeners = new Set<() => void>();

  function update(changes: Partial<CheckerState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function stop(): void {
    clearTimeout(timer);
    running.abort();
  }

  /** Only the latest selection is checked. */
  function requestCheck(next: Selection, outdating: Outdating | null, delay: number): void {
    stop();
    running = new AbortController();
    selection = next;
    const { signal } = running;
    const selected = next === 'ready' ? state.selected : new Set(next.map(entryKey));
    update({ selected, isUpdating: true, failure: null });
    timer = setTimeout(() => {
      check(outdating, signal).catch((error) => {
        if (!signal.aborted) update({ isUpdating: false, failure: failureOf(error) });
      });
    }, delay);
  }

  function named({ kind, id }: EntryName) {
    const pin = state.pins.get(entryKey({ kind, id }));
    return { kind, id, ...(pin && { revision: pin.revision }) };
  }

  /** The page's draft, if it is loaded. */
  function loaded(): LoadedDraft | null {
    const now = drafts.state();
    return now.status === 'loaded' ? now.draft : null;
  }

  /** The draft with the release's pinned entries. */
  function pinned(draft: LoadedDraft): LoadedDraft {
    return { ...draft, entries: withPins(draft.entries, state.pins) };
  }

  /** Whether others have published, or changed a chosen entry. */
  function isOfOthers(before: Check, after: Check): boolean {
    const person = loaded()?.session.person;
    const chosen = new Map(before.chosen.map((entry) => [entryKey(entry), entry.revision]));
    const isChanged = (entry: PendingEntry) =>
      chosen.has(entryKey(entry)) && chosen.get(entryKey(entry)) !== entry.revision && entry.changedBy !== person;
    return before.since !== after.since || after.pending.some(isChanged);
  }

  async function check(outdating: Outdating | null, signal: AbortSignal): Promise<void> {
    if (drafts.hasUnsaved()) await drafts.saveAll();
    checked = loaded();
    const entries = selection === 'ready' ? selection : selection.map(named);
    const at = state.at !== null && { at: state.at };
    const found = await call('POST /review', { body: { entries, ...inRelease, ...at }, signal });
    if (signal.aborted) return;
    const now = loaded();
    const draft = now && pinned(now);
    const chosen = publishable(found, draft);
    // an entry was changed meanwhile, or could not be saved
    if (chosen.length < found.chosen.length) return requestCheck(chosen, outdating, 0);
    if (draft && isOutdated(draft, found)) void drafts.load();
    const isNew = outdating && (outdating.wasSent || isOfOthers(outdating.before, found));
    update({
      check: found,
      links: 'checking',
      selected: new Set(chosen.map(entryKey)),
      isUpdating: false,
      outdated: isNew ? { ...outdating, after: found } : state.outdated,
    });
    const body = { entries: [...found.chosen], ...inRelease };
    const broken = await call('POST /review/links', { body, signal }).catch(() => null);
    if (!signal.aborted) update({ broken: broken ?? NONE_BROKEN, links: broken ? 'checked' : 'unknown' });
  }

  /** Checks again if the draft has changed since. */
  function follow(): void {
    const { check: before, isUpdating } = state;
    const draft = loaded();
    if (!before || isUpdating || !draft) return;
    // pinned entries can differ from the draft permanently
    if (checked?.entries === draft.entries && checked.latest.version === draft.latest.version) return;
    if (lacksChanges(before, pinned(draft))) {
      requestCheck(before.chosen, { before, wasSent: false }, SELECT_DELAY);
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      requestCheck(selection, null, 0);
      const unsubscribe = drafts.subscribe(follow);
      return () => {
        unsubscribe();
        stop();
      };
    },
    select: (entries) => requestCheck(entries, null, SELECT_DELAY),
    takeNewer(entry) {
      update({ pins: new Map([...state.pins].filter(([key]) => key !== entryKey(entry))) });
      requestCheck(selection, null, 0);
    },
    setTime(at) {
      update({ at });
      requestCheck(selection, null, SELECT_DELAY);
    },
    checkAgain: (before) => requestCheck(before?.chosen ?? selection, before ? { before, wasSent: true } : null, 0),
  };
}
