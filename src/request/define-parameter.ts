/** Defines parameters: the values that a parameter accepts, and how they are parsed. */

import { encodedLength } from '../contract/address.ts';

export interface ParameterOptions {
  /** Origins that `loginLink` may point to, such as `https://login.example.com`. */
  readonly loginOrigins: readonly string[];
  /** Parameter defaults by site id, as in the parameter `site`. */
  readonly sites: Readonly<Record<string, { readonly defaults: object }>>;
}

export interface Parameter<Value> {
  /** One sentence, published in the manifest. */
  readonly description: string;
  /** `all`: every route. `preview`, `sample-blog`: every route in that mode. `manifest`: only the manifest. */
  readonly readBy: 'all' | 'preview' | 'sample-blog' | 'manifest';
  /** Whether the custom elements have it as an attribute. */
  readonly isAttribute: boolean;
  /** Whether it differs from page to page: the copy that hosts share between pages has the default. */
  readonly isOfPage: boolean;
  readonly default: Value;
  /** All accepted values, or the usual ones if there is a pattern too. */
  readonly values?: readonly string[] | ((options: ParameterOptions) => readonly string[]);
  /** Matches the accepted values; takes precedence over `values`. */
  pattern?(options: ParameterOptions): RegExp;
  /**
   * Matches what hosts send, if that is more than `pattern`: of the rest, the service uses the valid part or the
   * default, and answers with a notice.
   */
  readonly hostPattern?: RegExp;
  /** In characters, with everything outside ASCII percent-encoded. */
  readonly maxLength?: number;
  /** Converts an accepted text; `undefined` rejects it. */
  parse(text: string): Value | undefined;
  /** Salvages the usable part of a rejected text; `undefined` without any. */
  repair?(text: string): Replacement<Value> | undefined;
  /** Formats a value for a notice. */
  format(value: Value): string;
}

/** The replacement for a rejected text. */
export interface Replacement<Value> {
  readonly value: Value;
  /** What the notice says. Must not contain anything that a visitor could choose freely. */
  readonly used: string;
}

type Defaulted = 'readBy' | 'isOfPage' | 'format';
type Definition<Value> = Omit<Parameter<Value>, Defaulted> & Partial<Pick<Parameter<Value>, Defaulted>>;
type Details<Value> = Pick<Parameter<Value>, 'description' | 'isAttribute'> & Partial<Parameter<Value>>;

/** A parameter that every route reads unless the definition says otherwise. */
export function parameter<Value>(definition: Definition<Value>): Parameter<Value> {
  return { readBy: 'all', isOfPage: false, format: String, ...definition };
}

/** A parameter with a closed list of values. */
export function choice<const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
  details: Details<NoInfer<Value>>,
): Parameter<Value> {
  const parse = (text: string) => values.find((value) => value === text);
  return parameter<Value>({ values, default: fallback, parse, ...details });
}

/** A parameter that is `true` or `false`. */
export function flag(fallback: boolean, details: Details<boolean>): Parameter<boolean> {
  return parameter({ values: ['true', 'false'], default: fallback, parse: (text) => text === 'true', ...details });
}

/** A parameter without a default: `null` if absent, else the parsed value of a text that matches the pattern. */
export function optional<Value>(
  pattern: RegExp,
  parse: (text: string) => Value | undefined,
  details: Details<Value | null>,
): Parameter<Value | null> {
  const format = (value: Value | null) => (value === null ? 'none' : String(value));
  return parameter<Value | null>({ pattern: () => pattern, default: null, parse, format, ...details });
}

/** @returns the parsed value, or `undefined` if the parameter rejects the text */
export function parseValue<Value>(
  parameter: Parameter<Value>,
  text: string,
  options: ParameterOptions,
): Value | undefined {
  const { pattern } = parameter;
  if (isTooLong(parameter, text)) return undefined;
  const isAccepted = pattern ? pattern(options).test(text) : valuesOf(parameter, options)?.includes(text);
  return isAccepted ? parameter.parse(text) : undefined;
}

/** The values that a parameter accepts, or the usual ones; `undefined` if it lists none. */
export function valuesOf(
  { values }: Pick<Parameter<unknown>, 'values'>,
  options: ParameterOptions,
): readonly string[] | undefined {
  return typeof values === 'function' ? values(options) : values;
}

/** @param text a text that the parameter rejects */
export function replacementOf<Value>(parameter: Parameter<Value>, text: string): Replacement<Value> {
  const repaired = isTooLong(parameter, text) ? undefined : parameter.repair?.(text);
  return repaired ?? { value: parameter.default, used: parameter.format(parameter.default) };
}

function isTooLong({ maxLength }: Pick<Parameter<unknown>, 'maxLength'>, text: string): boolean {
  return maxLength !== undefined && (text.length > maxLength || encodedLength(text) > maxLength);
}
