/** A map that evicts the least recently used entries. Written by `npm run schemas` from the service's own module: do not edit. */

export interface Lru<Value> {
  /** Marks the entry as used. */
  readonly get: (key: string) => Value | undefined;
  /** @param weight counts towards `limit` */
  readonly set: (key: string, value: Value, weight?: number) => void;
}

/** @param limit the maximum total weight; a single entry above it is not kept */
export function createLru<Value>(limit: number): Lru<Value> {
  const entries = new Map<string, { readonly value: Value; readonly weight: number }>();
  let total = 0;
  const remove = (key: string) => {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value, weight = 1) => {
      remove(key);
      if (weight > limit) return;
      entries.set(key, { value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= limit) break;
        remove(oldest);
      }
    },
  };
}
