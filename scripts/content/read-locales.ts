/** Reads and validates the configuration and the files of a company's content. */

import { join, relative } from 'node:path';
import type { Locales } from '../../src/content/locales.ts';
import { ownValue } from '../../src/contract/own-value.ts';
import {
  COMPANY_FOLDER,
  CONFIG,
  CONFIG_READING,
  CONTENT_FOLDER,
  IMAGES_FOLDER,
  pictureNames,
} from '../company/company.ts';
import { CONFIG_FILE } from '../company/config-schema.ts';
import { BORROWED_PARTS, isObject } from '../company/fill-dictionaries.ts';
import { type CompanyDrawings, readDrawings } from '../drawings/read-drawings.ts';
import { companyFiles } from './company-files.ts';
import { InvalidContentError, type Problem, type Sources, WHOLE_FILE } from './invalid-content.ts';
import { type ContentFiles, readFiles } from './read-files.ts';
import { isWithin } from './shape-problems.ts';
import { fieldOf } from './stand-ins.ts';
import { validate } from './validate.ts';

let company: Promise<Locales> | undefined;

/**
 * The content of the company that this process works for, read and validated once: a build needs it for each bundle.
 *
 * @throws InvalidContentError with every problem of the configuration, the content, and its images
 */
export function readCompany(): Promise<Locales> {
  company ??= inspectCompany();
  return company;
}

async function inspectCompany(): Promise<Locales> {
  const read = await companyFiles();
  const drawings = await readDrawings(read.files, IMAGES_FOLDER);
  return validated(read, CONTENT_FOLDER, {
    drawings,
    configProblems: CONFIG_READING.problems,
    picturesIn: pictureNames,
  });
}

/**
 * The content of another directory.
 *
 * @param directory with the JSON files; the languages are those of the company that this process works for
 * @throws InvalidContentError
 */
export async function readLocales(directory: string): Promise<Locales> {
  const read = await readFiles(directory, CONFIG);
  const drawings = await readDrawings(read.files, IMAGES_FOLDER);
  return validated(read, directory, { drawings, configProblems: [], picturesIn: null });
}

interface Inspected {
  readonly drawings: CompanyDrawings;
  readonly configProblems: readonly Problem[];
  /** `null` if the pictures of the directory are not known. */
  readonly picturesIn: typeof pictureNames | null;
}

function validated(
  { files, borrowed, problems, positions }: ContentFiles,
  directory: string,
  { drawings, configProblems, picturesIn }: Inspected,
): Locales {
  // then every language would lack its file
  const folder = problems.filter(({ file }) => file === CONFIG_FILE);
  if (folder.length > 0) throw new InvalidContentError([...configProblems, ...folder], sourcesOf(positions, directory));
  const unreadable = problems.flatMap(({ file, path }) => (path === WHOLE_FILE ? file : []));
  const found = validate(files, { unreadable, drawings, picturesIn });
  const own = found.problems.filter((problem) => !isOfFallback(problem, found.problems, { files, borrowed }));
  const all = [...configProblems, ...problems, ...own];
  if (found.locales && all.length === 0)
    return {
      ...found.locales,
      ...(Object.keys(borrowed).length > 0 && { borrowed }),
      ...(CONFIG.counting && { counting: CONFIG.counting }),
    };
  throw new InvalidContentError(all, sourcesOf(positions, directory));
}

/** Where the company's files are, and the positions in them. */
export function sourcesOf(positions: ContentFiles['positions'], directory = CONTENT_FOLDER): Sources {
  return {
    pathOf: (file) =>
      relative('.', join(file === CONFIG_FILE || file.includes('/') ? COMPANY_FOLDER : directory, file)),
    positions: { ...positions, [CONFIG_FILE]: CONFIG_READING.positions },
  };
}

/** Whether the fallback's dictionary has the problem: the text is borrowed from it, or missing there too, or it is no dictionary. */
function isOfFallback(
  { file, path, reason }: Problem,
  problems: readonly Problem[],
  { files, borrowed }: Pick<ContentFiles, 'files' | 'borrowed'>,
) {
  const code = file.replace(/\.json$/, '');
  const fallback = ownValue(CONFIG.languages, code)?.fallback;
  if (fallback === undefined) return false;
  const lender = ownValue(files, `${fallback}.json`);
  const own = path.split('.').reduce<unknown>(fieldOf, ownValue(files, file));
  if (!isObject(lender) && isWithin(path, BORROWED_PARTS) && own === undefined) return true;
  const isReported = problems.some((it) => it.file === `${fallback}.json` && it.path === path && it.reason === reason);
  return isReported || isWithin(path, Object.keys(ownValue(borrowed, code) ?? {}));
}
