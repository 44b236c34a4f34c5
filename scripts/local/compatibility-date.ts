/** The behaviour of workerd that the worker is deployed with. */

import { readFile } from 'node:fs/promises';

/** @throws Error where `wrangler.toml` does not name it */
export async function compatibilityDate(): Promise<string> {
  const wrangler = await readFile(new URL('../../wrangler.toml', import.meta.url), 'utf8');
  const date = /^compatibility_date = "(.*)"$/m.exec(wrangler)?.[1];
  if (date === undefined) throw new Error('wrangler.toml names no compatibility_date');
  return date;
}
