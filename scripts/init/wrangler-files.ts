/** Wrangler configurations for a new company: this repository's, under the company's names. */

import { readFile } from 'node:fs/promises';

/** @param root of the package, with a slash at its end @param id of the company, such as `globex` */
export async function serviceToml(root: string, id: string): Promise<string> {
  return renamed(await readFile(`${root}wrangler.toml`, 'utf8'), id);
}

export async function studioToml(root: string, id: string): Promise<string> {
  return renamed(await readFile(`${root}studio/wrangler.toml`, 'utf8'), id);
}

/** An account's workers, buckets and namespaces have unique names, so they contain the company's. */
function renamed(toml: string, id: string): string {
  return toml
    .replace(/"portico(-[a-z-]+)?"/g, (_, rest = '') => `"${id}-chrome${rest}"`)
    .replaceAll('`npm start`', '`portico dev`')
    .replace(/`npm run deploy -- /g, '`portico deploy ')
    .replace(/`npm run deploy:studio -- /g, '`portico studio deploy ')
    .replace(/ ?\(scripts\/[a-z/.-]+\)/g, '');
}
