/** What one parameter accepts, and what its value becomes. */

import { encodedLength } from '../contract/address.ts';

export interface ParameterOptions {
  /** Origins that `loginLink` may point to, such as `https://login.example.com`. */
  readonly loginOrigins: readonly string[];
}

export interface Parameter<Value> {
  /** One sentence, published in the manifest. */
  readonly description: string;
  /** Which answers read it: those of every route, of every route in preview mode, or only the manifest. */
  readonly readBy: 'all' | 'preview' | 'manifest';
  /** Whether it is an attribute of the custom elements too. */
  readonly isAttribute: boolean;
  readonly default: Value;
  /** Every value, or the usual ones where there is a pattern too. */
  readonly values?: readonly string[];
  /** Decides what is accepted, where `values` does not. */
  pattern?(options: ParameterOptions): RegExp;
  /** In characters, with everything outside ASCII percent-encoded. */
  readonly maxLength?: number;
  /** Converts an accepted text; `undefined` refuses it after all. */
  parse(text: string): Value | undefined;
  /** Writes a value for a notice. */
  format(value: Value): string;
}

type Defaulted = 'readBy' | 'format';
type Definition<Value> = Omit<Parameter<Value>, Defaulted> & Partial<Pick<Parameter<Value>, Defaulted>>;
type SharedFields<Value> = Pick<Parameter<Value>, 'description' | 'isAttribute'> & Partial<Parameter<Value>>;

/** A parameter that every answer reads, unless the settings differ. */
export function parameter<Value>(settings: Definition<Value>): Parameter<Value> {
  return { readBy: 'all', format: String, ...settings };
}

/** A parameter with a closed list of values. */
export function choice<const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
  details: SharedFields<NoInfer<Value>>,
): Parameter<Value> {
  const parse = (text: string) => values.find((value) => value === text);
  return parameter<Value>({ values, default: fallback, parse, ...details });
}

/** A parameter that is `true` or `false`. */
export function flag(fallback: boolean, details: SharedFields<boolean>): Parameter<boolean> {
  return parameter({ values: ['true', 'false'], default: fallback, parse: (text) => text === 'true', ...details });
}

/** A parameter that is `null` where it is absent, and otherwise what `parse` makes of a text that matches the pattern. */
export function optional<Value>(
  pattern: RegExp,
  parse: (text: string) => Value | undefined,
  details: SharedFields<Value | null>,
): Parameter<Value | null> {
  const format = (value: Value | null) => (value === null ? 'none' : String(value));
  return parameter<Value | null>({ pattern: () => pattern, default: null, parse, format, ...details });
}

/** @returns the value of a text as it came, or `undefined` where the parameter does not accept it */
export function parseValue<Value>(
  parameter: Parameter<Value>,
  value: string,
  options: ParameterOptions,
): Value | undefined {
  const { pattern, values, maxLength } = parameter;
  if (maxLength !== undefined && (value.length > maxLength || encodedLength(value) > maxLength)) return undefined;
  const isAccepted = pattern ? pattern(options).test(value) : values?.includes(value);
  return isAccepted ? parameter.parse(value) : undefined;
}
