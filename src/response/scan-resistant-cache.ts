/** LRU that one-off keys cannot flush. */

/** How many one-off keys are remembered. */
const SEEN_ONCE = 2_000;

/** Once it is full, it stores a value only if its key is admitted for the second time. */
export class ScanResistantCache<Value> {
  /** The least recently used first. */
  readonly #entries = new Map<string, Value>();
  readonly #seenOnce = new Set<string>();
  readonly #capacity: number;
  readonly #sizeOf: (value: Value) => number;
  #size = 0;

  /**
   * @param capacity the largest sum of the sizes of all values
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

  /** Replaces a value that is stored already. A value that is larger than the capacity is not stored. */
  admit(key: string, value: Value): void {
    const isKnown = this.#entries.has(key) || this.#seenOnce.delete(key);
    this.#delete(key);
    const size = this.#sizeOf(value);
    if (size > this.#capacity) return;
    if (this.#size + size > this.#capacity && !isKnown) {
      this.#seenOnce.add(key);
      if (this.#seenOnce.size > SEEN_ONCE) this.#seenOnce.delete(oldest(this.#seenOnce));
      return;
    }
    this.#entries.set(key, value);
    this.#size += size;
    while (this.#size > this.#capacity) this.#delete(oldest(this.#entries));
  }

  #delete(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#size -= this.#sizeOf(value);
  }
}

function oldest(keyed: ReadonlyMap<string, unknown> | ReadonlySet<string>): string {
  const [key = ''] = keyed.keys();
  return key;
}
