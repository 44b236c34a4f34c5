/** Reviews the selected entries: first without their links, which take seconds to check. */

import type { Review } from '../../contract/api.ts';
import { type EntryName, entryKey } from '../../contract/draft.ts';
import type { ReviewRequest } from '../../contract/requests.ts';
import { callApi } from '../api-client.ts';
import type { DraftStore } from '../data/draft-store.ts';
import { type Failure, failureOf } from '../data/failure.ts';
import { isOutdated, publishable, withBrokenLinksOf } from './pending-entries.ts';

export interface ReviewState {
  /** The last review, which stays while the next one is on its way; `null` before the first one. */
  readonly review: Review | null;
  readonly links: 'checking' | 'checked' | 'unknown';
  /** By the key of the entry; the review follows. */
  readonly selected: ReadonlySet<string>;
  readonly isUpdating: boolean;
  readonly failure: Failure | null;
  /** A review that was outdated when it was to be published, and the one after it. */
  readonly outdated: { readonly before: Review; readonly after: Review } | null;
}

export interface Reviewer {
  readonly state: () => ReviewState;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /** Selects all that is ready, and reviews it. @returns a function that stops it */
  readonly start: () => () => void;
  readonly select: (entries: readonly EntryName[]) => void;
  /** Reviews the same selection again. @param before the review that is outdated */
  readonly reviewAgain: (before?: Review) => void;
}

type Selection = 'ready' | readonly EntryName[];

/** In milliseconds: people tick several boxes in a row. */
const SELECT_DELAY = 250;

type Drafts = Pick<DraftStore, 'state' | 'load' | 'hasUnsaved' | 'saveAll'>;

export function createReviewer(drafts: Drafts, call: typeof callApi = callApi): Reviewer {
  let state: ReviewState = {
    review: null,
    links: 'checking',
    selected: new Set(),
    isUpdating: true,
    failure: null,
    outdated: null,
  };
  let selection: Selection = 'ready';
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

  /** Only the last selection is reviewed. */
  function requestReview(next: Selection, before: Review | null, delay: number): void {
    stop();
    running = new AbortController();
    selection = next;
    const { signal } = running;
    const selected = next === 'ready' ? state.selected : new Set(next.map(entryKey));
    update({ selected, isUpdating: true, failure: null });
    timer = setTimeout(() => {
      review(before, signal).catch((error) => {
        if (!signal.aborted) update({ isUpdating: false, failure: failureOf(error) });
      });
    }, delay);
  }

  async function review(before: Review | null, signal: AbortSignal): Promise<void> {
    if (drafts.hasUnsaved()) await drafts.saveAll();
    const entries = selection === 'ready' ? selection : selection.map(({ kind, id }) => ({ kind, id }));
    const request = (links: boolean) => {
      const body: ReviewRequest = { entries, links };
      return call<Review>('review', { method: 'POST', body, signal });
    };
    const found = await request(false);
    if (signal.aborted) return;
    const chosen = publishable(found, drafts.state());
    // an entry was changed meanwhile, or could not be saved
    if (chosen.length < found.chosen.length) return requestReview(chosen, before, 0);
    if (isOutdated(drafts.state(), found)) void drafts.load();
    update({
      review: withBrokenLinksOf(state.review, found),
      links: 'checking',
      selected: new Set(chosen.map(entryKey)),
      isUpdating: false,
      outdated: before ? { before, after: found } : state.outdated,
    });
    const checked = await request(true).catch(() => null);
    if (!signal.aborted) update({ review: checked ?? found, links: checked ? 'checked' : 'unknown' });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      requestReview(selection, null, 0);
      return stop;
    },
    select: (entries) => requestReview(entries, null, SELECT_DELAY),
    reviewAgain: (before) => requestReview(before?.chosen ?? selection, before ?? null, 0),
  };
}
