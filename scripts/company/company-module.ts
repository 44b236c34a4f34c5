/** What `#company` is for programs that Node.js runs from the sources; bundles have its value (bundle-company.ts). */

import type { Locales } from '../../src/content/locales.ts';
import { companyFiles } from '../content/company-files.ts';
import { CONFIG } from './company.ts';

const { files } = await companyFiles();

/** Not validated: the build does that. */
export default {
  brand: files['brand.json'],
  links: files['links.json'],
  dictionaries: Object.fromEntries(Object.keys(CONFIG.languages).map((code) => [code, files[`${code}.json`]])),
} as Locales;
