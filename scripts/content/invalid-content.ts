/** The error for invalid content, which lists file, path and reason of every problem. */

import { UserError } from '../user-error.ts';

export interface Problem {
  readonly file: string;
  /** Location in the file, such as `announcements.0.startDate`. */
  readonly path: string;
  readonly reason: string;
}

export class InvalidContentError extends UserError {
  override readonly name = 'InvalidContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The content is not valid:\n${problems.map((p) => `  ${p.file}: ${p.path}: ${p.reason}`).join('\n')}`);
    this.problems = problems;
  }
}
