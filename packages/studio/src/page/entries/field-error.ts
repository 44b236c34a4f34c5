/** Turns a field's problem into a sentence. */

import type { Language } from '../../../../../src/contract/language.ts';
import type { Problem } from '../../contract/api.ts';
import { fieldLabel } from '../../model/entry-types.ts';

/** `The title must not be empty.`; `null` if nothing is wrong with the field. */
export function fieldError(problems: readonly Problem[], language: Language, field: string): string | null {
  const problem = problems.find((one) => one.language === language && one.field === field);
  if (!problem) return null;
  // the original reason names the release's files
  if (problem.code === 'origin-unknown') return 'The link starts with an unknown name in braces.';
  return `The ${fieldLabel(problem, field).toLowerCase()} ${problem.reason}.`;
}
