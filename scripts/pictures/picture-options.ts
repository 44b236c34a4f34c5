/** Parses the arguments of `npm run pictures`. */

import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/contract/language.ts';
import { COLOR_SCHEMES, type ColorScheme } from '../../src/contract/theme.ts';

export interface SheetOptions {
  readonly language: Language;
  /** One sheet is drawn for each. */
  readonly themes: readonly ColorScheme[];
  /** The directory of the sheets. */
  readonly out: string;
}

export class PictureOptionError extends Error {
  override readonly name = 'PictureOptionError';
}

const USAGE = 'npm run pictures -- --sheet [--lang=de] [--theme=light] [--out=DIRECTORY]';

/**
 * @param args such as `['--sheet', '--lang=de', '--theme=light', '--out=/tmp/sheets']`
 * @returns `null` without arguments: take the docs' pictures
 * @throws PictureOptionError if an option or a value does not exist
 */
export function parsePictureOptions(args: readonly string[]): SheetOptions | null {
  const given = new Map(args.map((arg) => optionOf(arg)));
  if (given.size === 0) return null;
  if (!given.has('--sheet')) throw new PictureOptionError(`${args[0]} needs --sheet: ${USAGE}`);
  return {
    language: oneOf(LANGUAGES, 'language', given.get('--lang') ?? DEFAULT_LANGUAGE),
    themes: given.has('--theme') ? [oneOf(COLOR_SCHEMES, 'theme', given.get('--theme') ?? '')] : COLOR_SCHEMES,
    out: given.get('--out') ?? 'pictures',
  };
}

function optionOf(arg: string): readonly [name: string, value: string] {
  if (arg === '--sheet') return [arg, ''];
  const [, name, value] = /^(--(?:lang|theme|out))=(.+)$/.exec(arg) ?? [];
  if (name === undefined || value === undefined) throw new PictureOptionError(`Unknown option "${arg}": ${USAGE}`);
  return [name, value];
}

function oneOf<Value extends string>(values: readonly Value[], kind: string, given: string): Value {
  const value = values.find((candidate) => candidate === given);
  if (value === undefined) throw new PictureOptionError(`Unknown ${kind} "${given}". There are ${values.join(', ')}.`);
  return value;
}
