/** Keeps the fragments that were rendered lately, so that a warm header costs no rendering. */

import { entityTag } from './entity-tag.ts';

export interface Fragment {
  readonly body: string;
  readonly etag: string;
}

export interface FragmentCache {
  /** The fragment of a key, rendered at most once while it is remembered. */
  get(key: string, render: () => string): Promise<{ readonly fragment: Fragment; readonly reused: boolean }>;
}

/** @param capacity how many fragments are remembered; the one not asked for the longest goes first */
export function createFragmentCache(capacity: number): FragmentCache {
  const fragments = new Map<string, Fragment>();
  return {
    async get(key, render) {
      const remembered = fragments.get(key);
      if (remembered) {
        fragments.delete(key);
        fragments.set(key, remembered);
        return { fragment: remembered, reused: true };
      }
      const body = render();
      const fragment = { body, etag: await entityTag(body) };
      const oldest = fragments.keys().next();
      if (fragments.size >= capacity && !oldest.done) fragments.delete(oldest.value);
      fragments.set(key, fragment);
      return { fragment, reused: false };
    },
  };
}
