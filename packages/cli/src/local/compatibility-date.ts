/** Reads the compatibility date of the worker. */

import { readFile } from 'node:fs/promises';
import { UserError } from '../user-error.ts';

/** @throws UserError if it is not in `wrangler.toml` */
export async function compatibilityDate(): Promise<string> {
  const wrangler = await readFile('wrangler.toml', 'utf8').catch(() => {
    throw new UserError('There is no wrangler.toml: copy the one that portico init writes.');
  });
  const date = /^compatibility_date = "(.*)"$/m.exec(wrangler)?.[1];
  if (date === undefined) throw new UserError('wrangler.toml has no compatibility_date.');
  return date;
}
