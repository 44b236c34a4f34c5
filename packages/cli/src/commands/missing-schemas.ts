/** Finds content whose JSON Schema an editor does not find: workspaces keep packages in other folders than one expects. */

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { schemasFrom } from '../init/installation.ts';

/**
 * @param company its folder, absolute
 * @param content the folder with dictionaries, links and brand, absolute
 * @returns a line for each file, with what to write
 */
export async function missingSchemas(company: string, content: string): Promise<readonly string[]> {
  const names = await readdir(content).catch(() => []);
  const lines = names
    .filter((name) => name.endsWith('.json'))
    .map(async (name) => {
      const path = schemaIn(await readFile(join(content, name), 'utf8'));
      if (path === null || existsSync(join(content, path))) return [];
      const right = `${schemasFrom(company, content)}/${basename(path)}`;
      return [`${relative(company, join(content, name))} names a $schema that is not there: write "${right}"`];
    });
  return (await Promise.all(lines)).flat();
}

/** Null if it is no path, or the file is not valid, which another check reports. */
function schemaIn(text: string): string | null {
  try {
    const { $schema } = JSON.parse(text) as { readonly $schema?: unknown };
    return typeof $schema === 'string' && !$schema.includes('://') ? $schema : null;
  } catch {
    return null;
  }
}
