/** Preserves stored fields that this release does not know. */

import { ownValue } from '../../../../src/contract/own-value.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Adds everything to `next` that is in `stored`, but not in `known`: objects by key, lists by `id`, at any depth.
 *
 * @param next the new value to store
 * @param stored parsed JSON
 * @param known the part of `stored` that this release can read
 */
export function keepUnknown(next: unknown, stored: unknown, known: unknown): unknown {
  if (Array.isArray(next) && Array.isArray(stored) && Array.isArray(known)) return keepInList(next, stored, known);
  if (!isObject(next) || !isObject(stored) || !isObject(known)) return next;
  const merged = Object.entries(next).map(([key, value]) => {
    const isKnown = Object.hasOwn(stored, key) && Object.hasOwn(known, key);
    return [key, isKnown ? keepUnknown(value, ownValue(stored, key), ownValue(known, key)) : value];
  });
  return Object.fromEntries([...merged, ...unknownEntries(stored, known).filter(([key]) => !Object.hasOwn(next, key))]);
}

/** The fields of an object that this release does not know. */
export function unknownEntries(stored: JsonObject, known: JsonObject): [string, unknown][] {
  return Object.entries(stored).filter(([key]) => !Object.hasOwn(known, key));
}

/** The paths in `stored` that `known` lacks, such as `en.announcements.0.badge`. */
export function unknownPaths(stored: unknown, known: unknown, path: readonly (string | number)[] = []): string[] {
  if (Array.isArray(stored) && Array.isArray(known)) {
    const read = byId(known);
    return stored.flatMap((item, index) =>
      read.has(idOf(item)) ? unknownPaths(item, read.get(idOf(item)), [...path, index]) : [[...path, index].join('.')],
    );
  }
  if (!isObject(stored) || !isObject(known)) return [];
  return Object.entries(stored).flatMap(([key, value]) =>
    Object.hasOwn(known, key) ? unknownPaths(value, ownValue(known, key), [...path, key]) : [[...path, key].join('.')],
  );
}

function keepInList(next: readonly unknown[], stored: readonly unknown[], known: readonly unknown[]): unknown[] {
  const [now, before, read] = [byId(next), byId(stored), byId(known)];
  const merged = next.map((item) => {
    const id = idOf(item);
    return read.has(id) ? keepUnknown(item, before.get(id), read.get(id)) : item;
  });
  return [...merged, ...stored.filter((item) => !read.has(idOf(item)) && !now.has(idOf(item)))];
}

/** The first object of each id; readers ignore the others. */
function byId(list: readonly unknown[]): Map<unknown, unknown> {
  return new Map(list.map((item) => [idOf(item), item] as const).reverse());
}

function idOf(item: unknown): unknown {
  return isObject(item) ? item.id : undefined;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
