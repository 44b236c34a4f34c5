/** What a cache of posts offers. */

import type { Language } from '../contract/language.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import type { BlogPost } from './blog-post.ts';

export interface CachedPost {
  readonly post: BlogPost;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** Where the latest post of the blog is requested. */
export interface BlogSource {
  /** The name of the source in brand.json. */
  readonly source: string;
  /** An absolute URL. */
  readonly endpoint: string;
}

/** What an instance knows of the latest post of a source in one language. */
export interface PostState {
  /** The name of the source in brand.json. */
  readonly source: string;
  readonly language: Language;
  /** `null` if no post is cached. */
  readonly ageSeconds: number | null;
  /** `failing`: the last request failed, whether or not a post is cached. */
  readonly state: 'fresh' | 'stale' | 'failing';
  /** `null` unless the last request failed. */
  readonly failure: PostFailure | null;
}

interface PostFailure {
  /** A message for people; what the blog sent as a status may be in it. */
  readonly reason: string;
  /** The number of requests that failed in succession. */
  readonly failures: number;
  /** Milliseconds since 1970; the next request is sent then at the earliest. */
  readonly retryAt: number;
}

export interface PostCache {
  /**
   * Returns the cached post without waiting for the blog. A stale or missing one is fetched after the response.
   * Waits for the store of the data centre only within a deadline; never rejects because of the store or the blog.
   */
  get(source: BlogSource, language: Language, scope: RequestScope): Promise<CachedPost | null>;
  /** Returns the cached post, or fetches it. @throws BlogAnswerError */
  getOrFetch(source: BlogSource, language: Language, scope: RequestScope): Promise<CachedPost>;
  isFresh(cached: CachedPost): boolean;
  /** The state of every post that this instance was asked for. */
  states(): readonly PostState[];
}
