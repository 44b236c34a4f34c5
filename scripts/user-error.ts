/** Errors whose message says what to do, so that commands print it without a stack trace. */

export class UserError extends Error {
  override readonly name: string = 'UserError';
}
