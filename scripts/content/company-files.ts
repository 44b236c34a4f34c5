/** The content of the company that this process works for. */

import { CONFIG, CONTENT_FOLDER } from '../company/company.ts';
import { type ContentFiles, readFiles } from './read-files.ts';

let files: Promise<ContentFiles> | undefined;

/** Read once, because `portico dev` builds in a process of its own. */
export function companyFiles(): Promise<ContentFiles> {
  files ??= readFiles(CONTENT_FOLDER, CONFIG);
  return files;
}
