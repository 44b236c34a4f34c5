/** Errors whose message says what to do, so that commands print it without a stack trace. */

import { styleText } from 'node:util';

export class UserError extends Error {
  override readonly name: string = 'UserError';

  /** The message as a stream shows it: with colours on a terminal, unless `NO_COLOR` is set. */
  textFor(stream: NodeJS.WriteStream): string {
    return styleText('red', this.message, { stream });
  }
}
