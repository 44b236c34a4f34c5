/**
 * Defines in this process what a build defines in bundles, for programs that run from the sources: `node --import` this.
 * The company's folder is in `PORTICO_COMPANY`, or else the current one.
 */

import { defineLanguages } from './company/constants.ts';
import { openCompany } from './company/open-company.ts';

const company = await openCompany(process.env.PORTICO_COMPANY ?? '.');
defineLanguages(company.config);
const { readCompany } = await import('./content/read-locales.ts');
Object.assign(globalThis, { PORTICO_COMPANY: JSON.stringify((await readCompany(company)).content) });
