/** `portico build`. */

import { styleText } from 'node:util';
import { buildAll } from '../build.ts';

/** @throws UserError before anything is replaced */
export async function buildCommand(): Promise<void> {
  await buildAll();
  console.log(`${styleText('green', '✓')} The content is valid. Built into dist/.`);
}
