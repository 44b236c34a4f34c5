/** A map that keeps what was asked for lately. */

export class RecentMap<Key, Value> {
  private readonly entries = new Map<Key, Value>();
  private readonly capacity: number;

  /** @param capacity how many entries are kept; the one not asked for the longest goes first */
  constructor(capacity: number) {
    this.capacity = capacity;
  }

  get(key: Key): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) {
      this.entries.delete(key);
      this.entries.set(key, value);
    }
    return value;
  }

  set(key: Key, value: Value): void {
    this.entries.delete(key);
    const oldest = this.entries.keys().next();
    if (this.entries.size >= this.capacity && !oldest.done) this.entries.delete(oldest.value);
    this.entries.set(key, value);
  }
}
