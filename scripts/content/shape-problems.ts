/** Validates a file with its schema, and words the problems so that an editor can act on them. */

import * as v from 'valibot';
import type { Problem } from './invalid-content.ts';
import { nearestName } from './nearest-name.ts';

interface Fault {
  readonly path: readonly unknown[];
  readonly issue: v.BaseIssue<unknown>;
}

/** The validated file, or its problems. */
export function readShape<Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  value: unknown,
): { readonly output: v.InferOutput<Schema> } | { readonly problems: readonly Problem[] } {
  const result = v.safeParse(schema, value);
  if (result.success) return { output: result.output };
  const problems = result.issues.map((issue) => {
    const fault = deepestFault(issue, []);
    return { file, path: fault.path.join('.') || '(file)', reason: reasonOf(schema, fault) };
  });
  return { problems };
}

/** If several shapes are possible, finds the fault inside the intended one: the deepest is the most specific. */
function deepestFault(issue: v.BaseIssue<unknown>, parents: readonly unknown[]): Fault {
  const path = [...parents, ...(issue.path ?? []).map(({ key }) => key)];
  const inner = (issue.issues ?? []).map((nested) => deepestFault(nested, path));
  const deepest = inner.sort((one, other) => depth(other) - depth(one))[0];
  const isInside =
    deepest && (deepest.path.length > path.length + 1 || /^(?:union|picklist)$/.test(deepest.issue.type));
  return isInside ? deepest : { path, issue };
}

/** A choice between shapes is more specific than a field on the same level. */
function depth({ path, issue }: Fault): number {
  return path.length + (issue.type === 'union' ? 0.5 : 0);
}

function reasonOf(schema: v.GenericSchema, { path, issue }: Fault): string {
  const { expected, received, type, message } = issue;
  if (expected === 'never') return `is not a known field${hintFor(schema, path)}`;
  if (received === 'undefined') return 'is missing';
  if (type === 'picklist') return picklistReason(received, expected?.replace(/[()]/g, '').split(' | ') ?? []);
  if (message.startsWith('Invalid type')) return `must be a ${expected?.toLowerCase()}, not ${received}`;
  return message;
}

/** The field that was probably meant, or all that there are. */
function hintFor(schema: v.GenericSchema, path: readonly unknown[]): string {
  const known = [...new Set(fieldsAt(schema, path.slice(0, -1)))].filter((name) => name !== '$schema');
  const nearest = nearestName(String(path.at(-1)), known);
  return nearest ? `; did you mean "${nearest}"?` : `; known fields are ${known.join(', ')}`;
}

/** What schemas of objects, records, arrays, unions and optional values hold. */
interface Nested {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Nested>>;
  readonly value?: Nested;
  readonly item?: Nested;
  readonly options?: readonly Nested[];
  readonly wrapped?: Nested;
}

/** The names of the fields that a schema knows at a path. */
function fieldsAt(schema: Nested, path: readonly unknown[]): string[] {
  if (schema.wrapped) return fieldsAt(schema.wrapped, path);
  if (schema.options) return schema.options.flatMap((option) => fieldsAt(option, path));
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(schema.entries ?? {});
  const inner = schema.entries?.[String(key)] ?? schema.value ?? schema.item;
  return inner ? fieldsAt(inner, rest) : [];
}

function picklistReason(received: string, names: readonly string[]): string {
  const nearest = nearestName(received, names);
  return `${received} is not one of ${names.join(', ')}${nearest === null ? '' : `; did you mean ${nearest}?`}`;
}
