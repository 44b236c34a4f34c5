/** Reads a command's options and words, and describes them: the one parser for all commands. */

import { parseArgs } from 'node:util';
import { ownValue } from '../../../src/contract/own-value.ts';
import { nearestName } from './problems/nearest-name.ts';
import { UserError } from './user-error.ts';

interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  /** What its value is, such as `name`; only with `string`. */
  readonly value?: string;
  readonly summary: string;
}

export type Options = Readonly<Record<string, Option>>;

export interface Syntax<Own extends Options = Options> {
  /** Such as `<folder>`, or `[<folder>]` if it may be left out; two with a space between. */
  readonly words?: string;
  readonly options?: Own;
  /** Whether what follows `--` goes to wrangler. */
  readonly passesOn?: boolean;
}

export interface Arguments<Own extends Options = Options> {
  readonly options: {
    readonly [Name in keyof Own]?: Own[Name]['type'] extends 'string' ? string : boolean;
  };
  readonly words: readonly string[];
  /** What follows `--`. */
  readonly passedOn: readonly string[];
}

/** What every command has. */
export const SHARED_OPTIONS = {
  company: {
    type: 'string',
    value: 'folder',
    summary: 'the folder with portico.config.ts, instead of the current one',
  },
  help: { type: 'boolean', short: 'h', summary: 'print this' },
} as const satisfies Options;

/**
 * @param name of the command, for messages
 * @throws UserError about the first mistake
 */
export function readArguments<const Own extends Options>(
  name: string,
  { words: wanted = '', options = {} as Own, passesOn = false }: Syntax<Own>,
  given: readonly string[],
): Arguments<Own & typeof SHARED_OPTIONS> {
  const end = passesOn && given.includes('--') ? given.indexOf('--') : given.length;
  const known: Options = { ...options, ...SHARED_OPTIONS };
  const fail = (message: string) => new UserError(`${message} ${`portico ${name}`.trim()} --help lists what there is.`);
  const { values, positionals, tokens } = parseArgs({
    args: given.slice(0, end),
    options: Object.fromEntries(
      Object.entries(known).map(([key, { type, short }]) => [key, { type, ...(short && { short }) }]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = ownValue(known, token.name);
    if (!option) {
      const nearest = nearestName(token.name, Object.keys(known));
      throw fail(`There is no option ${token.rawName}${nearest === null ? '.' : `; did you mean --${nearest}?`}`);
    }
    // the next option is no value
    const isMissing = token.value === undefined || (!token.inlineValue && /^-./.test(token.value));
    if (option.type === 'string' && isMissing)
      throw fail(`${token.rawName} needs a value: --${token.name}=<${option.value}>.`);
    if (option.type === 'boolean' && token.value !== undefined) throw fail(`${token.rawName} has no value.`);
  }
  const places = wanted.split(' ').filter(Boolean);
  const missing = places[positionals.length];
  if (missing?.startsWith('<')) throw fail(`${missing} is missing.`);
  if (positionals.length > places.length) throw fail(`“${positionals[places.length]}” is one word too many.`);
  return {
    options: values as Arguments<Own & typeof SHARED_OPTIONS>['options'],
    words: positionals,
    passedOn: given.slice(end + 1),
  };
}

/** A line for each option. */
export function optionLines(options: Options): string[] {
  const names = Object.entries(options).map(([name, { short, value }]) => {
    return `--${name}${value === undefined ? '' : `=<${value}>`}${short ? `, -${short}` : ''}`;
  });
  const width = Math.max(...names.map(({ length }) => length));
  return Object.values(options).map(({ summary }, index) => `  ${(names[index] ?? '').padEnd(width)}  ${summary}`);
}
