/** The tests' company, as commands open it. */

import { openCompany } from '../../packages/cli/src/company/open-company.ts';
import { TEST_CONTENT } from './content-folder.ts';

export const TEST_COMPANY = await openCompany(new URL(`../../${TEST_CONTENT}`, import.meta.url).pathname);
