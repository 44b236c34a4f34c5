/** A map of limited size that evicts the least recently used entries. */

export class LruCache<Key, Value> {
  private readonly entries = new Map<Key, Value>();
  private readonly capacity: number;
  private readonly sizeOf: (value: Value) => number;
  private size = 0;

  /**
   * @param capacity the largest sum of the sizes of all values
   * @param sizeOf the size of a value, in the unit of `capacity`
   */
  constructor(capacity: number, sizeOf: (value: Value) => number) {
    this.capacity = capacity;
    this.sizeOf = sizeOf;
  }

  get(key: Key): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) {
      this.entries.delete(key);
      this.entries.set(key, value);
    }
    return value;
  }

  /** Whether storing the value would evict no other. */
  hasRoomFor(value: Value): boolean {
    return this.size + this.sizeOf(value) <= this.capacity;
  }

  /** A value that is larger than the capacity is not stored. */
  set(key: Key, value: Value): void {
    this.delete(key);
    if (this.sizeOf(value) > this.capacity) return;
    this.entries.set(key, value);
    this.size += this.sizeOf(value);
    for (const oldest of this.entries.keys()) {
      if (this.size <= this.capacity) break;
      this.delete(oldest);
    }
  }

  private delete(key: Key): void {
    const value = this.entries.get(key);
    if (value === undefined) return;
    this.entries.delete(key);
    this.size -= this.sizeOf(value);
  }
}
