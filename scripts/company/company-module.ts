/** What `#company` is for programs that Node.js runs from the sources; bundles have its value (bundle-company.ts). */

import type { Locales } from '../../src/content/locales.ts';
import { readFiles } from '../content/read-files.ts';
import { readDrawings } from '../drawings/read-drawings.ts';
import { CONFIG, CONTENT_FOLDER, IMAGES_FOLDER } from './company.ts';

const { files } = await readFiles(CONTENT_FOLDER, CONFIG);
const { drawings } = await readDrawings(files, IMAGES_FOLDER);

/** Not validated: the build does that. */
export default {
  brand: files['brand.json'],
  links: files['links.json'],
  dictionaries: Object.fromEntries(Object.keys(CONFIG.languages).map((code) => [code, files[`${code}.json`]])),
  drawings,
} as Locales;
