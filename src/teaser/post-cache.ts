/** Caches the latest post of each blog source and language, so that no page waits for the blog. */

import type { Language } from '../contract/language.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import { createEntryStore, type EntryStoreOptions } from './entry-store.ts';
import type { Fetch } from './fetch-post.ts';
import { type CachedPost, createPostRecord, type PostRecord, type PostRequest } from './post-record.ts';
import { type TeaserTimings, TIMINGS } from './timings.ts';

export interface PostCache {
  /**
   * Returns the cached post without waiting for the blog. A stale or missing one is fetched after the response.
   * Waits for the cache of the data centre only within a deadline; never rejects because of that cache or the blog.
   */
  get(request: PostRequest, language: Language, scope: RequestScope): Promise<CachedPost | null>;
  /** Returns the cached post, or fetches it. @throws BlogAnswerError */
  getOrFetch(request: PostRequest, language: Language, scope: RequestScope): Promise<CachedPost>;
  /** The state of every post that this instance has looked up. */
  states(): readonly ReturnType<PostRecord['state']>[];
}

export interface PostCacheOptions extends Omit<EntryStoreOptions, 'timings'> {
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to 1; the default is `Math.random`. */
  readonly random?: () => number;
  readonly timings?: Partial<TeaserTimings>;
}

export function createPostCache(options: PostCacheOptions): PostCache {
  const settings = { random: Math.random, ...options, timings: { ...TIMINGS, ...options.timings } };
  const store = createEntryStore(settings);
  const records = new Map<string, PostRecord>();
  const recordOf = (request: PostRequest, language: Language): PostRecord => {
    const key = `${language} ${request.endpoint}`;
    const record = records.get(key) ?? createPostRecord(key, request, language, { ...settings, store });
    records.set(key, record);
    return record;
  };
  return {
    get: (request, language, scope) => recordOf(request, language).get(scope),
    getOrFetch: (request, language, scope) => recordOf(request, language).getOrFetch(scope),
    states: () => [...records.values()].map((record) => record.state()),
  };
}
