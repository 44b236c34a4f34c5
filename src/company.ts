/** The company's content: the only module that has it. */

import type { CompanyContent } from './content/company-content.ts';

/** As JSON, defined by the build, which validates the files. */
declare const PORTICO_COMPANY: string;

export const COMPANY: CompanyContent = JSON.parse(PORTICO_COMPANY);
