/** Reads `portico.config.ts`. */

import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { InvalidContentError, type Problem, WHOLE_FILE } from '../problems/invalid-content.ts';
import { type Positions, positionsInModule } from '../problems/positions.ts';
import { readShape } from '../problems/shape-problems.ts';
import { NAME } from '../version.ts';
import { CONFIG_FILE, type Config, canonical, configSchema } from './config-schema.ts';
import { languageProblems } from './language-table.ts';

export interface ConfigReading {
  /** Good enough to check the content with, even if there is a problem. */
  readonly config: Config;
  readonly problems: readonly Problem[];
  readonly positions: Positions;
}

/**
 * @param folder the company's, absolute
 * @throws InvalidContentError
 */
export async function readConfig(folder: string): Promise<Config> {
  const { config, problems, positions } = await inspectConfig(folder);
  if (problems.length > 0) throw invalid(folder, problems, positions);
  return config;
}

/**
 * Returns problems instead of throwing them, so that the content is checked in the same run.
 *
 * @param folder the company's, absolute
 * @throws InvalidContentError if the configuration is too broken to check the content with
 */
export async function inspectConfig(folder: string): Promise<ConfigReading> {
  const fail = (reason: string) => invalid(folder, [{ file: CONFIG_FILE, path: WHOLE_FILE, reason }]);
  const file = join(folder, CONFIG_FILE);
  if (!existsSync(file))
    throw fail('is missing: portico migrate writes it for content of 0.4.0, portico init for a new company');
  // modules are imported once by address, and portico dev reads the configuration again
  const address = `${pathToFileURL(file)}?${(await stat(file)).mtimeMs}`;
  const { default: value }: { default?: unknown } = await import(address).catch((error: unknown) => {
    throw fail(importProblem(error as Error));
  });
  if (value === undefined) throw fail('must export a configuration: export default defineConfig({ … })');
  const positions = positionsInModule(await readFile(file, 'utf8'));
  const { output, problems, faulty } = readShape(configSchema, CONFIG_FILE, value);
  const known = output && withValidCodes(output, faulty);
  if (!known) throw invalid(folder, problems, positions);
  const found = languageProblems(known);
  const all = [...problems, ...found.filter(({ path }) => !faulty.includes(path))];
  return {
    config: withUsableFallbacks(known, found),
    problems: all.filter(({ path }) => !namesFaultyCode(path, output, faulty)),
    positions,
  };
}

/** Why the file cannot be run; the package was called `portico` before it had a scope. */
function importProblem({ message }: Error): string {
  if (!/^Cannot find package 'portico'/.test(message)) return `cannot be run: ${message}`;
  return `imports 'portico', which is now called '${NAME}': write that here, and in package.json`;
}

function invalid(folder: string, problems: readonly Problem[], positions?: Positions): InvalidContentError {
  const pathOf = (name: string) => relative('.', join(folder, name));
  return new InvalidContentError(problems, { pathOf, positions: positions ? { [CONFIG_FILE]: positions } : {} });
}

/** Whether a problem is that another language or the default names a language whose code has a problem itself. */
function namesFaultyCode(path: string, { languages, defaultLanguage }: Config, faulty: readonly string[]): boolean {
  const wrong = Object.keys(languages).filter((code) => faulty.includes(`languages.${code}`));
  const [, code = ''] = /^languages\.(.*)\.fallback$/.exec(path) ?? [];
  const named = path === 'defaultLanguage' ? defaultLanguage : ownValue(languages, code)?.fallback;
  return named !== undefined && wrong.some((one) => one === named || canonical(one) === named);
}

/** Codes as they must be written; null if no language is left. */
function withValidCodes(config: Config, faulty: readonly string[]): Config | null {
  const valid = Object.entries(config.languages).flatMap(([code, language]) => {
    if (!faulty.includes(`languages.${code}`)) return [[code, language] as const];
    const meant = canonical(code);
    return meant === null || meant === code || Object.hasOwn(config.languages, meant)
      ? []
      : [[meant, language] as const];
  });
  const [first] = valid.find(([code]) => code === config.defaultLanguage) ?? valid[0] ?? [];
  return first === undefined ? null : { ...config, defaultLanguage: first, languages: Object.fromEntries(valid) };
}

/** A language whose fallback is wrong falls back to the default language, so that not all of its texts are missing. */
function withUsableFallbacks(config: Config, problems: readonly Problem[]): Config {
  const wrong = problems.map(({ path }) => path);
  const languages = Object.entries(config.languages).map(([code, language]) => {
    if (!wrong.includes(`languages.${code}.fallback`)) return [code, language];
    const { fallback: _, ...rest } = language;
    return [code, code === config.defaultLanguage ? rest : { ...rest, fallback: config.defaultLanguage }];
  });
  return { ...config, languages: Object.fromEntries(languages) };
}
