/** Validates a company's content files: the shape of each, and their consistency. */

import type * as v from 'valibot';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import { linkTreeSchema } from '../../../../src/content/link-tree-schema.ts';
import { brandSchema, type DictionaryFile, dictionarySchema } from '../../../../src/content/schema.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { CONFIG_FILE } from '../company/config-schema.ts';
import type { CompanyDrawings } from '../drawings/read-drawings.ts';
import { InvalidContentError, type Problem } from '../problems/invalid-content.ts';
import { isWithin, readShape } from '../problems/shape-problems.ts';
import { dictionaryProblems } from './dictionary-problems.ts';
import { linkTreeProblems } from './link-tree-problems.ts';
import { teaserImageProblems } from './teaser-image-problems.ts';
import { themeProblems } from './theme-problems.ts';

/** The names of the company's pictures for cards. */
export type PicturesIn = (known: Pick<CompanyContent, 'brand' | 'drawings'>) => readonly string[];

/** What else is known about the files. */
interface Inspection {
  /** The names of those that are not valid JSON. */
  readonly unreadable?: readonly string[];
  /** The drawings that they name, and problems with them. */
  readonly drawings?: CompanyDrawings;
  /** Null if they are not known. */
  readonly picturesIn?: PicturesIn | null;
}

const NO_DRAWINGS: CompanyDrawings = { drawings: {}, problems: [] };

interface Validation {
  /** Null if there is a problem. */
  readonly locales: CompanyContent | null;
  readonly problems: readonly Problem[];
}

/**
 * @param files the parsed JSON of each file, by name
 * @param found what else is known about the files
 */
export function validate(
  files: Readonly<Record<string, unknown>>,
  { unreadable = [], drawings: own = NO_DRAWINGS, picturesIn = null }: Inspection = {},
): Validation {
  const { drawings } = own;
  const problems: Problem[] = [...own.problems];
  const faulty: Record<string, readonly string[]> = {};
  const check = <Schema extends v.GenericSchema>(schema: Schema, file: string): v.InferOutput<Schema> | null => {
    if (unreadable.includes(file)) return null;
    const shape = readShape(schema, file, ownValue(files, file));
    problems.push(...shape.problems);
    faulty[file] = shape.faulty;
    return shape.output;
  };
  const brand = check(brandSchema, 'brand.json');
  problems.push(...themeProblems('brand.json', themeIn(files['brand.json'])));
  const links = check(linkTreeSchema, 'links.json');
  const dictionaries = LANGUAGES.map((language) => {
    const file = `${language}.json`;
    if (Object.hasOwn(files, file) || unreadable.includes(file))
      return [language, check(dictionarySchema, file)] as const;
    const reason = `has no texts; add ${file}, or remove the language`;
    problems.push({ file: CONFIG_FILE, path: `languages.${language}`, reason });
    return [language, null] as const;
  });
  const comparable = {
    brand,
    links,
    dictionaries: Object.fromEntries(dictionaries) as Record<Language, DictionaryFile | null>,
    drawings,
  };
  const between = [
    ...linkTreeProblems(comparable),
    ...LANGUAGES.flatMap((language) => dictionaryProblems(comparable, language)),
    ...(links && brand && picturesIn ? teaserImageProblems(links, picturesIn({ brand, drawings })) : []),
  ];
  problems.push(...between.filter(({ file, path }) => !isWithin(path, ownValue(faulty, file) ?? [])));
  // without a problem, nothing is null
  return { locales: problems.length > 0 ? null : (comparable as CompanyContent), problems };
}

/** @throws InvalidContentError with all problems */
export function validateLocales(files: Readonly<Record<string, unknown>>, drawings = NO_DRAWINGS): CompanyContent {
  const { locales, problems } = validate(files, { drawings });
  if (!locales) throw new InvalidContentError(problems);
  return locales;
}

function themeIn(brand: unknown): unknown {
  return typeof brand === 'object' && brand !== null && 'theme' in brand ? brand.theme : undefined;
}
