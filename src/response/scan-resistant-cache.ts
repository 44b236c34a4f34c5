/** LRU that one-off keys cannot flush. */

import { LruCache } from './lru-cache.ts';

/** How many one-off keys are remembered. */
const KEYS_SEEN_ONCE = 2_000;

/** Once it is full, it stores a value only if it is admitted for the second time. */
export class ScanResistantCache<Value> {
  private readonly entries: LruCache<string, Value>;
  private readonly seenOnce = new LruCache<string, true>(KEYS_SEEN_ONCE, () => 1);

  /**
   * @param capacity the largest sum of the sizes of all values
   * @param sizeOf the size of a value, in the unit of `capacity`
   */
  constructor(capacity: number, sizeOf: (value: Value) => number) {
    this.entries = new LruCache(capacity, sizeOf);
  }

  get(key: string): Value | undefined {
    return this.entries.get(key);
  }

  admit(key: string, value: Value): void {
    if (this.entries.hasRoomFor(value) || this.seenOnce.get(key)) this.entries.set(key, value);
    else this.seenOnce.set(key, true);
  }
}
