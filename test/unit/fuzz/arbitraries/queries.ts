/** Queries: accepted values of each parameter, values that are nearly accepted, and texts that are no query at all. */

import fc from 'fast-check';
import { encodedLength, ROOT_RELATIVE } from '../../../../src/contract/address.ts';
import { MAIN_SITE } from '../../../../src/contract/site.ts';
import { type Parameter, parseValue, replacementOf, valuesOf } from '../../../../src/request/define-parameter.ts';
import {
  PARAMETERS,
  type ParameterName,
  type ParameterValues,
  parametersReadBy,
} from '../../../../src/request/parameters.ts';
import { PARAMETER_OPTIONS, SITES } from '../../../support/parameter-options.ts';
import { MARKER } from '../problems/markup-problems.ts';
import { anyText, HOSTILE_TEXTS, hostileText } from './texts.ts';

const NAMES = parametersReadBy('all');

/** A parameter as it is written in a query. */
interface Entry {
  readonly name: ParameterName;
  readonly value: string;
  /** As it is written: with `amp;` before it, or percent-encoded. */
  readonly key: string;
  readonly encodedValue: string;
}

/** Values that the table of parameters accepts. */
export function acceptedValue(name: ParameterName): fc.Arbitrary<string> {
  const parameter: Parameter<unknown> = PARAMETERS[name];
  const values = valuesOf(parameter, PARAMETER_OPTIONS);
  const listed = values ? [fc.constantFrom(...values)] : [];
  // fast-check knows no lookahead: what that excludes is filtered out below
  const pattern = name === 'path' ? new RegExp(`^${ROOT_RELATIVE}$`) : parameter.pattern?.(PARAMETER_OPTIONS);
  const matching = pattern ? [fc.stringMatching(pattern)] : [];
  const marked = fc.constantFrom('/', `/${MARKER}/a%20b?c=d&e#f`, `/ü/日本/${MARKER}`, 'null', MARKER);
  const special = parameter.pattern ? [{ weight: 2, arbitrary: marked }] : [];
  return fc
    .oneof(...listed, ...matching, ...special)
    .filter((text) => encodedLength(text) <= 1024 && parseValue(parameter, text, PARAMETER_OPTIONS) !== undefined);
}

/** An accepted value with one change, such as another case, a space, or something hostile inside. */
function nearMiss(name: ParameterName): fc.Arbitrary<string> {
  const inserted = fc.oneof(
    hostileText,
    fc.constantFrom(' ', '\0', '\n', '+', '%', '/', '\\', '\u00ad', '\ud83d', '/en', ',xx', ''),
  );
  return fc.tuple(acceptedValue(name), inserted, fc.nat(50), fc.nat(4)).map(([text, piece, at, kind]) => {
    if (kind === 0) return text.toUpperCase();
    if (kind === 1) return text.repeat(2);
    if (kind === 2) return text + 'a'.repeat(1_100);
    const position = at % (text.length + 1);
    return text.slice(0, position) + piece + text.slice(position);
  });
}

/** Where a parameter is an address, only what looks like one. */
function hostileValue(name: ParameterName): fc.Arbitrary<string> {
  if (name !== 'path' && name !== 'loginLink') return hostileText;
  return fc.constantFrom(...HOSTILE_TEXTS.filter((text) => /^(?:\/|https:)/.test(text)));
}

const encodings: readonly ((text: string) => string)[] = [
  encodeURIComponent,
  (text) => encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
  (text) => encodeURIComponent(text).replaceAll('%20', '+'),
  (text) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
];
const encoded = (text: string, index: number) => encodings[index]?.(text.toWellFormed()) ?? '';

function entry(name: ParameterName, values: fc.Arbitrary<string>): fc.Arbitrary<Entry> {
  const index = fc.nat(encodings.length - 1);
  return fc.tuple(values, index, index, fc.constantFrom('', 'amp;', 'amp;amp;')).map(([value, one, other, prefix]) => ({
    name,
    value: value.toWellFormed(),
    key: encoded(prefix + name, one),
    encodedValue: encoded(value, other),
  }));
}

/** A query without `?`, and the values that it gives to the parameters. */
export interface ModelledQuery {
  readonly query: string;
  readonly parameters: ParameterValues;
}

function modelled(entries: readonly Entry[], strangers: readonly string[]): ModelledQuery {
  const readValue = (name: ParameterName, absent: unknown) => {
    const parameter: Parameter<unknown> = PARAMETERS[name];
    const first = entries.find((candidate) => candidate.name === name);
    if (!first) return absent;
    const accepted = parseValue(parameter, first.value, PARAMETER_OPTIONS);
    return accepted === undefined ? replacementOf(parameter, first.value).value : accepted;
  };
  const defaults: Record<string, unknown> = { ...SITES[String(readValue('site', MAIN_SITE))]?.defaults };
  const parameters: Record<string, unknown> = {};
  for (const name of Object.keys(PARAMETERS) as ParameterName[])
    parameters[name] = readValue(name, defaults[name] ?? PARAMETERS[name].default);
  const written = entries.map(({ key, encodedValue }) => `${key}=${encodedValue}`);
  strangers.forEach((stranger, index) => {
    written.splice((index * 3) % (written.length + 1), 0, stranger);
  });
  const query = written.join('&');
  return {
    query,
    parameters: parameters as ParameterValues,
    [fc.toStringMethod]: () => fc.stringify(query),
  } as ModelledQuery;
}

const stranger = fc
  .tuple(fc.constantFrom('utm_source', '__proto__', 'constructor', 'Theme', 'lang[]', '', 'at', 'blog'), anyText)
  .map(([name, value]) => `${name}=${encoded(value, 0)}`);

/** Parameters with values that are accepted or nearly so, some repeated, and between unknown ones. */
export const modelledQuery: fc.Arbitrary<ModelledQuery> = fc
  .subarray([...NAMES], { minLength: 1, maxLength: 5 })
  .chain((names) => {
    const written = fc
      .constantFrom(...names)
      .chain((name) => entry(name, fc.oneof(acceptedValue(name), nearMiss(name), hostileValue(name))));
    return fc.tuple(fc.array(written, { maxLength: 8, size: 'max' }), fc.array(stranger, { maxLength: 3 }));
  })
  .map(([entries, strangers]) => modelled(entries, strangers));

/** Only values that are accepted, each parameter at most once: what hosts send. */
export const usualQuery: fc.Arbitrary<ModelledQuery> = fc
  .subarray([...NAMES])
  .chain((names) => fc.tuple(...names.map((name) => entry(name, acceptedValue(name)))))
  .map((entries) => modelled(entries, []));

const TOKENS = [
  '&', '=', '%', ';', '?', '#', '+', '%00', '%zz', '%E0%A4%A', '%u0041', '&amp;', 'amp;', '%26', '%3D', '[]', '..', '/', '\\',
  ...NAMES,
  ...NAMES.map((name) => `&${name}=`),
] as const; // biome-ignore format: a list of pieces

/** What is no well-formed query: pieces of queries in any order, and any text. */
export const rawQuery: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...TOKENS), anyText), { maxLength: 25 })
  .map((parts) => parts.join('').toWellFormed());

/** Hundreds to thousands of parameters: one repeated, unknown ones, or all at random. */
export const longQuery: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...NAMES, 'amp;theme', 'x'), hostileText, fc.integer({ min: 200, max: 3_000 }), fc.boolean())
  .map(([name, value, count, numbered]) =>
    Array.from({ length: count }, (_, index) => `${name}${numbered ? index : ''}=${encoded(value, 0)}`).join('&'),
  );
