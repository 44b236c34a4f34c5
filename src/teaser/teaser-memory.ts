/** Remembers the latest post of each source and language, so that no page waits for the blog. */

import type { Language } from '../contract/language.ts';
import { BlogAnswerError, type BlogPost } from './blog-post.ts';
import { type Fetch, fetchPost } from './fetch-post.ts';
import { type TeaserTimings, TIMINGS } from './timings.ts';
import { within } from './within.ts';

/** A post with the instant it was fetched, in milliseconds since 1970. */
export interface RememberedPost {
  readonly post: BlogPost;
  readonly fetchedAt: number;
}

/** A memory that outlives this instance and may be shared, such as a data centre's cache. */
export interface TeaserStore {
  get(key: string): Promise<RememberedPost | null>;
  put(key: string, remembered: RememberedPost): Promise<void>;
}

export interface TeaserMemoryOptions {
  readonly fetch: Fetch;
  /** Where the images of posts may come from, such as `https://images.example.com`. */
  readonly imageOrigins: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly store: TeaserStore;
  /** Told of every failed fetch. */
  readonly onError: (key: string, error: BlogAnswerError) => void;
  readonly timings?: Partial<TeaserTimings>;
}

/** Keeps a promise running after the response. */
export type Background = (work: Promise<unknown>) => void;

export interface TeaserMemory {
  /** What is remembered, without waiting for the blog; a stale or missing post is fetched in the background. */
  recall(endpoint: string, language: Language, background: Background): Promise<RememberedPost | null>;
  /** What is remembered, or else a post fetched now. @throws BlogAnswerError */
  require(endpoint: string, language: Language, background: Background): Promise<RememberedPost>;
  isFresh(remembered: RememberedPost): boolean;
  /** The age of every remembered post in milliseconds, by source and language. */
  ages(): ReadonlyMap<string, number>;
}

/** Joins the endpoint and language of a post into one name. */
export function teaserKey(endpoint: string, language: Language): string {
  return `${endpoint}#${language}`;
}

export function createTeaserMemory(options: TeaserMemoryOptions): TeaserMemory {
  const { now, store } = options;
  const timings = { ...TIMINGS, ...options.timings };
  const posts = new Map<string, RememberedPost>();
  const inFlight = new Map<string, { readonly post: Promise<RememberedPost>; readonly since: number }>();
  const failures = new Map<string, { readonly at: number; readonly error: BlogAnswerError }>();
  const consulted = new Set<string>();

  const age = (remembered: RememberedPost) => now() - remembered.fetchedAt;
  const isFresh = (remembered: RememberedPost) => age(remembered) < timings.freshFor;
  const usable = (key: string) => {
    const remembered = posts.get(key);
    return remembered && age(remembered) < timings.keptFor ? remembered : null;
  };
  const failedLately = (key: string) => {
    const failure = failures.get(key);
    return failure && now() - failure.at < timings.retryAfter ? failure.error : null;
  };
  const readStore = async (key: string) => {
    const stored = await store.get(key).catch(() => null);
    consulted.add(key);
    if (stored && stored.fetchedAt > (posts.get(key)?.fetchedAt ?? 0)) posts.set(key, stored);
  };

  const renew = async (key: string, endpoint: string, language: Language): Promise<RememberedPost> => {
    await readStore(key);
    const stored = posts.get(key);
    if (stored && isFresh(stored)) return stored;
    try {
      const remembered = {
        post: await fetchPost(endpoint, language, {
          ...timings,
          fetch: options.fetch,
          imageOrigins: options.imageOrigins,
        }),
        fetchedAt: now(),
      };
      posts.set(key, remembered);
      failures.delete(key);
      await store.put(key, remembered).catch(() => undefined);
      return remembered;
    } catch (error) {
      const failure = error instanceof BlogAnswerError ? error : new BlogAnswerError(String(error));
      failures.set(key, { at: now(), error: failure });
      options.onError(key, failure);
      throw failure;
    }
  };
  const running = (key: string) => {
    const started = inFlight.get(key);
    // the platform may end the request that started it, and then it never settles
    return started && now() - started.since < 2 * timings.deadline ? started.post : null;
  };
  /** One request in flight for each source and language. */
  const renewOnce = (key: string, endpoint: string, language: Language) => {
    const started = running(key);
    if (started) return started;
    const post = renew(key, endpoint, language).finally(() => {
      if (inFlight.get(key)?.post === post) inFlight.delete(key);
    });
    inFlight.set(key, { post, since: now() });
    return post;
  };

  const recall: TeaserMemory['recall'] = async (endpoint, language, background) => {
    const key = teaserKey(endpoint, language);
    if (!consulted.has(key)) await readStore(key);
    const remembered = usable(key);
    if (!(remembered && isFresh(remembered)) && !failedLately(key) && !running(key)) {
      background(renewOnce(key, endpoint, language).catch(() => undefined));
    }
    return remembered;
  };

  return {
    recall,
    async require(endpoint, language, background) {
      const remembered = await recall(endpoint, language, background);
      if (remembered) return remembered;
      const key = teaserKey(endpoint, language);
      const failure = failedLately(key);
      if (failure) throw failure;
      return within(2 * timings.deadline, renewOnce(key, endpoint, language));
    },
    isFresh,
    ages: () => new Map([...posts].map(([key, remembered]) => [key, age(remembered)])),
  };
}
