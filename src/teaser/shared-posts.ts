/** Shares posts and attempts with the other instances of the data centre. */

import type { RequestScope } from '../runtime/request-scope.ts';
import type { Attempt } from './backoff.ts';
import { createEntryParsers, type EntryParsers, type ParseEntry } from './parse-entry.ts';
import type { CachedPost } from './post-cache.ts';
import type { PostRecord } from './post-record.ts';
import { TimedStore, type Waiting } from './timed-store.ts';
import type { TeaserTimings } from './timings.ts';

type EntryKind = 'post' | 'attempt';

export class SharedPosts {
  readonly #store: TimedStore;
  readonly #parsers: EntryParsers;
  readonly #timings: TeaserTimings;

  constructor(options: ConstructorParameters<typeof TimedStore>[0] & Parameters<typeof createEntryParsers>[0]) {
    this.#store = new TimedStore(options);
    this.#parsers = createEntryParsers(options);
    this.#timings = options.timings;
  }

  /** Takes the post of the store into the record, if need be after the wait. */
  async readPost(record: PostRecord, waiting: Waiting, scope: RequestScope): Promise<void> {
    const use = (entry: unknown) => {
      record.isLookedUp = true;
      const post = this.#parsed(entry, this.#parsers.post, record, 'post', scope);
      if (post) record.keepStoredPost(post);
    };
    await this.#store.read(keyOf(record, 'post'), use, waiting, scope);
  }

  /** Takes the attempt of the store into the record, if need be after the wait. */
  async readAttempt(record: PostRecord, waiting: Waiting, scope: RequestScope): Promise<void> {
    const use = (entry: unknown) => {
      const attempt = this.#parsed(entry, this.#parsers.attempt, record, 'attempt', scope);
      if (attempt) record.keepStoredAttempt(attempt);
    };
    await this.#store.read(keyOf(record, 'attempt'), use, waiting, scope);
  }

  writePost(record: PostRecord, post: CachedPost, scope: RequestScope): Promise<void> {
    return this.#store.write(keyOf(record, 'post'), post, seconds(this.#timings.usableFor), scope);
  }

  writeAttempt(record: PostRecord, attempt: Attempt, scope: RequestScope): Promise<void> {
    // the number of failures is remembered longer than the pause
    const maxAge = seconds(attempt.retryAt - attempt.at + this.#timings.freshFor);
    return this.#store.write(keyOf(record, 'attempt'), attempt, maxAge, scope);
  }

  #parsed<T>(
    entry: unknown,
    parse: ParseEntry<T>,
    { source, language }: PostRecord,
    kind: EntryKind,
    { report }: RequestScope,
  ): T | null {
    if (entry === null) return null;
    const parsed = parse(entry);
    if ('value' in parsed) return parsed.value;
    report({ name: 'cache-entry-rejected', key: `${kind} ${source.source} ${language}`, reason: parsed.problem });
    return null;
  }
}

function keyOf({ source, language }: PostRecord, kind: EntryKind): string {
  return `${kind} ${language} ${source.endpoint}`;
}

function seconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1_000);
}
