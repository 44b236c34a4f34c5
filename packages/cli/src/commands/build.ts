/** `portico build`. */

import { styleText } from 'node:util';
import { buildAll } from '../build.ts';
import type { Company } from '../company/open-company.ts';

/** @throws UserError before anything is replaced */
export async function buildCommand(company: Company): Promise<void> {
  await buildAll(company);
  console.log(`${styleText('green', '✓')} The content is valid. Built into dist/.`);
}
