/** Looks up the latest posts of several teasers in the cache. */

import type { Freshness } from '../contract/freshness.ts';
import type { Language } from '../contract/language.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import type { BlogPost } from './blog-post.ts';
import type { PostCache } from './post-cache.ts';
import type { CachedPost, PostRequest } from './post-record.ts';

export interface PostLookup {
  /** By the teaser's id; has no entry if no post is cached. */
  readonly posts: ReadonlyMap<string, BlogPost>;
  /** The state of the least fresh post. */
  readonly state: Freshness;
  /** Changes whenever a post does; part of cache keys. */
  readonly revision: string;
}

type LookUp = (
  cache: PostCache,
  requests: readonly PostRequest[],
  language: Language,
  scope: RequestScope,
) => Promise<PostLookup>;

/** Reads the cache without waiting for the blog. A stale or missing post is fetched after the response. */
export const lookUpPosts: LookUp = (cache, requests, language, scope) =>
  lookUp(requests, (request) => cache.get(request, language, scope));

/** Like `lookUpPosts`, but waits for posts that are not cached. A post that cannot be fetched has no entry. */
export const lookUpOrFetchPosts: LookUp = (cache, requests, language, scope) =>
  lookUp(requests, (request) => cache.getOrFetch(request, language, scope));

async function lookUp(
  requests: readonly PostRequest[],
  find: (request: PostRequest) => Promise<CachedPost | null>,
): Promise<PostLookup> {
  const found = await Promise.all(
    requests.map(async (request) => ({ ...request, cached: await find(request).catch(() => null) })),
  );
  const cached = found.map((entry) => entry.cached);
  return {
    posts: new Map(found.flatMap(({ id, cached }) => (cached ? [[id, cached.post]] : []))),
    state: cached.includes(null) ? 'fallback' : cached.every((post) => post?.isFresh) ? 'fresh' : 'stale',
    revision: found
      .map(({ id, endpoint, cached }) => `${id}@${cached ? `${endpoint}@${cached.fetchedAt}` : ''};`)
      .join(''),
  };
}
