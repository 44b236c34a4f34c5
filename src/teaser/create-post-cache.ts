/** Caches the latest post of each blog source and language, so that no page waits for the blog. */

import type { Language } from '../contract/language.ts';
import { withDeadline } from '../runtime/deadline.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import { BlogAnswerError, type PostOrigins } from './blog-post.ts';
import type { EntryStore } from './cache-store.ts';
import type { Fetch } from './fetch-post.ts';
import type { BlogSource, CachedPost, PostCache } from './post-cache.ts';
import { isFresh, PostRecord } from './post-record.ts';
import { PostRenewal } from './post-renewal.ts';
import { SharedPosts } from './shared-posts.ts';
import { type TeaserTimings, TIMINGS } from './timings.ts';

export interface PostCacheOptions extends PostOrigins {
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to 1; the default is `Math.random`. */
  readonly random?: () => number;
  readonly store: EntryStore;
  readonly timings?: Partial<TeaserTimings>;
}

export function createPostCache(options: PostCacheOptions): PostCache {
  const settings = { random: Math.random, ...options, timings: { ...TIMINGS, ...options.timings } };
  const shared = new SharedPosts(settings);
  const renewal = new PostRenewal({ ...settings, shared });
  const records = new Map<string, PostRecord>();

  const recordOf = (source: BlogSource, language: Language): PostRecord => {
    const key = `${language} ${source.endpoint}`;
    const record = records.get(key) ?? new PostRecord(source, language, settings);
    records.set(key, record);
    return record;
  };

  const get = async (source: BlogSource, language: Language, scope: RequestScope): Promise<CachedPost | null> => {
    const record = recordOf(source, language);
    if (!record.isLookedUp) await shared.readPost(record, 'response', scope);
    const needsRenewal = record.isDue && !record.pause && !renewal.isRenewing(record);
    if (needsRenewal) scope.waitUntil(renewal.renew(record, scope));
    return record.usablePost;
  };

  return {
    get,

    async getOrFetch(source, language, scope) {
      const cached = await get(source, language, scope);
      if (cached) return cached;
      const record = recordOf(source, language);
      await shared.readAttempt(record, 'response', scope);
      const { pause } = record;
      // a claim of another instance is no reason to send a visitor away
      if (pause && pause.claim === null) throw new BlogAnswerError(pause.reason);
      return withDeadline(() => renewal.fetch(record, scope), settings.timings.claim);
    },

    isFresh: (cached) => isFresh(cached, settings),
    states: () => [...records.values()].map((record) => record.state),
  };
}
