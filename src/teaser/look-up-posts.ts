/** Looks up the latest posts of several teasers in the cache. */

import type { Freshness } from '../contract/freshness.ts';
import type { Language } from '../contract/language.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import type { BlogPost } from './blog-post.ts';
import type { BlogSource, CachedPost, PostCache } from './post-cache.ts';

/** A teaser that shows the latest post of a blog endpoint. */
export interface TeaserSource extends BlogSource {
  /** The id of the teaser. */
  readonly id: string;
}

export interface PostLookup {
  /** By the teaser's id; has no entry if no post is cached. */
  readonly posts: ReadonlyMap<string, BlogPost>;
  /** The state of the least fresh post. */
  readonly state: Freshness;
  /** Changes whenever a post does; part of cache keys. */
  readonly revision: string;
}

/** Reads the cache without waiting for the blog. A stale or missing post is fetched after the response. */
export async function lookUpPosts(
  cache: PostCache,
  sources: readonly TeaserSource[],
  language: Language,
  scope: RequestScope,
): Promise<PostLookup> {
  const found = await Promise.all(sources.map((source) => cache.get(source, language, scope).catch(() => null)));
  return summarize(cache, sources, found);
}

/** Like `lookUpPosts`, but waits for posts that are not cached. A post that cannot be fetched has no entry. */
export async function lookUpOrFetchPosts(
  cache: PostCache,
  sources: readonly TeaserSource[],
  language: Language,
  scope: RequestScope,
): Promise<PostLookup> {
  const found = await Promise.all(sources.map((source) => cache.getOrFetch(source, language, scope).catch(() => null)));
  return summarize(cache, sources, found);
}

/** @param found the cached post of each source, in the same order */
function summarize(
  cache: PostCache,
  sources: readonly TeaserSource[],
  found: readonly (CachedPost | null)[],
): PostLookup {
  const posts = new Map<string, BlogPost>();
  let state: Freshness = 'fresh';
  let revision = '';
  sources.forEach(({ id, endpoint }, index) => {
    const cached = found[index];
    revision += `${id}@${cached ? `${endpoint}@${cached.fetchedAt}` : ''};`;
    if (cached) {
      posts.set(id, cached.post);
      if (state === 'fresh' && !cache.isFresh(cached)) state = 'stale';
    } else {
      state = 'fallback';
    }
  });
  return { posts, state, revision };
}
