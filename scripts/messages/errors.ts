/** The error of `npm run messages`. */

import { UserError } from '../user-error.ts';

/** The message says what to do, so that it is printed without a stack trace. */
export class MessagesError extends UserError {
  override readonly name = 'MessagesError';
}
