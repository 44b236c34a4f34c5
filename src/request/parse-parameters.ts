/** The query of a URL → the value of every parameter: what is not accepted becomes its default, with a notice. Refuses nothing. */

import { type Parameter, type ParameterOptions, parseValue } from './define-parameter.ts';
import { PARAMETERS, type ParameterName, type ParameterValues } from './parameters.ts';

/** Something about the query that its author should know. */
export type Notice =
  | { readonly kind: 'replaced'; readonly parameter: ParameterName; readonly used: string }
  | { readonly kind: 'repeated'; readonly parameter: ParameterName; readonly used: string }
  | { readonly kind: 'unknown'; readonly parameter: string };

interface ParsedParameters {
  readonly parameters: ParameterValues;
  readonly notices: readonly Notice[];
}

/** More would crowd out other headers. */
const MAX_UNKNOWN_NOTICES = 5;

/**
 * Reads the parameters of a request. Never throws.
 *
 * @param names the parameters that this answer reads; others count as unknown and have their defaults
 */
export function parseParameters(
  query: URLSearchParams,
  names: readonly ParameterName[],
  options: ParameterOptions,
): ParsedParameters {
  const { first, repeated, unknown } = readQuery(query, names);
  const notices: Notice[] = unknown.slice(0, MAX_UNKNOWN_NOTICES).map((parameter) => ({ kind: 'unknown', parameter }));
  const values: Record<string, unknown> = { ...DEFAULTS };
  for (const name of names) {
    const text = first.get(name);
    if (text === undefined) continue;
    const parameter: Parameter<unknown> = PARAMETERS[name];
    const parsed = parseValue(parameter, text, options);
    const value = parsed === undefined ? parameter.default : parsed;
    values[name] = value;
    const used = parameter.format(value);
    if (parsed === undefined) notices.push({ kind: 'replaced', parameter: name, used });
    else if (repeated.has(name)) notices.push({ kind: 'repeated', parameter: name, used });
  }
  return { parameters: values as ParameterValues, notices };
}

const DEFAULTS = Object.fromEntries(
  Object.entries(PARAMETERS).map(([name, parameter]) => [name, parameter.default]),
) as ParameterValues;

/** The parameter that a key of a query means: `amp;theme`, from an address that was escaped twice, means `theme`. */
export function parameterOfKey(key: string): string {
  return key.replace(/^(amp;)+/, '');
}

/** The first value of each parameter. */
function readQuery(query: URLSearchParams, names: readonly ParameterName[]) {
  const first = new Map<ParameterName, string>();
  const repeated = new Set<ParameterName>();
  const unknown: string[] = [];
  for (const [key, value] of query) {
    const name = names.find((candidate) => candidate === parameterOfKey(key));
    if (name === undefined) unknown.push(key);
    else if (first.has(name)) repeated.add(name);
    else first.set(name, value);
  }
  return { first, repeated, unknown };
}
