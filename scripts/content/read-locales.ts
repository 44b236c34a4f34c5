/** Reads and validates the files of a company's content. */

import type { Locales } from '../../src/content/locales.ts';
import { CONFIG, CONTENT_FOLDER, IMAGES_FOLDER } from '../company/company.ts';
import { readDrawings } from '../drawings/read-drawings.ts';
import { readFiles } from './read-files.ts';
import { validateLocales } from './validate.ts';

/**
 * @param directory with the JSON files; the languages are those of the company that this process works for
 * @throws InvalidContentError
 */
export async function readLocales(directory = CONTENT_FOLDER): Promise<Locales> {
  const { files } = await readFiles(directory, CONFIG);
  return validateLocales(files, await readDrawings(files, IMAGES_FOLDER));
}
