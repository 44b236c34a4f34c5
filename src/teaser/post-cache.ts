/** What a cache of posts offers, and what it stores. */

import type { Language } from '../contract/language.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import type { BlogPost } from './blog-post.ts';

export interface CachedPost {
  readonly post: BlogPost;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** A cache that several instances may share, such as that of a data centre. */
export interface PostStore {
  get(key: string): Promise<CachedPost | null>;
  put(key: string, cached: CachedPost): Promise<void>;
}

/** Where the latest post of the blog is requested. */
export interface BlogSource {
  /** The name of the source in brand.json. */
  readonly source: string;
  /** An absolute URL. */
  readonly endpoint: string;
}

export interface PostCache {
  /** Returns the cached post without waiting for the blog. A stale or missing one is fetched after the response. */
  get(source: BlogSource, language: Language, scope: RequestScope): Promise<CachedPost | null>;
  /** Returns the cached post, or fetches it. @throws BlogAnswerError */
  getOrFetch(source: BlogSource, language: Language, scope: RequestScope): Promise<CachedPost>;
  isFresh(cached: CachedPost): boolean;
  /** The age of every cached post in milliseconds, by source and language. */
  ages(): ReadonlyMap<string, number>;
}
