/** Finds the problems of one entry in one language, by field. */

import * as v from 'valibot';
import { ORDER_OF_DATES } from '../../../../src/content/stored-schema.ts';
import type { Language } from '../../../../src/contract/language.ts';
import type { Problem } from '../contract/api.ts';
import { INCOMPLETE_MOMENT, isMessageKind } from '../contract/draft.ts';
import type { FieldProblem, PublicationRules } from '../fields/field-type.ts';
import { fieldOf, KINDS } from '../model/entry-types.ts';
import type { PublishedPart } from '../model/published-form.ts';

/** The problems of an entry as it would be published, at most one per field. */
export function problemsOf(id: string, language: Language, part: PublishedPart, rules: PublicationRules): Problem[] {
  const { kind } = part;
  const { only } = KINDS[kind];
  const problems = new Map<string | null, FieldProblem>();
  const add = (field: string | null, problem: FieldProblem) => problems.has(field) || problems.set(field, problem);
  for (const [field, reason] of schemaIssues(id, part)) add(field, { reason });
  for (const [field, value] of Object.entries(only === undefined ? part.value : { [only]: part.value })) {
    const problem = fieldOf({ kind, id }, field)?.type.problem?.(value, rules, id);
    if (problem) add(field, problem);
  }
  return [...problems].map(([field, problem]) => ({ kind, id, language, field, ...problem }));
}

function schemaIssues(id: string, { kind, value }: PublishedPart): readonly [string | null, string][] {
  const { schema, only } = KINDS[kind];
  const issues = issuesOf(schema, isMessageKind(kind) ? [value] : { [id]: value });
  return only === undefined ? issues : issues.map(([, reason]) => [only, reason]);
}

/** The invalid fields of the single value in a list or record, with reasons. */
function issuesOf(schema: v.GenericSchema, value: unknown): [string | null, string][] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map(({ path, message }) => {
    const { key: field, value: wrong } = path?.[1] ?? {};
    if (field === 'weight' && Number.isNaN(wrong)) return ['weight', 'must be a number such as 1 or 2.5'];
    if (typeof wrong === 'string' && INCOMPLETE_MOMENT.test(wrong)) {
      return [String(field), 'must have a date and a time'];
    }
    const { key: entry, value: wrongEntry } = path?.[2] ?? {};
    if (typeof entry === 'number') return [String(field), `${message}; line ${entry + 1} has “${String(wrongEntry)}”`];
    if (message === ORDER_OF_DATES) return ['endDate', 'must be after the start'];
    // the path ends at the key of a record if it is wrong
    return [typeof field === 'string' ? field : null, message];
  });
}
