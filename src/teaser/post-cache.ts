/** Caches the latest post of each blog source and language, so that no page waits for the blog. */

import type { Freshness } from '../contract/freshness.ts';
import { DEFAULT_FORMAT } from '../contract/post-format.ts';
import { formatText } from '../contract/source-format.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import type { BlogPost } from './blog-post.ts';
import type { PostRequest } from './fetch-post.ts';
import { createPostRecord, type PostRecord, type PostRecordOptions } from './post-record.ts';
import { type TeaserTimings, TIMINGS } from './timings.ts';

export interface PostLookup {
  /** Cached posts by teaser id. */
  readonly posts: ReadonlyMap<string, BlogPost>;
  /** The state of the least fresh post. */
  readonly state: Freshness;
  /** Changes whenever a post does; part of cache keys. */
  readonly revision: string;
}

export interface PostCacheOptions extends Omit<PostRecordOptions, 'random' | 'timings'> {
  /** The default is `Math.random`. */
  readonly random?: () => number;
  readonly timings?: Partial<TeaserTimings>;
}

export type PostCache = ReturnType<typeof createPostCache>;

export function createPostCache(options: PostCacheOptions) {
  const settings = { random: Math.random, ...options, timings: { ...TIMINGS, ...options.timings } };
  const records = new Map<string, PostRecord>();

  function recordOf(place: string, request: PostRequest): PostRecord {
    const key = `${request.language} ${place}`;
    const record = records.get(key) ?? createPostRecord(key, request, settings);
    records.set(key, record);
    return record;
  }

  /** @param prepare awaited before each lookup; may reject */
  async function lookUp(
    requests: readonly PostRequest[],
    scope: RequestScope,
    prepare: (record: PostRecord) => Promise<unknown> | null,
  ): Promise<PostLookup> {
    const found = requests.map((request) => {
      const place = placeOf(request);
      return { id: request.id, place, record: recordOf(place, request) };
    });
    const preparations = found.flatMap(({ record }) => prepare(record) ?? []);
    if (preparations.length > 0) await Promise.allSettled(preparations);
    const posts = new Map<string, BlogPost>();
    let state: Freshness = 'fresh';
    let revision = '';
    for (const { id, place, record } of found) {
      const cached = record.get(scope);
      if (cached) posts.set(id, cached.post);
      if (!cached) state = 'fallback';
      else if (!cached.isFresh && state === 'fresh') state = 'stale';
      revision += `${id}@${cached ? `${place}@${cached.fetchedAt}` : ''};`;
    }
    return { posts, state, revision };
  }

  return {
    /**
     * Looks posts up without waiting for the blog; stale or missing posts are fetched after the response. Waits for the
     * data-centre cache only within a deadline, and never rejects because of that cache or the blog.
     */
    lookUp: (requests: readonly PostRequest[], scope: RequestScope) =>
      lookUp(requests, scope, (record) => record.load(scope)),
    /** Like `lookUp`, but waits for posts that are not cached. Posts that cannot be fetched have no entry. */
    lookUpOrFetch: (requests: readonly PostRequest[], scope: RequestScope) =>
      lookUp(requests, scope, (record) => record.fetchMissing(scope)),
    /** The state of every post that this instance has looked up lately: the others are not renewed. */
    states: () => [...records.values()].flatMap((record) => record.state() ?? []),
  };
}

/** Includes the format, because another format may read another post from the same response. */
function placeOf({ endpoint, format }: PostRequest): string {
  return format === DEFAULT_FORMAT ? endpoint : `${endpoint} ${formatText(format)}`;
}
