/** `#company` for programs that Node.js runs from the sources; bundles contain its value (bundle-company.ts). */

import type { Locales } from '../../src/content/locales.ts';
import { companyFiles } from '../content/company-files.ts';
import { readDrawings } from '../drawings/read-drawings.ts';
import { CONFIG, IMAGES_FOLDER } from './company.ts';

const { files, borrowed } = await companyFiles();
const { drawings } = await readDrawings(files, IMAGES_FOLDER);

/** Not validated: the build does that. */
export default {
  brand: files['brand.json'],
  links: files['links.json'],
  dictionaries: Object.fromEntries(Object.keys(CONFIG.languages).map((code) => [code, files[`${code}.json`]])),
  drawings,
  ...(CONFIG.counting && { counting: CONFIG.counting }),
  ...(Object.keys(borrowed).length > 0 && { borrowed }),
} as Locales;
