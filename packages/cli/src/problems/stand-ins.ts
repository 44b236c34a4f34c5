/** Replaces a faulty value with one of the right type, so that the rest of the file can still be checked. */

import type * as v from 'valibot';
import { ownValue } from '../../../../src/contract/own-value.ts';

/** The inner parts of schemas for objects, records, arrays, unions, choices and optional values. */
export interface Nested {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Nested>>;
  readonly value?: Nested;
  readonly item?: Nested;
  readonly options?: readonly (Nested | string)[];
  readonly wrapped?: Nested;
  readonly literal?: unknown;
}

/**
 * Replaces the value that an issue is about, or removes an unknown key.
 *
 * @param root of any shape; modified in place
 * @returns the path of the new value, or null if nothing could be changed
 */
export function standInFor(schema: Nested, root: unknown, issue: v.BaseIssue<unknown>): readonly unknown[] | null {
  const path = (issue.path ?? []).map(({ key }) => key);
  const key = path.at(-1);
  const parent = path.slice(0, -1).reduce((inner, name) => fieldOf(inner, name), root);
  if (issue.kind !== 'schema' || key === undefined || typeof parent !== 'object' || parent === null) return null;
  if (issue.expected === 'never') return Reflect.deleteProperty(parent, key as string) ? path : null;
  const value = schemasAt(schema, path)
    .map(leastValue)
    .find((candidate) => candidate !== undefined);
  return value !== undefined && Reflect.set(parent, key as string, value) ? path : null;
}

/** The value of a key; `undefined` in anything but objects. */
export function fieldOf(value: unknown, key: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key as string) : undefined;
}

/** All schemas that a value at a path may have. */
export function schemasAt(schema: Nested, path: readonly unknown[]): Nested[] {
  if (schema.wrapped) return schemasAt(schema.wrapped, path);
  if (path.length > 0 && schema.options) {
    return schema.options.flatMap((option) => (typeof option === 'string' ? [] : schemasAt(option, path)));
  }
  const [key, ...rest] = path;
  if (key === undefined) return [schema];
  const inner = ownValue(schema.entries, String(key)) ?? schema.value ?? schema.item;
  return inner ? schemasAt(inner, rest) : [];
}

/** Undefined for records and their containers: other files refer to a record's keys, which nothing can stand in for. */
function leastValue({ type, wrapped, options = [], entries, literal }: Nested): unknown {
  if (wrapped) return leastValue(wrapped);
  const [first] = options;
  if (first !== undefined) return typeof first === 'string' ? first : leastValue(first);
  if (entries) {
    const required = Object.entries(entries).filter(([, { type: kind }]) => kind !== 'optional');
    const values = required.map(([name, entry]) => [name, leastValue(entry)] as const);
    return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values);
  }
  return ownValue({ string: 'x', number: 1, boolean: false, array: [], literal }, type);
}
