/** Keeps fragments that were complete, for when the same one cannot be made later. */

import { LruCache } from '../response/lru-cache.ts';
import type { Fragment, Values } from './fragment-cache.ts';
import type { RequestContext } from './request-context.ts';

export type FragmentName = 'header' | 'footer';

export interface EarlierFragment {
  readonly fragment: Fragment;
  readonly values: Values;
  /** When its content changes, in milliseconds since 1970: it is not used from then on. */
  readonly freshUntil: number;
}

/** In bytes. Most of them are in the fragment cache too, and take no further memory. */
const CAPACITY = 4 * 1024 * 1024;

export function createEarlierFragments() {
  const earlier = new LruCache<string, EarlierFragment>(CAPACITY, ({ fragment }) => fragment.template.size);
  return {
    keep(name: FragmentName, context: RequestContext, filled: EarlierFragment): void {
      earlier.set(`${name} ${context.markupKey}`, filled);
    },
    find(name: FragmentName, context: RequestContext, now: number): EarlierFragment | null {
      const found = earlier.get(`${name} ${context.markupKey}`);
      return found && now < found.freshUntil ? found : null;
    },
  };
}

export type EarlierFragments = ReturnType<typeof createEarlierFragments>;
