/** What a schema finds wrong with a file, in words that an editor can act on. */

import * as v from 'valibot';
import type { Problem } from './invalid-content.ts';

interface Fault {
  readonly path: readonly unknown[];
  readonly issue: v.BaseIssue<unknown>;
}

/** The file as the schema reads it, or the problems that keep it from doing so. */
export function readShape<Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  value: unknown,
): { readonly output: v.InferOutput<Schema> } | { readonly problems: readonly Problem[] } {
  const result = v.safeParse(schema, value);
  if (result.success) return { output: result.output };
  const problems = result.issues.map((issue) => {
    const fault = deepestFault(issue, []);
    return { file, path: fault.path.join('.') || '(whole file)', reason: reasonOf(fault.issue) };
  });
  return { problems };
}

/** Where several shapes are possible, the fault inside the one that was meant: the deepest says most. */
function deepestFault(issue: v.BaseIssue<unknown>, before: readonly unknown[]): Fault {
  const path = [...before, ...(issue.path ?? []).map(({ key }) => key)];
  const inner = (issue.issues ?? []).map((nested) => deepestFault(nested, path));
  const deepest = inner.sort((one, other) => depth(other) - depth(one))[0];
  const inside = deepest && (deepest.path.length > path.length + 1 || deepest.issue.type === 'union');
  return inside ? deepest : { path, issue };
}

/** A choice between shapes says more than a field beside it. */
function depth({ path, issue }: Fault): number {
  return path.length + (issue.type === 'union' ? 0.5 : 0);
}

function reasonOf({ expected, received, type, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not a known field';
  if (received === 'undefined') return 'is missing';
  if (type === 'picklist') return `${received} is none of ${expected?.replace(/[()]/g, '').replaceAll(' | ', ', ')}`;
  if (message.startsWith('Invalid type')) return `must be a ${expected?.toLowerCase()}, not ${received}`;
  return message;
}
