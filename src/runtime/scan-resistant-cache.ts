/** An LRU cache that one-off keys cannot flush. */

/** The minimum number of one-off keys to remember; the maximum is twice that. */
const SEEN_ONCE = 1_500;

/** Once full, it stores a value only when its key is admitted for the second time. */
export class ScanResistantCache<Value> {
  /** Least recently used first. */
  readonly #entries = new Map<string, Value>();
  #seenOnce = new Set<string>();
  #seenBefore = new Set<string>();
  readonly #capacity: number;
  readonly #sizeOf: (value: Value) => number;
  #size = 0;

  /**
   * @param capacity the maximum total size of all values
   * @param sizeOf the size of a value, in the unit of `capacity`
   */
  constructor(capacity: number, sizeOf: (value: Value) => number) {
    this.#capacity = capacity;
    this.#sizeOf = sizeOf;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  /** The most recently used value that matches. */
  find(matches: (key: string, value: Value) => boolean): Value | undefined {
    return [...this.#entries].reverse().find(([key, value]) => matches(key, value))?.[1];
  }

  /** Stores or replaces a value. A value larger than the capacity is not stored. */
  admit(key: string, value: Value): void {
    const isKnown = this.#entries.has(key) || this.#seenOnce.has(key) || this.#seenBefore.has(key);
    this.#delete(key);
    const size = this.#sizeOf(value);
    if (size > this.#capacity) return;
    if (this.#size + size > this.#capacity && !isKnown) {
      this.#remember(key);
      return;
    }
    this.#entries.set(key, value);
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#capacity) break;
      this.#delete(oldest);
    }
  }

  /** Forgets keys in bulk: removing the oldest key from a set each time would cost more than all the rest. */
  #remember(key: string): void {
    this.#seenOnce.add(key);
    if (this.#seenOnce.size < SEEN_ONCE) return;
    this.#seenBefore = this.#seenOnce;
    this.#seenOnce = new Set();
  }

  #delete(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#size -= this.#sizeOf(value);
  }
}
