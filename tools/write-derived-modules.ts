/**
 * Writes what is derived from the service's modules: modules for browsers and for the hosts' package, which has no
 * dependencies, and the tables of docs/configuration.md.
 */

import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { HTTPS_URL } from '../src/contract/address.ts';
import { EVENT_TABLE, type EventName } from '../src/contract/event-table.ts';
import { nameWithoutColon } from '../src/contract/events.ts';
import type { Parameter } from '../src/request/define-parameter.ts';
import { PARAMETERS, type ParameterName, parametersReadBy } from '../src/request/parameters.ts';
import { withTables } from './configuration-page.ts';

/** Set by the package itself. */
const NOT_GIVEN: readonly ParameterName[] = ['assets'];

const NOTE = "Written by `npm run schemas` from the service's own module: do not edit.";

/** The modules by their path in the repository. */
export function derivedModules(): Map<string, string> {
  return new Map([
    ['src/contract/parameter-attributes.ts', parameterAttributes()],
    ['packages/host/src/parameters.ts', hostParameters()],
    ['packages/host/src/events.ts', hostEvents()],
    ['packages/host/src/lru.ts', hostLru()],
  ]);
}

function hostLru(): string {
  return readFileSync(fileURLToPath(new URL('../src/runtime/lru.ts', import.meta.url)), 'utf8').replace(
    ' */\n',
    ` ${NOTE} */\n`,
  );
}

function parameterAttributes(): string {
  return `/** The attributes of the custom elements, one for each parameter that has one. ${NOTE} */

export const PARAMETER_ATTRIBUTES = [
${namesOfAttributes()
  .map((name) => `  '${attributeOf(name)}',`)
  .join('\n')}
] as const;
`;
}

function hostParameters(): string {
  const names = parametersReadBy('all').filter((name) => !NOT_GIVEN.includes(name));
  return `/** The parameters of the fragments. ${NOTE} */

/** Omitted parameters have the service's defaults. */
export interface FragmentParameters {
${names.map((name) => `  /** ${PARAMETERS[name].description} */\n  readonly ${name}?: ${typeOf(name)} | undefined;`).join('\n')}
}

export interface ParameterRule {
  /** The source of a regular expression that accepted values match. */
  readonly pattern: string;
  /** In characters, with everything outside ASCII percent-encoded. */
  readonly maxLength?: number;
  /** Whether it differs from page to page. */
  readonly isOfPage?: true;
}

/** The attributes of the custom elements by parameter. */
export const ATTRIBUTES = {
${namesOfAttributes()
  .map((name) => `  ${name}: '${attributeOf(name)}',`)
  .join('\n')}
} as const;

/** In their order in URLs. */
export const PARAMETER_RULES: Readonly<Record<keyof FragmentParameters, ParameterRule>> = {
${names.map((name) => `  ${name}: {\n${ruleOf(name)}\n  },`).join('\n')}
};
`;
}

function hostEvents(): string {
  const names = Object.keys(EVENT_TABLE) as readonly EventName[];
  const counted = names.filter((name) => EVENT_TABLE[name].isCounted);
  return `/** The events of the chrome. ${NOTE} */

/** The details by event name. */
export interface EventDetails {
${names.map((name) => `  /** ${EVENT_TABLE[name].description} */\n  readonly ${quoted(nameWithoutColon(name))}: ${detailOf(name)};`).join('\n')}
}

export const EVENT_NAMES = [
${names.map((name) => `  ${quoted(nameWithoutColon(name))},`).join('\n')}
] as const satisfies readonly (keyof EventDetails)[];

/** What the service counts, each dispatched once per page view (docs/counting.md). */
export interface CountedEvents {
${counted.map((name) => `  readonly ${quoted(nameWithoutColon(name))}: CustomEvent<CountedDetail>;`).join('\n')}
}

/** With the id of the message, opened menu or link. */
export type CountedDetail = EventDetails['portico-seen'];
`;
}

/** Without fields, it is `null`. */
function detailOf(name: EventName): string {
  const fields = Object.entries(EVENT_TABLE[name].detail).map(([field, type]) => `readonly ${field}: ${type}`);
  return fields.length === 0 ? 'null' : `{ ${fields.join('; ')} }`;
}

function namesOfAttributes(): readonly ParameterName[] {
  return parametersReadBy('all').filter((name) => PARAMETERS[name].isAttribute);
}

/** `languageSelector` → `language-selector` */
function attributeOf(name: ParameterName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function typeOf(name: ParameterName): string {
  const { values, pattern }: Parameter<unknown> = PARAMETERS[name];
  // the ids of sites are the company's
  if (!values || pattern || typeof values === 'function') return 'string';
  return values.join() === 'true,false' ? 'boolean' : union(values);
}

function ruleOf(name: ParameterName): string {
  const { values = [], maxLength, isOfPage }: Parameter<unknown> = PARAMETERS[name];
  const listed = typeof values === 'function' ? [] : values;
  const pattern = quoted(patternOf(name) ?? `^(?:${listed.join('|')})$`);
  // as the formatter breaks long lines
  const lines = [pattern.length < 105 ? `    pattern: ${pattern},` : `    pattern:\n      ${pattern},`];
  if (maxLength !== undefined) lines.push(`    maxLength: ${maxLength},`);
  if (isOfPage) lines.push('    isOfPage: true,');
  return lines.join('\n');
}

/** Hosts do not know which origins the service allows in addresses: it answers with a notice about others. */
function patternOf(name: ParameterName): string | undefined {
  const origin = 'https://origin.invalid';
  const { pattern, hostPattern }: Parameter<unknown> = PARAMETERS[name];
  if (hostPattern) return hostPattern.source;
  const source = pattern?.({ loginOrigins: [origin], sites: {} }).source;
  const onOrigin = pattern?.({ loginOrigins: [], sites: {} }).source;
  if (source === onOrigin) return source;
  return onOrigin?.replace(/\)\$$/, `|${new RegExp(HTTPS_URL).source})$`);
}

function union(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(' | ');
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../', import.meta.url));
  for (const [path, text] of derivedModules()) {
    const written = await readFile(root + path, 'utf8').catch(() => '');
    if (written !== text) await writeFile(root + path, text);
  }
  await writeFile(`${root}docs/configuration.md`, withTables(await readFile(`${root}docs/configuration.md`, 'utf8')));
}
