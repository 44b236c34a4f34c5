/** `npm run content` in this process. */

import { runContent } from '../../scripts/commands/content.ts';
import { DocumentError } from '../../scripts/document/errors.ts';

export async function contentCommand(...words: readonly string[]): Promise<{ code: number; output: string }> {
  try {
    return { code: 0, output: await runContent(words) };
  } catch (error) {
    if (error instanceof DocumentError) return { code: 1, output: error.message };
    throw error;
  }
}
