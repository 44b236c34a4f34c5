/** Validates a file with its schema, and words the problems so that an editor can act on them. */

import * as v from 'valibot';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { type Problem, WHOLE_FILE } from './invalid-content.ts';
import { nearestName } from './nearest-name.ts';
import { type Nested, schemasAt, standInFor } from './stand-ins.ts';

interface Fault {
  readonly path: readonly unknown[];
  readonly issue: v.BaseIssue<unknown>;
}

export interface Shape<Output> {
  /** The file, with stand-ins of the right type for faulty values. Null if that is impossible. */
  readonly output: Output | null;
  readonly problems: readonly Problem[];
  /** Paths that other checks skip: values with a problem, and stand-ins. */
  readonly faulty: readonly string[];
}

/** @param value of any shape */
export function readShape<Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  value: unknown,
): Shape<v.InferOutput<Schema>> {
  const problems: Problem[] = [];
  const faulty = new Set<string>();
  const replaced: string[] = [];
  const rest = withoutLists(schema, structuredClone(value));
  for (;;) {
    const result = v.safeParse(schema, rest, { message: reasonOfType });
    for (const issue of result.issues ?? []) {
      const fault = deepestFault(issue, []);
      const path = fault.path.join('.') || WHOLE_FILE;
      if (faulty.has(path) || isWithin(path, replaced)) continue;
      faulty.add(path);
      const isImplied = isMissing(fault) && result.issues?.some((other) => isMisspelling(schema, other, path));
      problems.push({ file, path, reason: reasonOf(schema, fault), ...(isImplied && { isImplied }) });
    }
    if (result.typed) return { output: result.output, problems, faulty: [...faulty, ...replaced] };
    const changed = result.issues.flatMap((issue) => standInFor(schema, rest, issue)?.join('.') ?? []);
    // stand-ins already have the right type, so replacing them again would not help
    if (changed.every((path) => replaced.includes(path))) return { output: null, problems, faulty: [...faulty] };
    replaced.push(...changed);
  }
}

/** A list where only an object can be, which the schemas would take for one without fields. */
const LIST = '[…]';

function withoutLists(schema: Nested, value: unknown, path: readonly unknown[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const wanted = Array.isArray(value) ? schemasAt(schema, path) : [];
  if (wanted.length > 0 && wanted.every(({ entries, value: inner }) => entries ?? inner)) return LIST;
  for (const [key, inner] of Object.entries(value))
    Reflect.set(value, key, withoutLists(schema, inner, [...path, key]));
  return value;
}

function isMissing({ issue: { received } }: Fault): boolean {
  return received === 'undefined';
}

/** Whether an issue is about an unknown field that probably is the one at a path. */
function isMisspelling(schema: Nested, issue: v.BaseIssue<unknown>, path: string): boolean {
  const own = (issue.path ?? []).map(({ key }) => key);
  if (issue.expected !== 'never') return false;
  return [...own.slice(0, -1), meantBy(schema, own)].join('.') === path;
}

/** Whether a path is one of the others, or leads into one. */
export function isWithin(path: string, others: readonly string[]): boolean {
  return others.some((other) => path === other || path.startsWith(`${other}.`));
}

/** If several shapes are possible, finds the fault inside the intended one: the deepest is the most specific. */
function deepestFault(issue: v.BaseIssue<unknown>, parents: readonly unknown[]): Fault {
  const path = [...parents, ...(issue.path ?? []).map(({ key }) => key)];
  const inner = (issue.issues ?? []).map((nested) => deepestFault(nested, path));
  const deepest = inner.sort((one, other) => depth(other) - depth(one))[0];
  // between a text and an object, for example, only one can be meant
  const isOtherType = inner.some((fault) => fault.path.length === path.length);
  const isInside =
    deepest &&
    (deepest.path.length > path.length + (isOtherType ? 0 : 1) || /^(?:union|picklist)$/.test(deepest.issue.type));
  return isInside ? deepest : { path, issue };
}

/** A choice between shapes is more specific than a field on the same level. */
function depth({ path, issue }: Fault): number {
  return path.length + (issue.type === 'union' ? 0.5 : 0);
}

function reasonOf(schema: v.GenericSchema, fault: Fault): string {
  const { path, issue } = fault;
  const { expected, received, type, message } = issue;
  if (expected === 'never') return `is not a known field${hintFor(schema, path)}`;
  if (isMissing(fault)) return `is missing${exampleFor(schema, path)}`;
  if (type === 'picklist' || type === 'variant')
    return picklistReason(received, expected?.replace(/[()]/g, '').split(' | ') ?? []);
  return message;
}

/** For schemas without a message of their own. */
function reasonOfType({ kind, expected, received, message }: v.BaseIssue<unknown>): string {
  if (kind !== 'schema') return message;
  return `must be ${withArticle(expected)}, not ${received === `"${LIST}"` ? 'a list' : received}`;
}

function withArticle(expected: string | null): string {
  const type = expected?.toLowerCase() ?? 'value';
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}

const EXAMPLES: Readonly<Record<string, string>> = { string: '"…"', number: '1', boolean: 'true', array: '[…]' };

function exampleFor(schema: Nested, path: readonly unknown[]): string {
  const [wanted] = path.length > 0 ? schemasAt(schema, path) : [];
  return wanted ? `; write "${path.at(-1)}": ${ownValue(EXAMPLES, wanted.type) ?? '{…}'}` : '';
}

/** The field that was probably meant, or all known fields. */
function hintFor(schema: Nested, path: readonly unknown[]): string {
  const nearest = meantBy(schema, path);
  return nearest ? `; did you mean "${nearest}"?` : `; known fields are ${knownAt(schema, path).join(', ')}`;
}

function meantBy(schema: Nested, path: readonly unknown[]): string | null {
  return nearestName(String(path.at(-1)), knownAt(schema, path));
}

function knownAt(schema: Nested, path: readonly unknown[]): string[] {
  const fields = schemasAt(schema, path.slice(0, -1)).flatMap(fieldsOf);
  return [...new Set(fields)].filter((name) => name !== '$schema');
}

function fieldsOf({ entries = {}, options = [] }: Nested): string[] {
  return [
    ...Object.keys(entries),
    ...options.flatMap((option) => (typeof option === 'string' ? [] : fieldsOf(option))),
  ];
}

function picklistReason(received: string, names: readonly string[]): string {
  const nearest = nearestName(received, names);
  return `${received} is not one of ${names.join(', ')}${nearest === null ? '' : `; did you mean ${nearest}?`}`;
}
