/** The error of `npm run messages`. */

/** The message says what to do, so that it is printed without a stack trace. */
export class MessagesError extends Error {
  override readonly name = 'MessagesError';
}
