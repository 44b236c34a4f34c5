/** Parses the query of a URL. Repairs rejected values, or replaces them with the default, and adds a notice. */

import { ownValue } from '../contract/own-value.ts';
import { type Parameter, type ParameterOptions, parseValue, replacementOf } from './define-parameter.ts';
import { PARAMETERS, type ParameterName, type ParameterValues } from './parameters.ts';

/** A part of the query that was not used as sent. */
export type Notice =
  | { readonly kind: 'replaced'; readonly parameter: ParameterName; readonly used: string }
  /** `used` is `null` if a visitor could choose the value freely. */
  | { readonly kind: 'repeated'; readonly parameter: ParameterName; readonly used: string | null }
  | { readonly kind: 'unknown'; readonly parameter: string };

interface ParsedParameters {
  readonly parameters: ParameterValues;
  readonly notices: readonly Notice[];
}

type QueryEntries = Iterable<readonly [name: string, value: string]>;

/** Keeps the `Portico-Notice` header short. */
const MAX_UNKNOWN_NOTICES = 5;

/**
 * Reads the parameters of a request. Never throws.
 *
 * @param query names and values, as from `URLSearchParams`
 * @param names the parameters that the route reads; others keep their defaults and count as unknown
 */
export function parseParameters(
  query: QueryEntries,
  names: readonly ParameterName[],
  options: ParameterOptions,
): ParsedParameters {
  const { first, repeated, unknown } = readQuery(query, names);
  const notices: Notice[] = unknown.slice(0, MAX_UNKNOWN_NOTICES).map((parameter) => ({ kind: 'unknown', parameter }));
  const values: Record<string, unknown> = {};
  for (const name of names) {
    const text = first.get(name);
    if (text === undefined) continue;
    const parameter: Parameter<unknown> = PARAMETERS[name];
    const parsed = parseValue(parameter, text, options);
    if (parsed === undefined) {
      const { value, used } = replacementOf(parameter, text);
      values[name] = value;
      notices.push({ kind: 'replaced', parameter: name, used });
    } else {
      values[name] = parsed;
      if (!repeated.has(name)) continue;
      const used = parameter.values ? parameter.format(parsed) : null;
      notices.push({ kind: 'repeated', parameter: name, used });
    }
  }
  const site = ownValue(options.sites, (values.site as string | undefined) ?? PARAMETERS.site.default);
  return { parameters: { ...DEFAULTS, ...site?.defaults, ...values } as ParameterValues, notices };
}

const DEFAULTS = Object.fromEntries(
  Object.entries(PARAMETERS).map(([name, parameter]) => [name, parameter.default]),
) as ParameterValues;

/** The parameter name of a query key. A URL that was escaped twice has keys such as `amp;theme`. */
export function parameterOfKey(key: string): string {
  return key.startsWith('amp;') ? key.replace(/^(amp;)+/, '') : key;
}

/** Collects the first value of each parameter, the repeated parameters and the unknown keys. */
function readQuery(query: QueryEntries, names: readonly ParameterName[]) {
  const first = new Map<ParameterName, string>();
  const repeated = new Set<ParameterName>();
  const unknown: string[] = [];
  for (const [key, value] of query) {
    const wanted = parameterOfKey(key);
    const name = names.find((candidate) => candidate === wanted);
    if (name === undefined) unknown.push(key);
    else if (first.has(name)) repeated.add(name);
    else first.set(name, value);
  }
  return { first, repeated, unknown };
}
