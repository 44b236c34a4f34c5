/** Reads the files of a company's content, without validating them. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../company/config-schema.ts';
import { fillDictionaries } from '../company/fill-dictionaries.ts';
import { readEarlierForms } from '../migrate/earlier-forms.ts';
import { VERSION } from '../version.ts';
import { InvalidContentError, type Problem } from './invalid-content.ts';

export interface ContentFiles {
  /** The parsed JSON of each file by its name, with the texts that dictionaries borrow. */
  readonly files: Readonly<Record<string, unknown>>;
  /** By language, the paths of the texts that another one stands in for. */
  readonly borrowed: Readonly<Record<string, readonly string[]>>;
  /** Which forms the next releases will refuse, and what to do. */
  readonly warnings: readonly string[];
}

/**
 * @throws InvalidContentError if a file is not valid JSON
 * @throws UserError if the content has a form that this release does not read any more
 */
export async function readFiles(directory: string, config: Config): Promise<ContentFiles> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.json'));
  const problems: Problem[] = [];
  const parsed: Record<string, unknown> = {};
  for (const name of names) {
    try {
      parsed[name] = JSON.parse(await readFile(join(directory, name), 'utf8'));
    } catch (error) {
      problems.push({ file: name, path: '(file)', reason: `is not valid JSON: ${(error as Error).message}` });
    }
  }
  if (problems.length > 0) throw new InvalidContentError(problems);
  const { files: current, warnings } = readEarlierForms(parsed, VERSION);
  const files = { ...current };
  const byCode = Object.fromEntries(Object.keys(config.languages).map((code) => [code, files[`${code}.json`]]));
  const { dictionaries, borrowed } = fillDictionaries(byCode, config);
  for (const [code, dictionary] of Object.entries(dictionaries)) files[`${code}.json`] = dictionary;
  return { files, borrowed, warnings };
}
