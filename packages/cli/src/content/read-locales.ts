/** Reads and validates the configuration and the files of a company's content. */

import { join, relative } from 'node:path';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { CONFIG_FILE } from '../company/config-schema.ts';
import { BORROWED_PARTS, isObject } from '../company/fill-dictionaries.ts';
import type { Company } from '../company/open-company.ts';
import { pictureNames } from '../company/picture-names.ts';
import { type CompanyDrawings, readDrawings } from '../drawings/read-drawings.ts';
import { InvalidContentError, type Problem, type Sources, WHOLE_FILE } from '../problems/invalid-content.ts';
import { isWithin } from '../problems/shape-problems.ts';
import { fieldOf } from '../problems/stand-ins.ts';
import { type ContentFiles, readFiles } from './read-files.ts';
import { type PicturesIn, validate } from './validate.ts';

export interface ReadCompany {
  readonly content: CompanyContent;
  /** Outdated entries, in sentences. */
  readonly warnings: readonly string[];
  /** Where each value is in its file. */
  readonly positions: ContentFiles['positions'];
}

/**
 * Reads and validates a company's content.
 *
 * @throws InvalidContentError with every problem of the configuration, the content, and its images
 */
export function readCompany(company: Company): Promise<ReadCompany> {
  return inspect(company, {
    configProblems: company.reading.problems,
    picturesIn: (known) => pictureNames(company.imagesFolder, known),
  });
}

/**
 * The content of another directory, in the languages of the company.
 *
 * @param directory with the JSON files
 * @throws InvalidContentError
 */
export async function readLocales(directory: string, company: Company): Promise<CompanyContent> {
  const known = { configProblems: [], picturesIn: null };
  return (await inspect({ ...company, contentFolder: directory }, known)).content;
}

async function inspect(company: Company, known: Omit<Inspected, 'drawings'>): Promise<ReadCompany> {
  const read = await readFiles(company.contentFolder, company.config);
  const drawings = await readDrawings(read.files, company.imagesFolder);
  const content = validated(read, company, { ...known, drawings });
  return { content, warnings: read.warnings, positions: read.positions };
}

interface Inspected {
  readonly drawings: CompanyDrawings;
  readonly configProblems: readonly Problem[];
  /** `null` if the pictures of the directory are not known. */
  readonly picturesIn: PicturesIn | null;
}

function validated(
  { files, borrowed, problems, positions }: ContentFiles,
  company: Company,
  { drawings, configProblems, picturesIn }: Inspected,
): CompanyContent {
  const sources = sourcesOf(positions, company);
  // then every language would lack its file
  const folder = problems.filter(({ file }) => file === CONFIG_FILE);
  if (folder.length > 0) throw new InvalidContentError([...configProblems, ...folder], sources);
  const unreadable = problems.flatMap(({ file, path }) => (path === WHOLE_FILE ? file : []));
  const { config } = company;
  const found = validate(files, { unreadable, drawings, picturesIn });
  const own = found.problems.filter((problem) => !isOfFallback(problem, found.problems, { files, borrowed, config }));
  const all = [...configProblems, ...problems, ...own];
  if (found.locales && all.length === 0)
    return {
      ...found.locales,
      ...(Object.keys(borrowed).length > 0 && { borrowed }),
      ...(config.counting && { counting: config.counting }),
    };
  throw new InvalidContentError(all, sources);
}

/** Where the company's files are, and the positions in them. */
export function sourcesOf(
  positions: ContentFiles['positions'],
  { folder, contentFolder, reading }: Pick<Company, 'folder' | 'contentFolder' | 'reading'>,
): Sources {
  return {
    pathOf: (file) => relative('.', join(file === CONFIG_FILE || file.includes('/') ? folder : contentFolder, file)),
    positions: { ...positions, [CONFIG_FILE]: reading.positions },
  };
}

/** Whether the fallback's dictionary has the problem: the text is borrowed from it, or missing there too, or it is no dictionary. */
function isOfFallback(
  { file, path, reason }: Problem,
  problems: readonly Problem[],
  { files, borrowed, config }: Pick<ContentFiles, 'files' | 'borrowed'> & Pick<Company, 'config'>,
) {
  const code = file.replace(/\.json$/, '');
  const fallback = ownValue(config.languages, code)?.fallback;
  if (fallback === undefined) return false;
  const lender = ownValue(files, `${fallback}.json`);
  const own = path.split('.').reduce<unknown>(fieldOf, ownValue(files, file));
  if (!isObject(lender) && isWithin(path, BORROWED_PARTS) && own === undefined) return true;
  const isReported = problems.some((it) => it.file === `${fallback}.json` && it.path === path && it.reason === reason);
  return isReported || isWithin(path, Object.keys(ownValue(borrowed, code) ?? {}));
}
