/** A map that keeps what was asked for lately. */

export class RecentMap<Key, Value> {
  private readonly entries = new Map<Key, Value>();
  private readonly capacity: number;
  private readonly weightOf: (value: Value) => number;
  private weight = 0;

  /**
   * @param capacity how much is kept; what was not asked for the longest goes first
   * @param weightOf how much of it a value takes; each takes one unless said otherwise
   */
  constructor(capacity: number, weightOf: (value: Value) => number = () => 1) {
    this.capacity = capacity;
    this.weightOf = weightOf;
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
    this.delete(key);
    this.entries.set(key, value);
    this.weight += this.weightOf(value);
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.capacity) break;
      this.delete(oldest);
    }
  }

  private delete(key: Key): void {
    const value = this.entries.get(key);
    if (value === undefined) return;
    this.entries.delete(key);
    this.weight -= this.weightOf(value);
  }
}
