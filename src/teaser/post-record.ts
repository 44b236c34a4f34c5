/** Keeps the latest post of a source and language, and decides when to fetch it again. */

import { withDeadline } from '../runtime/deadline.ts';
import { InFlight } from '../runtime/in-flight.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import { BlogAnswerError, type BlogPost } from './blog-post.ts';
import { createEntryStore, type EntryStoreOptions, NO_ENTRY, type PostEntry } from './entry-store.ts';
import { type FetchPostOptions, fetchPost, type PostRequest } from './fetch-post.ts';
import type { TeaserTimings } from './timings.ts';

/** A post that may be shown. */
export interface CachedPost {
  readonly post: BlogPost;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly isFresh: boolean;
}

export interface PostRecordOptions extends FetchPostOptions, EntryStoreOptions {
  /** From 0 to 1. */
  readonly random: () => number;
  readonly timings: TeaserTimings;
}

export type PostRecord = ReturnType<typeof createPostRecord>;

/** @param key the same in all instances */
export function createPostRecord(key: string, request: PostRequest, options: PostRecordOptions) {
  const { source, language } = request;
  const { now, random, timings } = options;
  const store = createEntryStore(key, options);
  const renewals = new InFlight<void>(now, 2 * timings.claim);
  const fetches = new InFlight<void>(now, timings.claim);
  /** Keeps instances from acting at the same moment. */
  const jitter = random();
  let known = NO_ENTRY;
  /** Milliseconds since 1970. */
  let usedAt = now();
  /** Whether the last read of the store succeeded. If not, failures are not written: they could overwrite a post. */
  let read: 'not yet' | 'failed' | 'done' = 'not yet';

  /** In milliseconds, into the past or the future, because clocks differ and may be set back. */
  const distance = (instant: number) => Math.abs(now() - instant);

  /** Whether the last request delays the next; never for longer than the longest pause, whatever is stored. */
  const isPaused = () =>
    now() < known.retryAt + jitter * timings.spread && distance(known.at) <= timings.maxRetryAfter + timings.spread;

  /** Whether the post is missing, or so old that this instance renews it. */
  const isOld = () => distance(known.fetchedAt) >= timings.freshFor - jitter * timings.renewalWindow;

  function usablePost(): CachedPost | null {
    const { post, fetchedAt } = known;
    const age = distance(fetchedAt);
    return post && age < timings.usableFor ? { post, fetchedAt, isFresh: age < timings.freshFor } : null;
  }

  /** Adopts newer data from the store, even after the caller has stopped waiting. */
  function readStore(scope: RequestScope): Promise<void> {
    const reading = store.read(scope).then((stored) => {
      read = stored ? 'done' : 'failed';
      if (stored) known = newest(stored);
    });
    scope.waitUntil(reading);
    return reading;
  }

  function newest(stored: PostEntry): PostEntry {
    // within the same millisecond, the end of a request is newer than its claim
    const isNewer = distance(stored.at) < distance(known.at) || (stored.at === known.at && stored.claim === null);
    const request = isNewer ? stored : known;
    const { post, fetchedAt } = distance(stored.fetchedAt) < distance(known.fetchedAt) ? stored : known;
    return { ...request, post, fetchedAt };
  }

  /**
   * Renews the post after the response, unless another instance has renewed it, is doing so, or has just failed. Claims
   * the request for this instance first. The Cache API has no locks: the last writer has the claim, and an instance
   * that reads too early sends one request too many.
   */
  async function renew(scope: RequestScope): Promise<void> {
    await readStore(scope);
    if (!isOld() || isPaused()) return;
    if (read === 'done') {
      const at = now();
      const claim = random().toString(36).slice(2);
      await store.write({ ...known, at, retryAt: at + timings.claim, claim }, scope);
      await readStore(scope);
      // another instance has the claim, or a visitor waiting for the post has requested it meanwhile
      if (!isOld() || (isPaused() && known.claim !== claim)) return;
    }
    await fetchShared(scope);
  }

  /** Fetches the post, or joins the request in flight. Reports a failure, which delays the next request. */
  const fetchShared = (scope: RequestScope): Promise<void> =>
    fetches.share(async () => {
      const startedAt = now();
      try {
        const post = await fetchPost(request, scope.traceparent, options);
        const at = now();
        known = { ...NO_ENTRY, post, fetchedAt: at, at };
        scope.report({ name: 'post-fetched', source, language, milliseconds: at - startedAt });
      } catch (cause) {
        const error = cause instanceof BlogAnswerError ? cause : new BlogAnswerError(String(cause));
        const at = now();
        const retryAfter = pauseAfter(error);
        const reason = error.message;
        known = { ...known, at, retryAt: at + retryAfter, failures: known.failures + 1, reason, claim: null };
        scope.report({ name: 'post-failed', source, language, reason, retryAfter });
        if (read !== 'done') return;
      }
      scope.waitUntil(store.write(known, scope));
    });

  /** Exponential backoff with equal jitter: half of the pause is random. `Retry-After` can only lengthen it. */
  function pauseAfter({ retryAfter }: BlogAnswerError): number {
    const longest = Math.min(timings.maxPause, timings.firstPause * 2 ** known.failures);
    const pause = Math.round(longest * (0.5 + 0.5 * random()));
    return Math.max(pause, Math.min(retryAfter, timings.maxRetryAfter));
  }

  return {
    /** Reads the data-centre cache on first use; returns `null` instead of a promise after that. Never rejects. */
    load: (scope: RequestScope) => (read === 'not yet' ? store.waitFor(readStore(scope), scope) : null),

    /** Fetches the post if none is cached, unless a failed request still delays the next. */
    async fetchMissing(scope: RequestScope): Promise<void> {
      if (!usablePost()) await store.waitFor(readStore(scope), scope);
      // fetches despite another instance's claim, because a visitor is waiting
      if (usablePost() || (isPaused() && known.claim === null)) return;
      const fetched = fetchShared(scope);
      // other visitors may wait for it even if this one leaves
      scope.waitUntil(fetched);
      await withDeadline(() => fetched, timings.claim);
    },

    /** The cached post. A stale or missing post is fetched after the response. */
    get(scope: RequestScope): CachedPost | null {
      usedAt = now();
      if (isOld() && !isPaused()) scope.waitUntil(renewals.share(() => renew(scope)));
      return usablePost();
    },

    /** For health: docs/operations.md describes the fields. `null` if it has not been used lately. */
    state() {
      if (distance(usedAt) > timings.freshFor) return null;

      const cached = usablePost();
      const { failures, reason, retryAt } = known;
      const freshness = cached?.isFresh ? 'fresh' : 'stale';
      return {
        source,
        language,
        ageSeconds: cached && Math.max(0, Math.floor((now() - cached.fetchedAt) / 1_000)),
        state: failures > 0 ? 'failing' : freshness,
        failure: failures > 0 ? { reason, failures, retryAt } : null,
      } as const;
    },
  };
}
