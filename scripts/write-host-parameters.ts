/** Writes `host/src/parameters.ts`: the parameters of the fragments as types and rules, for the package that hosts install. */

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { HTTPS_URL, ROOT_RELATIVE } from '../src/contract/address.ts';
import type { Parameter } from '../src/request/define-parameter.ts';
import { PARAMETERS, type ParameterName, parametersReadBy } from '../src/request/parameters.ts';

export const HOST_PARAMETERS = fileURLToPath(new URL('../host/src/parameters.ts', import.meta.url));

/** Set by the package itself. */
const NOT_GIVEN: readonly ParameterName[] = ['assets'];

/**
 * Of these values, the service uses the valid parts, and answers with a notice, so the package omits only malformed
 * values. Each service's company decides which languages and sites exist.
 */
const REPAIRED: Partial<Record<ParameterName, string>> = {
  lang: '^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$',
  languages: '^[A-Za-z0-9_-]+(?:,[A-Za-z0-9_-]+)*$',
  path: new RegExp(`^${ROOT_RELATIVE}$`).source,
  site: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
};

/** The text of the module. */
export function hostParameters(): string {
  const names = parametersReadBy('all').filter((name) => !NOT_GIVEN.includes(name));
  return `/** The parameters of the fragments. Written by \`npm run schemas\` from the service's own table: do not edit. */

/** Omitted parameters have the service's defaults. */
export interface FragmentParameters {
${names.map((name) => `  /** ${PARAMETERS[name].description} */\n  readonly ${name}?: ${typeOf(name)} | undefined;`).join('\n')}
}

export interface ParameterRule {
  /** The source of a regular expression that accepted values match. */
  readonly pattern: string;
  /** In characters, with everything outside ASCII percent-encoded. */
  readonly maxLength?: number;
}

/** In their order in URLs. */
export const PARAMETER_RULES: Readonly<Record<keyof FragmentParameters, ParameterRule>> = {
${names.map((name) => `  ${name}: {\n${ruleOf(name)}\n  },`).join('\n')}
};
`;
}

function typeOf(name: ParameterName): string {
  const { values, pattern }: Parameter<unknown> = PARAMETERS[name];
  // the ids of sites are the company's
  if (!values || pattern || typeof values === 'function') return 'string';
  return values.join() === 'true,false' ? 'boolean' : union(values);
}

function ruleOf(name: ParameterName): string {
  const { values = [], maxLength }: Parameter<unknown> = PARAMETERS[name];
  const listed = typeof values === 'function' ? [] : values;
  const pattern = quoted(patternOf(name) ?? `^(?:${listed.join('|')})$`);
  // as the formatter breaks long lines
  const lines = [pattern.length < 105 ? `    pattern: ${pattern},` : `    pattern:\n      ${pattern},`];
  if (maxLength !== undefined) lines.push(`    maxLength: ${maxLength},`);
  return lines.join('\n');
}

/** Hosts do not know which origins the service allows in addresses: it answers with a notice about others. */
function patternOf(name: ParameterName): string | undefined {
  const origin = 'https://origin.invalid';
  const { pattern }: Parameter<unknown> = PARAMETERS[name];
  const source = REPAIRED[name] ?? pattern?.({ loginOrigins: [origin], sites: {} }).source;
  const onOrigin = pattern?.({ loginOrigins: [], sites: {} }).source;
  if (source === undefined || source === onOrigin || REPAIRED[name]) return source;
  return onOrigin?.replace(/\)\$$/, `|${new RegExp(HTTPS_URL).source})$`);
}

function union(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(' | ');
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = hostParameters();
  const written = await readFile(HOST_PARAMETERS, 'utf8').catch(() => '');
  if (written !== text) await writeFile(HOST_PARAMETERS, text);
}
