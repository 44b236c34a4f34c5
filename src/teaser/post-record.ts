/** What one instance remembers of the latest post of a source in one language. */

import type { Language } from '../contract/language.ts';
import type { Attempt } from './backoff.ts';
import type { BlogSource, CachedPost, PostState } from './post-cache.ts';
import type { TeaserTimings } from './timings.ts';

export interface PostRecordOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly timings: TeaserTimings;
}

/** An age is negative if the clock was set back; such a post is renewed. */
export function isFresh({ fetchedAt }: CachedPost, { now, timings }: PostRecordOptions): boolean {
  const age = now() - fetchedAt;
  return age >= -timings.clockSkew && age < timings.freshFor;
}

export class PostRecord {
  readonly source: BlogSource;
  readonly language: Language;
  /** Whether the store was asked for the post; until then, a header may wait for it. */
  isLookedUp = false;
  readonly #options: PostRecordOptions;
  #post: CachedPost | null = null;
  /** Age at which this instance renews the post, in milliseconds. */
  #renewalAge = 0;
  #attempt: Attempt | null = null;
  /** Milliseconds since 1970. */
  #retryAt = 0;

  constructor(source: BlogSource, language: Language, options: PostRecordOptions) {
    this.source = source;
    this.language = language;
    this.#options = options;
  }

  /** The post, unless it is too old. */
  get usablePost(): CachedPost | null {
    return this.#post && Math.abs(this.#age(this.#post)) < this.#options.timings.usableFor ? this.#post : null;
  }

  /** Whether the post is missing, old enough to be renewed, or from the future. */
  get isDue(): boolean {
    const { now, timings } = this.#options;
    const age = now() - (this.#post?.fetchedAt ?? Number.NEGATIVE_INFINITY);
    return age >= this.#renewalAge || age < -timings.clockSkew;
  }

  /** The last attempt, unless a post has been fetched since, or the clock was set back. */
  get attempt(): Attempt | null {
    const { now, timings } = this.#options;
    const isPast = this.#attempt && this.#attempt.at <= now() + timings.clockSkew;
    const isCurrent = this.#attempt && !(this.#post && this.#post.fetchedAt >= this.#attempt.at);
    return isPast && isCurrent ? this.#attempt : null;
  }

  /** The last attempt, as long as the post must not be requested because of it. */
  get pause(): Attempt | null {
    return this.#options.now() < this.#retryAt ? this.attempt : null;
  }

  /** Takes a post that was fetched, at an age that differs between instances. */
  keepPost(post: CachedPost): void {
    const { random, timings } = this.#options;
    this.#post = post;
    this.#renewalAge = timings.freshFor - random() * timings.renewalWindow;
  }

  /** Takes a post of the store, unless this instance has a newer one. */
  keepStoredPost(post: CachedPost): void {
    const isFromFuture = this.#post && this.#age(this.#post) < 0;
    if (!this.#post || isFromFuture || post.fetchedAt > this.#post.fetchedAt) this.keepPost(post);
  }

  /** Takes an attempt of this instance. */
  keepAttempt(attempt: Attempt): void {
    this.#attempt = attempt;
    this.#retryAt = attempt.retryAt;
  }

  /** Takes an attempt of the store, whose pause ends later by a time that differs between instances. */
  keepStoredAttempt(attempt: Attempt): void {
    const known = this.attempt;
    if (known && attempt.at < known.at) return;
    this.#attempt = attempt;
    this.#retryAt = attempt.retryAt + this.#options.random() * this.#options.timings.spread;
  }

  get state(): PostState {
    const { attempt, usablePost } = this;
    const isFailing = attempt !== null && attempt.failures > 0;
    const freshness = usablePost && isFresh(usablePost, this.#options) ? 'fresh' : 'stale';
    return {
      source: this.source.source,
      language: this.language,
      ageSeconds: usablePost ? Math.max(0, Math.floor(this.#age(usablePost) / 1_000)) : null,
      state: isFailing ? 'failing' : freshness,
      failure: isFailing ? { reason: attempt.reason, failures: attempt.failures, retryAt: attempt.retryAt } : null,
    };
  }

  #age({ fetchedAt }: CachedPost): number {
    return this.#options.now() - fetchedAt;
  }
}
