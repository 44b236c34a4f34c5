/** The company's content: the only module that has it. */

import type { Locales } from './content/locales.ts';

/** As JSON, defined by the build, which validates the files. */
declare const PORTICO_COMPANY: string;

export const COMPANY: Locales = JSON.parse(PORTICO_COMPANY);
