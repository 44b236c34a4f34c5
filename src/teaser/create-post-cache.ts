/** Caches the latest post of each blog source and language, so that no page waits for the blog. */

import type { Language } from '../contract/language.ts';
import { withDeadline } from '../runtime/deadline.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import { BlogAnswerError } from './blog-post.ts';
import { type Fetch, fetchPost } from './fetch-post.ts';
import type { BlogSource, CachedPost, PostCache, PostStore } from './post-cache.ts';
import { type TeaserTimings, TIMINGS } from './timings.ts';

interface PostCacheOptions {
  readonly fetch: Fetch;
  /** Origins that the images of posts may come from, such as `https://images.example.com`. */
  readonly imageOrigins: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly store: PostStore;
  /** Called for every failed fetch. */
  readonly onError: (key: string, error: BlogAnswerError) => void;
  readonly timings?: Partial<TeaserTimings>;
}

/** The cache key of a post. */
export function postKey(endpoint: string, language: Language): string {
  return `${endpoint}#${language}`;
}

interface FetchInFlight {
  readonly post: Promise<CachedPost>;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

interface Failure {
  readonly error: BlogAnswerError;
  /** Milliseconds since 1970. */
  readonly failedAt: number;
}

export function createPostCache(options: PostCacheOptions): PostCache {
  return new MemoryPostCache(options);
}

class MemoryPostCache implements PostCache {
  readonly #options: PostCacheOptions;
  readonly #timings: TeaserTimings;
  readonly #posts = new Map<string, CachedPost>();
  readonly #inFlight = new Map<string, FetchInFlight>();
  readonly #failures = new Map<string, Failure>();
  /** The keys that this instance has already looked up in the store. */
  readonly #lookedUp = new Set<string>();

  constructor(options: PostCacheOptions) {
    this.#options = options;
    this.#timings = { ...TIMINGS, ...options.timings };
  }

  async get({ endpoint }: BlogSource, language: Language, scope: RequestScope): Promise<CachedPost | null> {
    const key = postKey(endpoint, language);
    if (!this.#lookedUp.has(key)) await this.#readStore(key);
    const cached = this.#usable(key);
    const needsFetch = !(cached && this.isFresh(cached)) && !this.#recentFailure(key) && !this.#fetchInFlight(key);
    if (needsFetch) scope.waitUntil(this.#fetchOnce(key, endpoint, language).catch(() => undefined));
    return cached;
  }

  async getOrFetch(source: BlogSource, language: Language, scope: RequestScope): Promise<CachedPost> {
    const cached = await this.get(source, language, scope);
    if (cached) return cached;
    const { endpoint } = source;
    const key = postKey(endpoint, language);
    const failure = this.#recentFailure(key);
    if (failure) throw failure;
    return withDeadline(() => this.#fetchOnce(key, endpoint, language), 2 * this.#timings.deadline);
  }

  isFresh(cached: CachedPost): boolean {
    return this.#age(cached) < this.#timings.freshFor;
  }

  ages(): ReadonlyMap<string, number> {
    return new Map([...this.#posts].map(([key, cached]) => [key, this.#age(cached)]));
  }

  #age({ fetchedAt }: CachedPost): number {
    return this.#options.now() - fetchedAt;
  }

  #usable(key: string): CachedPost | null {
    const cached = this.#posts.get(key);
    return cached && this.#age(cached) < this.#timings.usableFor ? cached : null;
  }

  #recentFailure(key: string): BlogAnswerError | null {
    const failure = this.#failures.get(key);
    const isRecent = failure && this.#options.now() - failure.failedAt < this.#timings.retryAfter;
    return isRecent ? failure.error : null;
  }

  async #readStore(key: string): Promise<void> {
    const stored = await this.#options.store.get(key).catch(() => null);
    this.#lookedUp.add(key);
    if (stored && stored.fetchedAt > (this.#posts.get(key)?.fetchedAt ?? 0)) this.#posts.set(key, stored);
  }

  /** The fetch in flight, unless it is so old that the platform must have ended it together with its request. */
  #fetchInFlight(key: string): Promise<CachedPost> | null {
    const inFlight = this.#inFlight.get(key);
    const isAlive = inFlight && this.#options.now() - inFlight.startedAt < 2 * this.#timings.deadline;
    return isAlive ? inFlight.post : null;
  }

  /** Starts a fetch, or joins the one in flight for this key. */
  #fetchOnce(key: string, endpoint: string, language: Language): Promise<CachedPost> {
    const inFlight = this.#fetchInFlight(key);
    if (inFlight) return inFlight;
    const post = this.#fetch(key, endpoint, language).finally(() => {
      if (this.#inFlight.get(key)?.post === post) this.#inFlight.delete(key);
    });
    this.#inFlight.set(key, { post, startedAt: this.#options.now() });
    return post;
  }

  async #fetch(key: string, endpoint: string, language: Language): Promise<CachedPost> {
    // another instance may have stored a newer post
    await this.#readStore(key);
    const stored = this.#posts.get(key);
    if (stored && this.isFresh(stored)) return stored;
    const { fetch, imageOrigins, now, store, onError } = this.#options;
    try {
      const post = await fetchPost(endpoint, language, { ...this.#timings, fetch, imageOrigins });
      const cached = { post, fetchedAt: now() };
      this.#posts.set(key, cached);
      this.#failures.delete(key);
      await store.put(key, cached).catch(() => undefined);
      return cached;
    } catch (cause) {
      const error = cause instanceof BlogAnswerError ? cause : new BlogAnswerError(String(cause));
      this.#failures.set(key, { error, failedAt: now() });
      onError(key, error);
      throw error;
    }
  }
}
