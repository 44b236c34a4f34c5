/** `portico content` in this process. */

import { perform } from '../../packages/cli/src/run-command.ts';
import { UserError } from '../../packages/cli/src/user-error.ts';

export async function contentCommand(...words: readonly string[]): Promise<{ code: number; output: string }> {
  try {
    return { code: 0, output: String(await perform(['content', ...words])) };
  } catch (error) {
    if (error instanceof UserError) return { code: 1, output: error.message };
    throw error;
  }
}
