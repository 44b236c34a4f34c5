/** Lets code run in the process of wrangler, before wrangler itself. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @param code CommonJS, which ends the process unless wrangler shall run @returns environment variables */
export async function insteadOfWrangler(directory: string, code: string): Promise<{ readonly NODE_OPTIONS: string }> {
  const file = join(directory, 'instead-of-wrangler.cjs');
  await writeFile(file, `if (/[\\\\/]wrangler\\.js$/.test(process.argv[1])) {\n${code}\n}`);
  return { NODE_OPTIONS: `--require=${file}` };
}
