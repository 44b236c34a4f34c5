/** Shares posts between the instances of a data centre, through its cache. */

import * as v from 'valibot';
import { DeadlineError, withDeadline } from '../runtime/deadline.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import { type BlogPost, MAX_REASON_LENGTH, type PostOrigins, parsePost } from './blog-post.ts';
import type { TeaserTimings } from './timings.ts';

/** A cached post and the last request for it. Instants are milliseconds since 1970. */
const storedSchema = v.object({
  /** Parsed like a post from the blog; `null` without a post. */
  post: v.nullable(v.record(v.string(), v.unknown())),
  /** 0 without a post. */
  fetchedAt: v.number(),
  /** When the request was claimed, failed or succeeded. */
  at: v.number(),
  /** The earliest time for the next request. */
  retryAt: v.number(),
  /** How many requests have failed in a row. */
  failures: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Why the last request failed. */
  reason: v.pipe(v.string(), v.maxLength(MAX_REASON_LENGTH)),
  /** The id of an instance's claim while its request is in flight, else `null`. */
  claim: v.nullable(v.pipe(v.string(), v.maxLength(64))),
});

/** The same in an instance's memory. */
export interface PostEntry extends Readonly<Omit<v.InferOutput<typeof storedSchema>, 'post'>> {
  readonly post: BlogPost | null;
}

const NO_REQUEST = { at: 0, retryAt: 0, failures: 0, reason: '', claim: null };
export const NO_ENTRY: PostEntry = { post: null, fetchedAt: 0, ...NO_REQUEST };

/** Part of every cache key. Raise it whenever entries change, so that no release reads another's. */
const ENTRY_FORMAT = 4;

export interface EntryStoreOptions extends PostOrigins {
  /** The data-centre cache. It may be slow, fail, forget, or return anything. */
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly timings: TeaserTimings;
}

/** @param key the same in all instances */
export function createEntryStore(key: string, { cache, timings, ...origins }: EntryStoreOptions) {
  const url = `https://portico.invalid/posts/${ENTRY_FORMAT}/${encodeURIComponent(key)}`;
  return {
    /** @returns `null` if the cache cannot be read; `NO_ENTRY` without a usable entry */
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

    /** Waits for a read, but only as long as a response may wait. */
    waitFor: (read: Promise<void>, scope: RequestScope) =>
      within(timings.cacheDeadline, 'cache match', scope, () => read),
  };
}

/** @throws Error with a message that quotes nothing from the entry */
function parseEntry(stored: unknown, origins: PostOrigins): PostEntry {
  const result = v.safeParse(storedSchema, stored);
  if (!result.success) throw new TypeError(`not an entry: ${v.getDotPath(result.issues[0]) ?? 'the value'} is wrong`);
  const { post, ...request } = result.output;
  return { ...request, post: post && parsePost(post, origins) };
}

/** Reports work that fails or is late. @returns `null` then */
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
