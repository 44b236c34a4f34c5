/** Validates a file with its schema, and words the problems so that an editor can act on them. */

import * as v from 'valibot';
import type { Problem } from './invalid-content.ts';
import { nearestOf } from './nearest.ts';

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
    return { file, path: fault.path.join('.') || '(file)', reason: reasonOf(fault.issue) };
  });
  return { problems };
}

/** If several shapes are possible, finds the fault inside the intended one: the deepest is the most specific. */
function deepestFault(issue: v.BaseIssue<unknown>, parents: readonly unknown[]): Fault {
  const path = [...parents, ...(issue.path ?? []).map(({ key }) => key)];
  const inner = (issue.issues ?? []).map((nested) => deepestFault(nested, path));
  const deepest = inner.sort((one, other) => depth(other) - depth(one))[0];
  const isInside = deepest && (deepest.path.length > path.length + 1 || deepest.issue.type === 'union');
  return isInside ? deepest : { path, issue };
}

/** A choice between shapes is more specific than a field on the same level. */
function depth({ path, issue }: Fault): number {
  return path.length + (issue.type === 'union' ? 0.5 : 0);
}

function reasonOf({ expected, received, type, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not a known field';
  if (received === 'undefined') return 'is missing';
  if (type === 'picklist') return picklistReason(received, expected?.replace(/[()]/g, '').split(' | ') ?? []);
  if (message.startsWith('Invalid type')) return `must be a ${expected?.toLowerCase()}, not ${received}`;
  return message;
}

function picklistReason(received: string, names: readonly string[]): string {
  const nearest = nearestOf(received, names);
  return `${received} is not one of ${names.join(', ')}${nearest === null ? '' : `; did you mean ${nearest}?`}`;
}
