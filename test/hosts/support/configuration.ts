/** The native configurations of the examples, with the addresses of a test in place of those they are written with. */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const EXAMPLES_DIRECTORY = fileURLToPath(new URL('../../../examples/', import.meta.url));

/**
 * A file of an example with texts replaced.
 *
 * @param path in `examples/`
 * @throws Error where a text to replace does not occur, so that a test never runs against another configuration
 */
export async function configured(path: string, replacements: Readonly<Record<string, string>>): Promise<string> {
  let text = await readFile(EXAMPLES_DIRECTORY + path, 'utf8');
  for (const [written, wanted] of Object.entries(replacements)) {
    if (!text.includes(written)) throw new Error(`examples/${path} does not hold ${JSON.stringify(written)}`);
    text = text.replaceAll(written, wanted);
  }
  return text;
}
