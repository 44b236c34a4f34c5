/**
 * Defines in this process what a build defines in bundles, for programs that run from the sources: `node --import` this.
 * The company's folder is in `PORTICO_COMPANY`, or else the current one.
 */

import { languageConstants, tableOf } from './constants.ts';
import { openCompany } from './open-company.ts';

const company = await openCompany(process.env.PORTICO_COMPANY ?? '.');
Object.assign(globalThis, languageConstants(tableOf(company.config)));
// its modules need the languages
const { readCompany } = await import('../content/read-locales.ts');
Object.assign(globalThis, { PORTICO_COMPANY: JSON.stringify((await readCompany(company)).content) });
