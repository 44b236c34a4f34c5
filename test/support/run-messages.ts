/** `npm run messages` in this process. */

import { MessagesError } from '../../scripts/messages/errors.ts';
import { runMessages } from '../../scripts/messages.ts';

export async function messagesCommand(...words: readonly string[]): Promise<{ code: number; output: string }> {
  try {
    return { code: 0, output: await runMessages(words) };
  } catch (error) {
    if (error instanceof MessagesError) return { code: 1, output: error.message };
    throw error;
  }
}
