/** Wrangler configurations for a new company: this repository's, under the company's names. */

import { readFile } from 'node:fs/promises';
import { STUDIO_TEMPLATE } from '../studio-config.ts';

/** @param root of the package, with a slash at its end @param id of the company, such as `globex` @param pages the path of the documentation */
export async function serviceToml(root: string, id: string, pages: string): Promise<string> {
  return renamed(await readFile(`${root}wrangler.toml`, 'utf8'), id, pages);
}

export async function studioToml(root: string, id: string, pages: string): Promise<string> {
  const toml = await readFile(`${root}${STUDIO_TEMPLATE}`, 'utf8');
  // a company's is one folder below the build
  return renamed(toml.replaceAll('../../dist/', '../dist/'), id, pages);
}

/** An account's workers, buckets and namespaces have unique names, so they contain the company's. */
function renamed(toml: string, id: string, pages: string): string {
  return toml.replace(/(?<=["\s])portico((?:-[a-z]+)*)(?=["`])/g, `${id}-chrome$1`).replaceAll('docs/', `${pages}/`);
}
