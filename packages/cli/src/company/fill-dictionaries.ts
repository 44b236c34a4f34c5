/** Fills a dictionary's gaps with texts of its fallback language. */

import type { BorrowedTexts } from '../../../../src/content/company-content.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import type { Config } from './config-schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** The parts of a dictionary that fall back text by text. Announcements do not; default messages fall back as a whole. */
const BY_TEXT = ['labels', 'titles', 'links', 'pills', 'social', 'teasers'];

/** What a language with a fallback need not have. */
export const BORROWED_PARTS = [...BY_TEXT, 'announcements', 'featureMessages'];

export interface FilledDictionaries {
  /** By code; `undefined` if there is no file, and unchanged if the file is not an object. */
  readonly dictionaries: Readonly<Record<string, unknown>>;
  /** Of the languages that borrow. */
  readonly borrowed: BorrowedTexts;
}

/** @param files the parsed JSON of each dictionary, by code; of any shape */
export function fillDictionaries(files: Readonly<Record<string, unknown>>, { languages }: Config): FilledDictionaries {
  const borrowed: Record<string, Readonly<Record<string, string>>> = {};
  const fill = (code: string): unknown => {
    const own = ownValue(files, code);
    const fallback = ownValue(languages, code)?.fallback;
    if (fallback === undefined || !isObject(own)) return own;
    const source = fill(fallback);
    if (!isObject(source)) return own;
    const paths: string[] = [];
    const filled = Object.fromEntries(
      BY_TEXT.map((part) => [part, merge(ownValue(own, part), ownValue(source, part), part, paths)]),
    );
    const { featureMessages = source.featureMessages, announcements = [] } = own;
    if (own.featureMessages === undefined) paths.push('featureMessages');
    // the fallback may have borrowed it too
    const lenders = paths.map((path) => [path, ownValue(ownValue(borrowed, fallback), path) ?? fallback]);
    if (paths.length > 0) borrowed[code] = Object.fromEntries(lenders);
    return { ...own, ...filled, announcements, featureMessages };
  };
  return { dictionaries: Object.fromEntries(Object.keys(languages).map((code) => [code, fill(code)])), borrowed };
}

function merge(own: unknown, source: unknown, path: string, borrowed: string[]): unknown {
  if (own === undefined && !isObject(source)) {
    borrowed.push(path);
    return source;
  }
  // the validation reports values of another shape
  if (!isObject(source) || (own !== undefined && !isObject(own))) return own;
  const missing = Object.keys(source).map((key) => [
    key,
    merge(ownValue(own, key), ownValue(source, key), `${path}.${key}`, borrowed),
  ]);
  return { ...own, ...Object.fromEntries(missing) };
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
