/** Requests reviews of the selection, first without links, because checking those takes seconds. */

import { parseWritten } from '../../../../../src/contract/instant.ts';
import type { PendingEntry, Review } from '../../contract/api.ts';
import { type EntryName, entryKey } from '../../contract/draft.ts';
import type { PinnedEntry, Release } from '../../contract/releases.ts';
import type { ReviewRequest } from '../../contract/requests.ts';
import { callApi } from '../data/api-client.ts';
import type { DraftState, LoadedDraft } from '../data/draft-state.ts';
import type { DraftStore } from '../data/draft-store.ts';
import { type Failure, failureOf } from '../data/failure.ts';
import { isOutdated, lacksChanges, publishable, withBrokenLinksOf } from './pending-entries.ts';
import { withPins } from './pins.ts';

/** A release whose entries are reviewed as pinned. */
export type ReviewedRelease = Pick<Release, 'id' | 'at' | 'entries'>;

export interface ReviewState {
  /** The last review, kept while the next is on its way; `null` before the first. */
  readonly review: Review | null;
  readonly links: 'checking' | 'checked' | 'unknown';
  /** Entry keys; the review follows. */
  readonly selected: ReadonlySet<string>;
  /** By entry key, the release's pinned content. */
  readonly pins: ReadonlyMap<string, PinnedEntry>;
  /** When it will be published; `null` for now. */
  readonly at: string | null;
  readonly isUpdating: boolean;
  readonly failure: Failure | null;
  /** A review that others' changes have outdated, and the one after it. */
  readonly outdated: OutdatedReview | null;
}

interface OutdatedReview {
  readonly before: Review;
  readonly after: Review;
  /** Whether someone tried to publish it. */
  readonly wasSent: boolean;
}

export interface Reviewer {
  readonly state: () => ReviewState;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Selects everything that is ready, and reviews it; repeats the review when the draft changes, without selecting
   * more.
   *
   * @returns a function that stops it
   */
  readonly start: () => () => void;
  readonly select: (entries: readonly EntryName[]) => void;
  /** Replaces an entry's pinned content by the draft's. */
  readonly takeNewer: (entry: EntryName) => void;
  /** Sets the time, and reviews the selection for it. @param at `null` for now */
  readonly setTime: (at: string | null) => void;
  /** Reviews the same selection again. @param before the review that turned out to be outdated on publishing */
  readonly reviewAgain: (before?: Review) => void;
}

type Selection = 'ready' | readonly EntryName[];

/** In milliseconds before a review, because people tick several boxes in a row. */
const SELECT_DELAY = 250;

type Drafts = Pick<DraftStore, 'state' | 'subscribe' | 'load' | 'hasUnsaved' | 'saveAll'>;

/** An outdated review, and whether someone tried to publish it. */
type Outdating = Omit<OutdatedReview, 'after'>;

