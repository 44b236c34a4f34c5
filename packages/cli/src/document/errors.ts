/** The errors of `portico content` and `portico backups`. */

import type { ApiError } from '../../../studio/src/contract/api.ts';
import { UserError } from '../user-error.ts';

/** The message says what to do, so that it is printed without a stack trace. */
export class DocumentError extends UserError {
  override readonly name: string = 'DocumentError';
}

/** The Studio refused a request. */
export class RefusedError extends DocumentError {
  /** Warnings that have to be acknowledged first. */
  readonly warnings: NonNullable<ApiError['warnings']>;

  constructor(message: string, warnings: RefusedError['warnings']) {
    super(message);
    this.warnings = warnings;
  }
}
