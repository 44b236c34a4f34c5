/** Caches rendered bodies, so that a warm answer costs no rendering. */

import { entityTag } from './entity-tag.ts';
import { LruCache } from './lru-cache.ts';

export interface CachedBody {
  /** UTF-8, encoded once for all answers. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** Whether this request found it in the cache. */
  readonly cached: boolean;
}

export interface BodyCache {
  /** The body of a key, rendered only if it is not cached. */
  getOrRender(key: string, render: () => string): Promise<CachedBody>;
}

/** @param capacity in bytes; the body not requested for the longest time is evicted first */
export function createBodyCache(capacity: number): BodyCache {
  const bodies = new LruCache<string, CachedBody>(capacity, ({ bytes }) => bytes.byteLength);
  const encoder = new TextEncoder();
  return {
    async getOrRender(key, render) {
      const found = bodies.get(key);
      if (found) return found;
      const bytes = new Uint8Array(encoder.encode(render()));
      const body = { bytes, etag: await entityTag(bytes) };
      bodies.set(key, { ...body, cached: true });
      return { ...body, cached: false };
    },
  };
}