/** @param release the release to change; `null` for a new one */
export function createReviewer(
  drafts: Drafts,
  call: typeof callApi = callApi,
  release: ReviewedRelease | null = null,
): Reviewer {
  let state: ReviewState = {
    review: null,
    links: 'checking',
    selected: new Set(),
    pins: new Map(release?.entries.map((pin) => [entryKey(pin), pin])),
    // earlier releases of Portico stored times that nobody may write now
    at: release?.at && parseWritten(release.at) !== null ? release.at : null,
    isUpdating: true,
    failure: null,
    outdated: null,
  };
  /** The page's draft when the last review started. */
  let reviewed: LoadedDraft | null = null;
  let selection: Selection = release ? release.entries : 'ready';
  let running = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const listeners = new Set<() => void>();

  function update(changes: Partial<ReviewState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function stop(): void {
    clearTimeout(timer);
    running.abort();
  }

  /** Only the latest selection is reviewed. */
  function requestReview(next: Selection, outdating: Outdating | null, delay: number): void {
    stop();
    running = new AbortController();
    selection = next;
    const { signal } = running;
    const selected = next === 'ready' ? state.selected : new Set(next.map(entryKey));
    update({ selected, isUpdating: true, failure: null });
    timer = setTimeout(() => {
      review(outdating, signal).catch((error) => {
        if (!signal.aborted) update({ isUpdating: false, failure: failureOf(error) });
      });
    }, delay);
  }

  function named({ kind, id }: EntryName) {
    const pin = state.pins.get(entryKey({ kind, id }));
    return { kind, id, ...(pin && { revision: pin.revision }) };
  }

  /** Whether others have published, or changed a chosen entry. */
  function isOfOthers(before: Review, after: Review): boolean {
    const now = drafts.state();
    const person = now.status === 'loaded' ? now.draft.session.person : null;
    const chosen = new Map(before.chosen.map((entry) => [entryKey(entry), entry.revision]));
    const isChanged = (entry: PendingEntry) =>
      chosen.has(entryKey(entry)) && chosen.get(entryKey(entry)) !== entry.revision && entry.changedBy !== person;
    return before.since !== after.since || after.pending.some(isChanged);
  }

  /** The draft with the release's pinned entries. */
  function draftState(): DraftState {
    const now = drafts.state();
    if (now.status !== 'loaded') return now;
    return { status: 'loaded', draft: { ...now.draft, entries: withPins(now.draft.entries, state.pins) } };
  }

  async function review(outdating: Outdating | null, signal: AbortSignal): Promise<void> {
    if (drafts.hasUnsaved()) await drafts.saveAll();
    const now = drafts.state();
    reviewed = now.status === 'loaded' ? now.draft : null;
    const entries = selection === 'ready' ? selection : selection.map(named);
    const request = (links: boolean) => {
      const body: ReviewRequest = {
        entries,
        links,
        ...(release && { release: release.id }),
        ...(state.at !== null && { at: state.at }),
      };
      return call('POST /review', { body, signal });
    };
    const found = await request(false);
    if (signal.aborted) return;
    const chosen = publishable(found, draftState());
    // an entry was changed meanwhile, or could not be saved
    if (chosen.length < found.chosen.length) return requestReview(chosen, outdating, 0);
    if (isOutdated(draftState(), found)) void drafts.load();
    update({
      review: withBrokenLinksOf(state.review, found),
      links: 'checking',
      selected: new Set(chosen.map(entryKey)),
      isUpdating: false,
      outdated:
        outdating && (outdating.wasSent || isOfOthers(outdating.before, found))
          ? { ...outdating, after: found }
          : state.outdated,
    });
    const checked = await request(true).catch(() => null);
    if (!signal.aborted) update({ review: checked ?? found, links: checked ? 'checked' : 'unknown' });
  }

  /** Reviews again if the draft has changed since. */
  function follow(): void {
    const { review: before, isUpdating } = state;
    const now = drafts.state();
    if (!before || isUpdating || now.status !== 'loaded') return;
    const { entries, latest } = now.draft;
    // pinned entries can differ from the draft permanently
    if (reviewed?.entries === entries && reviewed.latest.version === latest.version) return;
    if (lacksChanges(before, draftState())) {
      requestReview(before.chosen, { before, wasSent: false }, SELECT_DELAY);
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      requestReview(selection, null, 0);
      const unsubscribe = drafts.subscribe(follow);
      return () => {
        unsubscribe();
        stop();
      };
    },
    select: (entries) => requestReview(entries, null, SELECT_DELAY),
    takeNewer(entry) {
      update({ pins: new Map([...state.pins].filter(([key]) => key !== entryKey(entry))) });
      requestReview(selection, null, 0);
    },
    setTime(at) {
      update({ at });
      requestReview(selection, null, SELECT_DELAY);
    },
    reviewAgain: (before) => requestReview(before?.chosen ?? selection, before ? { before, wasSent: true } : null, 0),
  };
}
