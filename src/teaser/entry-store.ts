/** Shares posts between the instances of a data centre, through its cache. */

import * as v from 'valibot';
import { DeadlineError, withDeadline } from '../runtime/deadline.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import { type BlogPost, MAX_REASON_LENGTH, type PostOrigins, parsePost } from './blog-post.ts';
import type { TeaserTimings } from './timings.ts';

/** What the cache holds of a post and of the last request for it, with instants in milliseconds since 1970. */
const storedSchema = v.object({
  /** Parsed like a post of the blog; `null` without one. */
  post: v.nullable(v.record(v.string(), v.unknown())),
  /** 0 without a post. */
  fetchedAt: v.number(),
  /** When the request was claimed, failed or succeeded. */
  at: v.number(),
  /** The next request is sent then at the earliest. */
  retryAt: v.number(),
  /** The number of requests that failed in succession. */
  failures: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Why the last of them failed. */
  reason: v.pipe(v.string(), v.maxLength(MAX_REASON_LENGTH)),
  /** The id of an instance's claim while the request is being sent, else `null`. */
  claim: v.nullable(v.pipe(v.string(), v.maxLength(64))),
});

/** The same in an instance's memory. */
export interface PostEntry extends Readonly<Omit<v.InferOutput<typeof storedSchema>, 'post'>> {
  readonly post: BlogPost | null;
}

const NO_REQUEST = { at: 0, retryAt: 0, failures: 0, reason: '', claim: null };
export const NO_ENTRY: PostEntry = { post: null, fetchedAt: 0, ...NO_REQUEST };

/** Part of every address. Raise it with each change of the entries, so that no release reads those of another. */
const ENTRY_FORMAT = 4;

export interface EntryStoreOptions extends PostOrigins {
  /** The cache of the data centre. It may be slow, fail, forget, and return anything. */
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly timings: TeaserTimings;
}

/** @param key the same in all instances */
export function createEntryStore(key: string, { cache, timings, ...origins }: EntryStoreOptions) {
  const url = `https://portico.invalid/posts/${ENTRY_FORMAT}/${encodeURIComponent(key)}`;
  return {
    /** @returns `null` if the cache cannot be read; `NO_ENTRY` if it has no entry, or none that can be used */
    read: (scope: RequestScope) =>
      within(timings.cacheGiveUp, 'cache match', scope, async () => {
        const stored: unknown = await (await cache.match(url))?.json();
        try {
          return stored === undefined ? NO_ENTRY : parseEntry(stored, origins);
        } catch (error) {
          scope.report({ name: 'cache-entry-rejected', key, reason: String(error) });
          return NO_ENTRY;
        }
      }),

    write: (entry: PostEntry, scope: RequestScope) =>
      within(timings.cacheGiveUp, 'cache put', scope, () => {
        const headers = { 'cache-control': `public, max-age=${timings.usableFor / 1_000}` };
        return cache.put(url, Response.json(entry, { headers }));
      }),

    /** Waits for a read as long as a response may. */
    waitFor: (read: Promise<void>, scope: RequestScope) =>
      within(timings.cacheDeadline, 'cache match', scope, () => read),
  };
}

/** @throws Error whose message quotes nothing of the entry */
function parseEntry(stored: unknown, origins: PostOrigins): PostEntry {
  const result = v.safeParse(storedSchema, stored);
  if (!result.success) throw new TypeError(`not an entry: ${v.getDotPath(result.issues[0]) ?? 'the value'} is wrong`);
  const { post, ...request } = result.output;
  return { ...request, post: post && parsePost(post, origins) };
}

/** @returns `null` if the work fails or is late, which is reported */
async function within<T>(
  deadline: number,
  wait: 'cache match' | 'cache put',
  { report }: RequestScope,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await withDeadline(work, deadline);
  } catch (error) {
    report({ name: 'wait-failed', wait, late: error instanceof DeadlineError, error: String(error) });
    return null;
  }
}
