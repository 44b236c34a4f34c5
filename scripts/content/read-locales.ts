/** Reads and validates the configuration and the files of a company's content. */

import { join, relative } from 'node:path';
import type { Locales } from '../../src/content/locales.ts';
import { COMPANY_FOLDER, CONFIG, CONFIG_READING, CONTENT_FOLDER, imageNames } from '../company/company.ts';
import { CONFIG_FILE } from '../company/config-schema.ts';
import { companyFiles } from './company-files.ts';
import { InvalidContentError, type Problem, type Sources, WHOLE_FILE } from './invalid-content.ts';
import { type ContentFiles, readFiles } from './read-files.ts';
import { isWithin } from './shape-problems.ts';
import { validate } from './validate.ts';

/** @throws InvalidContentError with all that is wrong with the configuration, the content, and its images */
export async function readCompany(): Promise<Locales> {
  return validated(await companyFiles(), CONTENT_FOLDER, CONFIG_READING.problems, imageNames());
}

/**
 * The content of another directory.
 *
 * @param directory with the JSON files; the languages are those of the company that this process works for
 * @throws InvalidContentError
 */
export async function readLocales(directory: string): Promise<Locales> {
  return validated(await readFiles(directory, CONFIG), directory, [], null);
}

function validated(
  { files, borrowed, problems, positions }: ContentFiles,
  directory: string,
  configProblems: readonly Problem[],
  images: readonly string[] | null,
): Locales {
  const unreadable = problems.flatMap(({ file, path }) => (path === WHOLE_FILE ? file : []));
  const found = validate(files, unreadable, images);
  const own = found.problems.filter((problem) => !isOfFallback(problem, found.problems, borrowed));
  const all = [...configProblems, ...problems, ...own];
  if (found.locales && all.length === 0) return found.locales;
  throw new InvalidContentError(all, sourcesOf(positions, directory));
}

/** Where the files of the company are, and what is in which of their lines. */
export function sourcesOf(positions: ContentFiles['positions'], directory = CONTENT_FOLDER): Sources {
  return {
    pathOf: (file) => relative('.', join(file === CONFIG_FILE ? COMPANY_FOLDER : directory, file)),
    positions: { ...positions, [CONFIG_FILE]: CONFIG_READING.positions },
  };
}

/** Whether a text is borrowed, or missing in the dictionary that it would be borrowed from: then it is reported there. */
function isOfFallback(
  { file, path, reason }: Problem,
  problems: readonly Problem[],
  borrowed: ContentFiles['borrowed'],
) {
  const code = file.replace(/\.json$/, '');
  const fallback = CONFIG.languages[code]?.fallback;
  if (fallback === undefined) return false;
  const isReported = problems.some((it) => it.file === `${fallback}.json` && it.path === path && it.reason === reason);
  return isReported || isWithin(path, borrowed[code] ?? []);
}
