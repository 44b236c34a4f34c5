/** Keeps the fragments that were rendered lately, so that a warm header costs no rendering. */

import { entityTag } from './entity-tag.ts';
import { RecentMap } from './recent-map.ts';

export interface Fragment {
  /** HTML in UTF-8: encoded once, not with every answer. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

export interface FragmentCache {
  /** The fragment of a key, rendered only if it is not remembered. */
  get(key: string, render: () => string): Promise<{ readonly fragment: Fragment; readonly reused: boolean }>;
}

/** @param capacity in bytes; the fragment not asked for the longest goes first */
export function createFragmentCache(capacity: number): FragmentCache {
  const fragments = new RecentMap<string, Fragment>(capacity, ({ body }) => body.byteLength);
  const encoder = new TextEncoder();
  return {
    async get(key, render) {
      const remembered = fragments.get(key);
      if (remembered) return { fragment: remembered, reused: true };
      const body = encoder.encode(render());
      const fragment = { body, etag: await entityTag(body) };
      fragments.set(key, fragment);
      return { fragment, reused: false };
    },
  };
}
