/** A cache that a series of keys, each asked for once, does not empty. */

import { LruCache } from './lru-cache.ts';

/** How many keys are remembered of which only one request is known. */
const KEYS_ASKED_ONCE = 2_000;

/** Once it is full, it stores a value only if it is offered for the second time. */
export class ScanResistantCache<Value> {
  private readonly entries: LruCache<string, Value>;
  private readonly askedOnce = new LruCache<string, true>(KEYS_ASKED_ONCE, () => 1);

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

  offer(key: string, value: Value): void {
    if (this.entries.hasRoomFor(value) || this.askedOnce.get(key)) this.entries.set(key, value);
    else this.askedOnce.set(key, true);
  }
}
