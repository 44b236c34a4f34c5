/** Reads the configuration files of examples, and replaces the addresses in them. */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const EXAMPLES_DIRECTORY = fileURLToPath(new URL('../../examples/', import.meta.url));

/**
 * Reads a file of an example and replaces texts in it.
 *
 * @param path the path in `examples/`
 * @param replacements replacement by the text it replaces
 * @throws Error if a text to replace does not occur, so that a change of the file cannot go unnoticed
 */
export async function configured(path: string, replacements: Readonly<Record<string, string>>): Promise<string> {
  let text = await readFile(EXAMPLES_DIRECTORY + path, 'utf8');
  for (const [written, replacement] of Object.entries(replacements)) {
    if (!text.includes(written)) throw new Error(`examples/${path} does not contain ${JSON.stringify(written)}`);
    text = text.replaceAll(written, replacement);
  }
  return text;
}
