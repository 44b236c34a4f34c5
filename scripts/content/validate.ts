/** Validates the files of `locales/`: the shape of each, and that they are consistent. */

import type * as v from 'valibot';
import { linkTreeSchema } from '../../src/content/link-tree-schema.ts';
import type { Locales } from '../../src/content/locales.ts';
import { brandSchema, type DictionaryFile, dictionarySchema } from '../../src/content/schema.ts';
import { LANGUAGES, type Language } from '../../src/contract/language.ts';
import type { CompanyDrawings } from '../drawings/read-drawings.ts';
import { dictionaryProblems } from './dictionary-problems.ts';
import { InvalidContentError, type Problem } from './invalid-content.ts';
import { linkTreeProblems } from './link-tree-problems.ts';
import { readShape } from './shape-problems.ts';
import { themeProblems } from './theme-problems.ts';

/**
 * @param files the parsed JSON of each file of `locales/`, by name
 * @param own the drawings that they name, and what is wrong with them
 * @throws InvalidContentError with all problems
 */
export function validateLocales(
  files: Readonly<Record<string, unknown>>,
  own: CompanyDrawings = { drawings: {}, problems: [] },
): Locales {
  const problems: Problem[] = [...own.problems];
  const check = <Schema extends v.GenericSchema>(schema: Schema, file: string): v.InferOutput<Schema> | null => {
    const shape = readShape(schema, file, files[file]);
    if ('output' in shape) return shape.output;
    problems.push(...shape.problems);
    return null;
  };
  const brand = check(brandSchema, 'brand.json');
  problems.push(...themeProblems('brand.json', themeIn(files['brand.json'])));
  const links = check(linkTreeSchema, 'links.json');
  const dictionaries = LANGUAGES.map((language) => [language, check(dictionarySchema, `${language}.json`)] as const);
  if (problems.length > 0 || !brand || !links) throw new InvalidContentError(problems);

  const locales = {
    brand,
    links,
    dictionaries: Object.fromEntries(dictionaries) as Record<Language, DictionaryFile>,
    drawings: own.drawings,
  };
  problems.push(
    ...linkTreeProblems(locales),
    ...LANGUAGES.flatMap((language) => dictionaryProblems(locales, language)),
  );
  if (problems.length > 0) throw new InvalidContentError(problems);
  return locales;
}

function themeIn(brand: unknown): unknown {
  return typeof brand === 'object' && brand !== null && 'theme' in brand ? brand.theme : undefined;
}

/**
 * Checks that every image in the content exists.
 *
 * @param images as `pictureNames` returns them
 * @throws InvalidContentError
 */
export function checkImages({ links }: Locales, images: readonly string[]): void {
  const problems = Object.entries(links.teasers).flatMap(([id, teaser]): Problem[] => {
    const [path, target] = 'post' in teaser ? ['post', teaser.post] : ['fallback', teaser.fallback];
    if (!target || images.includes(target.image)) return [];
    return [{ file: 'links.json', path: `teasers.${id}.${path}.image`, reason: `there is no image "${target.image}"` }];
  });
  if (problems.length > 0) throw new InvalidContentError(problems);
}
