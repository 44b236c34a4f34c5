/** Reads the compatibility date of the worker. */

import { readFile } from 'node:fs/promises';

/** @throws Error if it is not in `wrangler.toml` */
export async function compatibilityDate(): Promise<string> {
  const wrangler = await readFile('wrangler.toml', 'utf8');
  const date = /^compatibility_date = "(.*)"$/m.exec(wrangler)?.[1];
  if (date === undefined) throw new Error('wrangler.toml has no compatibility_date');
  return date;
}
