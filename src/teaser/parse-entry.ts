/** Parses what the store holds. Others may have written it, so it is trusted no more than a response of the blog. */

import * as v from 'valibot';
import { type Attempt, longestPause } from './backoff.ts';
import { describeIssue, MAX_REASON_LENGTH, type PostOrigins, urlOn } from './blog-post.ts';
import { plainTitle } from './plain-title.ts';
import type { CachedPost } from './post-cache.ts';
import type { TeaserTimings } from './timings.ts';

/** Parses an entry, or says why it cannot be used; `problem` holds nothing of the entry. */
export type ParseEntry<T> = (entry: unknown) => { readonly value: T } | { readonly problem: string };

interface ParseEntryOptions extends PostOrigins {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly timings: TeaserTimings;
}

export interface EntryParsers {
  readonly post: ParseEntry<CachedPost>;
  readonly attempt: ParseEntry<Attempt>;
}

export function createEntryParsers({ imageOrigins, linkOrigins, now, timings }: ParseEntryOptions): EntryParsers {
  const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
  const urlIn = (origins: readonly string[]) =>
    v.pipe(
      v.string(),
      v.check((value) => urlOn(origins, value)?.href === value, 'is not a URL on an allowed origin'),
    );
  const pastInstant = v.pipe(
    v.number(),
    v.check((value) => value > 0 && value <= now() + timings.clockSkew, 'is in the future, or no instant'),
  );
  const post = v.strictObject({
    post: v.strictObject({
      title: v.pipe(
        v.string(),
        v.check((value) => value !== '' && plainTitle(value) === value, 'is not a plain title'),
      ),
      url: urlIn(linkOrigins),
      imageUrl: v.nullable(urlIn(imageOrigins)),
    }),
    fetchedAt: pastInstant,
  });
  const attempt = v.pipe(
    v.strictObject({
      at: pastInstant,
      retryAt: v.number(),
      failures: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      reason: text(MAX_REASON_LENGTH),
      claim: v.nullable(text(64)),
    }),
    v.check(
      ({ at, retryAt }) => retryAt >= at && retryAt <= at + longestPause(timings),
      'has a pause that is longer than any',
    ),
  );
  return { post: (entry) => parse(post, entry), attempt: (entry) => parse(attempt, entry) };
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  entry: unknown,
): ReturnType<ParseEntry<v.InferOutput<Schema>>> {
  const result = v.safeParse(schema, entry);
  if (result.success) return { value: result.output };
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? 'the entry';
  return { problem: issue.type === 'check' ? `${place} ${issue.message}` : describeIssue(issue) };
}
