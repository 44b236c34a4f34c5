/** One instance's record of the latest post of a source in one language, and when to renew it. */

import type { Language } from '../contract/language.ts';
import { withDeadline } from '../runtime/deadline.ts';
import { InFlight } from '../runtime/in-flight.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import { BlogAnswerError, type BlogPost } from './blog-post.ts';
import { type EntryStore, NO_ENTRY, type PostEntry } from './entry-store.ts';
import { type FetchPostOptions, fetchPost } from './fetch-post.ts';
import type { TeaserTimings } from './timings.ts';

/** The latest post that a teaser shows. */
export interface PostRequest {
  /** The id of the teaser. */
  readonly id: string;
  /** The name of the blog source in brand.json. */
  readonly source: string;
  /** An absolute URL. */
  readonly endpoint: string;
}

export interface CachedPost {
  readonly post: BlogPost;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly isFresh: boolean;
}

interface PostRecordOptions extends FetchPostOptions {
  /** From 0 to 1. */
  readonly random: () => number;
  readonly store: EntryStore;
  readonly timings: TeaserTimings;
}

export type PostRecord = ReturnType<typeof createPostRecord>;

/** @param key the same in all instances */
export function createPostRecord(
  key: string,
  { source, endpoint }: PostRequest,
  language: Language,
  options: PostRecordOptions,
) {
  const { now, random, store, timings } = options;
  const renewals = new InFlight<void>(now, 2 * timings.claim);
  const fetches = new InFlight<CachedPost>(now, timings.claim);
  /** Keeps instances from acting in the same moment. */
  const jitter = random();
  let known = NO_ENTRY;
  /** Whether the store could be read last. If not, no failure is written over what it may hold. */
  let read: 'not yet' | 'failed' | 'done' = 'not yet';

  /** In milliseconds, into the past or the future: clocks differ, and are set back. */
  const distance = (instant: number) => Math.abs(now() - instant);

  /** Whether the last request holds up the next one; whatever is stored, for no longer than the longest pause. */
  const isPaused = () =>
    now() < known.retryAt + jitter * timings.spread && distance(known.at) <= timings.maxRetryAfter + timings.spread;

  /** Whether the post is missing, or so old that this instance renews it. */
  const isOld = () => distance(known.fetchedAt) >= timings.freshFor - jitter * timings.renewalWindow;

  function usablePost(): CachedPost | null {
    const { post, fetchedAt } = known;
    const age = distance(fetchedAt);
    return post && age < timings.usableFor ? { post, fetchedAt, isFresh: age < timings.freshFor } : null;
  }

  /** Takes what is newer from the store, also after the caller has stopped waiting. */
  function readStore(scope: RequestScope): Promise<void> {
    const reading = store.read(key, scope).then((stored) => {
      read = stored ? 'done' : 'failed';
      if (stored) known = newest(stored);
    });
    scope.waitUntil(reading);
    return reading;
  }

  function newest(stored: PostEntry): PostEntry {
    // in the same millisecond, the end of a request is newer than its claim
    const isNewer = distance(stored.at) < distance(known.at) || (stored.at === known.at && stored.claim === null);
    const request = isNewer ? stored : known;
    const { post, fetchedAt } = distance(stored.fetchedAt) < distance(known.fetchedAt) ? stored : known;
    return { ...request, post, fetchedAt };
  }

  /** Renews the post after the response, unless another instance has renewed it, is doing so, or has failed to. */
  async function renew(scope: RequestScope): Promise<void> {
    await readStore(scope);
    // the request reports its failure
    if (isOld() && !isPaused() && (await claimRequest(scope))) await fetchShared(scope).catch(() => undefined);
  }

  /**
   * Claims the request for this instance. The Cache API has no locks: whoever writes last has the claim, and an
   * instance that reads too early makes a request too many.
   */
  async function claimRequest(scope: RequestScope): Promise<boolean> {
    if (read === 'failed') return true;
    const [at, claim] = [now(), random().toString(36).slice(2)];
    await store.write(key, { ...known, at, retryAt: at + timings.claim, claim }, scope);
    await readStore(scope);
    // otherwise another instance has the claim, or someone who waits for the post has requested it meanwhile
    return isOld() && (!isPaused() || known.claim === claim);
  }

  /** Fetches the post, or joins the request that is being sent. @throws BlogAnswerError */
  const fetchShared = (scope: RequestScope): Promise<CachedPost> =>
    fetches.share(async () => {
      const startedAt = now();
      try {
        const post = await fetchPost(endpoint, language, scope.traceparent, options);
        const at = now();
        known = { ...NO_ENTRY, post, fetchedAt: at, at };
        scope.report({ name: 'post-fetched', source, language, milliseconds: at - startedAt });
        scope.waitUntil(store.write(key, known, scope));
        return { post, fetchedAt: at, isFresh: true };
      } catch (cause) {
        const error = cause instanceof BlogAnswerError ? cause : new BlogAnswerError(String(cause));
        const [at, pause] = [now(), pauseAfter(error)];
        known = { ...known, at, retryAt: at + pause, failures: known.failures + 1, reason: error.message, claim: null };
        scope.report({ name: 'post-failed', source, language, reason: error.message, retryAfter: pause });
        if (read === 'done') scope.waitUntil(store.write(key, known, scope));
        throw error;
      }
    });

  /** Exponential backoff with equal jitter: half of the pause is random. `Retry-After` may only lengthen it. */
  function pauseAfter({ retryAfter }: BlogAnswerError): number {
    const longest = Math.min(timings.maxPause, timings.firstPause * 2 ** known.failures);
    const pause = Math.round(longest * (0.5 + 0.5 * random()));
    return Math.max(pause, Math.min(retryAfter ?? 0, timings.maxRetryAfter));
  }

  async function get(scope: RequestScope): Promise<CachedPost | null> {
    if (read === 'not yet') await store.waitFor(readStore(scope), scope);
    if (isOld() && !isPaused()) scope.waitUntil(renewals.share(() => renew(scope)));
    return usablePost();
  }

  return {
    get,

    async getOrFetch(scope: RequestScope): Promise<CachedPost> {
      if (!(await get(scope))) await store.waitFor(readStore(scope), scope);
      const cached = usablePost();
      if (cached) return cached;
      // a claim of another instance is no reason to send a visitor away
      if (isPaused() && known.claim === null) throw new BlogAnswerError(known.reason);
      return withDeadline(() => fetchShared(scope), timings.claim);
    },

    /** For health: docs/operations.md describes the fields. */
    state() {
      const [cached, { failures, reason, retryAt }] = [usablePost(), known];
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
