/** The error of `npm run content`. */

import { UserError } from '../user-error.ts';

/** The message says what to do, so that it is printed without a stack trace. */
export class DocumentError extends UserError {
  override readonly name = 'DocumentError';
}
