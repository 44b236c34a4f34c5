/** Saves what is not saved yet, and reviews the draft: at first without its links, whose requests take seconds. */

import { useCallback, useEffect, useState } from 'react';
import type { Review, ReviewRequest } from '../../contract/api.ts';
import { callApi } from '../api-client.ts';
import { useDraftStore } from '../data/draft-provider.tsx';
import { type Failure, failureOf } from '../data/failure.ts';

export type ReviewState =
  | { readonly status: 'saving' | 'loading' | 'unsaved' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | {
      readonly status: 'reviewed';
      readonly review: Review;
      readonly links: 'checking' | 'checked' | 'unknown';
      /** What was reviewed before the draft changed; `null` if this is the first review. */
      readonly before: Review | null;
    };

/** @returns the state, and what reviews again; the review before is kept if the draft has changed since then */
export function useReview(): readonly [ReviewState, (before?: Review) => void] {
  const store = useDraftStore();
  const [state, setState] = useState<ReviewState>({ status: 'saving' });
  const [attempt, setAttempt] = useState<{ readonly before: Review | null }>({ before: null });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (next: ReviewState) => signal.aborted || setState(next);
    const reviewDraft = async () => {
      show({ status: 'saving' });
      if (store.hasUnsaved() && !(await store.saveAll())) return show({ status: 'unsaved' });
      show({ status: 'loading' });
      const { before } = attempt;
      const review = await callApi<Review>('review', { method: 'POST', body: ready(false), signal });
      show({ status: 'reviewed', review, links: 'checking', before });
      try {
        const withLinks = await callApi<Review>('review', { method: 'POST', body: ready(true), signal });
        show({ status: 'reviewed', review: withLinks, links: 'checked', before });
      } catch {
        show({ status: 'reviewed', review, links: 'unknown', before });
      }
    };
    reviewDraft().catch((error) => show({ status: 'failed', failure: failureOf(error) }));
    return () => controller.abort();
  }, [store, attempt]);

  const reviewAgain = useCallback((before: Review | null = null) => setAttempt({ before }), []);
  return [state, reviewAgain];
}

function ready(links: boolean): ReviewRequest {
  return { entries: 'ready', links };
}
