/** Renews posts: at most one request of this instance at a time for each, and few of all instances together. */

import { InFlight } from '../runtime/in-flight.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import { claimed, failed } from './backoff.ts';
import { BlogAnswerError, type PostOrigins } from './blog-post.ts';
import { type Fetch, fetchPost } from './fetch-post.ts';
import type { CachedPost } from './post-cache.ts';
import type { PostRecord, PostRecordOptions } from './post-record.ts';
import type { SharedPosts } from './shared-posts.ts';

interface PostRenewalOptions extends PostOrigins, PostRecordOptions {
  readonly fetch: Fetch;
  readonly shared: SharedPosts;
}

export class PostRenewal {
  readonly #options: PostRenewalOptions;
  readonly #renewals: InFlight<void>;
  readonly #fetches: InFlight<CachedPost>;

  constructor(options: PostRenewalOptions) {
    this.#options = options;
    this.#renewals = new InFlight(options.now, 2 * options.timings.claim);
    this.#fetches = new InFlight(options.now, options.timings.claim);
  }

  /** Whether this instance is renewing the post already. */
  isRenewing(record: PostRecord): boolean {
    return this.#renewals.has(keyOf(record));
  }

  /** Renews the post after the response, unless another instance has renewed it, is doing so, or has failed to. */
  async renew(record: PostRecord, scope: RequestScope): Promise<void> {
    await this.#renewals.share(keyOf(record), async () => {
      const { shared } = this.#options;
      await Promise.all([
        shared.readPost(record, 'background', scope),
        shared.readAttempt(record, 'background', scope),
      ]);
      const isClaimed = record.isDue && !record.pause && (await this.#claim(record, scope));
      // who waits for the post may have fetched it meanwhile; a failure is reported by the request
      if (isClaimed && record.isDue) await this.fetch(record, scope).catch(() => undefined);
    });
  }

  /** Fetches the post, or joins the request that is being made. @throws BlogAnswerError */
  fetch(record: PostRecord, scope: RequestScope): Promise<CachedPost> {
    return this.#fetches.share(keyOf(record), () => this.#fetch(record, scope));
  }

  /**
   * Claims the request for this instance. The Cache API has no locks: whoever writes last has the claim, and an
   * instance that reads too early makes a request too many.
   */
  async #claim(record: PostRecord, scope: RequestScope): Promise<boolean> {
    const { shared } = this.#options;
    const claim = claimed(record.attempt, this.#options);
    await shared.writeAttempt(record, claim, scope);
    await shared.readAttempt(record, 'background', scope);
    return !record.pause || record.pause.claim === claim.claim;
  }

  async #fetch(record: PostRecord, scope: RequestScope): Promise<CachedPost> {
    const { shared, now, timings } = this.#options;
    const { source, language } = record;
    const startedAt = now();
    try {
      const post = await fetchPost(source.endpoint, language, scope.traceparent, { ...this.#options, ...timings });
      const cached = { post, fetchedAt: now() };
      record.keepPost(cached);
      scope.report({
        name: 'post-fetched',
        source: source.source,
        language,
        milliseconds: cached.fetchedAt - startedAt,
      });
      scope.waitUntil(shared.writePost(record, cached, scope));
      return cached;
    } catch (cause) {
      const error = cause instanceof BlogAnswerError ? cause : new BlogAnswerError(String(cause));
      const attempt = failed(record.attempt, error, this.#options);
      record.keepAttempt(attempt);
      const retryAfter = attempt.retryAt - attempt.at;
      scope.report({ name: 'post-failed', source: source.source, language, reason: error.message, retryAfter });
      scope.waitUntil(shared.writeAttempt(record, attempt, scope));
      throw error;
    }
  }
}

function keyOf({ source, language }: PostRecord): string {
  return `${language} ${source.endpoint}`;
}
