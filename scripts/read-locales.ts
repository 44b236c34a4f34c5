/** Reads `locales/*.json` and checks them: a wrong file is named with its place and reason. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidContentError } from '../src/content/invalid-content.ts';
import type { Locales } from '../src/content/locales.ts';
import { validateLocales } from '../src/content/validate.ts';

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
        { file: name, place: '(whole file)', reason: `is not JSON: ${(error as Error).message}` },
      ]);
    }
  }
  return validateLocales(files);
}
