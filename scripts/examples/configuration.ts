/** The examples' own configuration files, with other addresses than those written in them. */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const EXAMPLES_DIRECTORY = fileURLToPath(new URL('../../examples/', import.meta.url));

/**
 * A file of an example with texts replaced.
 *
 * @param path in `examples/`
 * @throws Error where a text to replace does not occur, so that what runs is always the file of the example
 */
export async function configured(path: string, replacements: Readonly<Record<string, string>>): Promise<string> {
  let text = await readFile(EXAMPLES_DIRECTORY + path, 'utf8');
  for (const [written, wanted] of Object.entries(replacements)) {
    if (!text.includes(written)) throw new Error(`examples/${path} does not hold ${JSON.stringify(written)}`);
    text = text.replaceAll(written, wanted);
  }
  return text;
}
