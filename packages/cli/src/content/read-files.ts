/** Reads the files of a company's content, without validating them. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BorrowedTexts } from '../../../../src/content/company-content.ts';
import { CONFIG_FILE, type Config } from '../company/config-schema.ts';
import { fillDictionaries } from '../company/fill-dictionaries.ts';
import { readEarlierForms } from '../migrate/earlier-forms.ts';
import { type Problem, WHOLE_FILE } from '../problems/invalid-content.ts';
import { type Positions, positionsInJson } from '../problems/positions.ts';
import { VERSION } from '../version.ts';

export interface ContentFiles {
  /** The parsed JSON by file name, including the texts that dictionaries borrow. */
  readonly files: Readonly<Record<string, unknown>>;
  readonly borrowed: BorrowedTexts;
  /** Forms that later releases will reject, and what to do. */
  readonly warnings: readonly string[];
  /** Problems with the JSON itself. */
  readonly problems: readonly Problem[];
  /** By the name of the file. */
  readonly positions: Readonly<Record<string, Positions>>;
}

/** @throws UserError if the content has a form that this release no longer reads */
export async function readFiles(directory: string, config: Config): Promise<ContentFiles> {
  const names = await readdir(directory).catch(() => null);
  if (names === null) {
    const reason = `there is no folder "${config.content}"; name the one that contains brand.json`;
    const problems = [{ file: CONFIG_FILE, path: 'content', reason }];
    return { files: {}, borrowed: {}, warnings: [], problems, positions: {} };
  }
  const problems: Problem[] = [];
  const parsed: Record<string, unknown> = {};
  const positions: Record<string, Positions> = {};
  for (const file of names.filter((name) => name.endsWith('.json'))) {
    const text = await readFile(join(directory, file), 'utf8');
    const found = positionsInJson(text);
    positions[file] = found.positions;
    try {
      parsed[file] = JSON.parse(text);
      problems.push(...found.duplicates.map((duplicate) => ({ file, ...duplicate })));
    } catch (error) {
      const { reason = `is not valid JSON: ${(error as Error).message}`, position = null } = found.syntax ?? {};
      problems.push({ file, path: WHOLE_FILE, reason, position });
    }
  }
  const { files: current, warnings } = readEarlierForms(parsed, VERSION);
  const files = { ...current };
  const byCode = Object.fromEntries(Object.keys(config.languages).map((code) => [code, files[`${code}.json`]]));
  const { dictionaries, borrowed } = fillDictionaries(byCode, config);
  for (const [code, dictionary] of Object.entries(dictionaries)) {
    if (dictionary !== undefined) files[`${code}.json`] = dictionary;
  }
  return { files, borrowed, warnings, problems, positions };
}
