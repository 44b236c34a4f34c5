/** Caches the latest post of each blog source and language, so that no page waits for the blog. */

import type { Language } from '../contract/language.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import { createEntryStore, type EntryStoreOptions } from './entry-store.ts';
import type { Fetch } from './fetch-post.ts';
import { type BlogSource, type CachedPost, createPostRecord, type PostRecord } from './post-record.ts';
import { type TeaserTimings, TIMINGS } from './timings.ts';

export interface PostCache {
  /**
   * Returns the cached post without waiting for the blog. A stale or missing one is fetched after the response.
   * Waits for the cache of the data centre only within a deadline; never rejects because of that cache or the blog.
   */
  get(source: BlogSource, language: Language, scope: RequestScope): Promise<CachedPost | null>;
  /** Returns the cached post, or fetches it. @throws BlogAnswerError */
  getOrFetch(source: BlogSource, language: Language, scope: RequestScope): Promise<CachedPost>;
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
  const recordOf = (source: BlogSource, language: Language): PostRecord => {
    const key = `${language} ${source.endpoint}`;
    const record = records.get(key) ?? createPostRecord(key, source, language, { ...settings, store });
    records.set(key, record);
    return record;
  };
  return {
    get: (source, language, scope) => recordOf(source, language).get(scope),
    getOrFetch: (source, language, scope) => recordOf(source, language).getOrFetch(scope),
    states: () => [...records.values()].map((record) => record.state()),
  };
}
