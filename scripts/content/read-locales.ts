/** Reads and validates `locales/*.json`. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locales } from '../../src/content/locales.ts';
import { InvalidContentError } from './invalid-content.ts';
import { validateLocales } from './validate.ts';

/** @throws InvalidContentError */
export async function readLocales(directory: string): Promise<Locales> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.json'));
  const files: Record<string, unknown> = {};
  for (const name of names) {
    const text = await readFile(join(directory, name), 'utf8');
    try {
      files[name] = JSON.parse(text);
    } catch (error) {
      throw new InvalidContentError([
        { file: name, path: '(file)', reason: `is not valid JSON: ${(error as Error).message}` },
      ]);
    }
  }
  return validateLocales(files);
}
