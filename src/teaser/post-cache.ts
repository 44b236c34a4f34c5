/** What a cache of posts offers, and what it stores. */

import type { Language } from '../contract/language.ts';
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

/** Keeps a promise running after the response. */
export type WaitUntil = (work: Promise<unknown>) => void;

export interface PostCache {
  /** Returns the cached post without waiting for the blog. A stale or missing one is fetched after the response. */
  get(endpoint: string, language: Language, waitUntil: WaitUntil): Promise<CachedPost | null>;
  /** Returns the cached post, or fetches it. @throws BlogAnswerError */
  getOrFetch(endpoint: string, language: Language, waitUntil: WaitUntil): Promise<CachedPost>;
  isFresh(cached: CachedPost): boolean;
  /** The age of every cached post in milliseconds, by source and language. */
  ages(): ReadonlyMap<string, number>;
}
