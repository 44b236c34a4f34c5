/** Reads `portico.config.ts`. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InvalidContentError } from '../content/invalid-content.ts';
import { readShape } from '../content/shape-problems.ts';
import { CONFIG_FILE, type Config, configSchema } from './config-schema.ts';
import { languageProblems } from './language-table.ts';

/**
 * @param folder that of the company, absolute
 * @throws InvalidContentError
 */
export async function readConfig(folder: string): Promise<Config> {
  const fail = (reason: string) => new InvalidContentError([{ file: CONFIG_FILE, path: '(file)', reason }]);
  const file = join(folder, CONFIG_FILE);
  if (!existsSync(file))
    throw fail(
      `is missing in ${folder}: portico migrate writes it for content of 0.4.0, portico init for a new company`,
    );
  const { default: value }: { default?: unknown } = await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw fail(`cannot be run: ${(error as Error).message}`);
  });
  if (value === undefined) throw fail('must export a configuration: export default defineConfig({ … })');
  const shape = readShape(configSchema, CONFIG_FILE, value);
  if ('problems' in shape) throw new InvalidContentError(shape.problems);
  const problems = languageProblems(shape.output);
  if (problems.length > 0) throw new InvalidContentError(problems);
  return shape.output;
}
