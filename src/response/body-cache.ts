/** Caches rendered bodies, so that repeated requests need no rendering. */

import { entityTag } from './entity-tag.ts';
import { LruCache } from './lru-cache.ts';

export interface CachedBody {
  /** UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** Whether it was in the cache before this request. */
  readonly cached: boolean;
}

export interface BodyCache {
  /** Returns the cached body of the key, or renders and caches it. */
  getOrRender(key: string, render: () => string): Promise<CachedBody>;
}

/** @param capacity in bytes; the least recently used body is evicted first */
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
