/** Several values, one per line. */

import type { FieldType } from './field-type.ts';

/** The values of such a field. */
export function listIn(text = ''): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

const lines = {
  control: 'lines' as const,
  read: (text: string) => [...listIn(text)],
  write: (value: readonly string[]) => value.join('\n'),
  words: (text: string) => listIn(text).join(', '),
};

const unordered = { ...lines, comparable: (text: string) => lines.write([...listIn(text)].sort()) };

/** Ids of sites, in any order. */
export const SITES: FieldType<'sites', readonly string[]> = { of: 'sites', ...unordered, control: 'sites' };

/** Path patterns of pages, in any order. */
export const PATHS: FieldType<'paths', readonly string[]> = { of: 'paths', isSearched: true, ...unordered };

/** Names of entries, in the order in which they are shown. */
export const NAMES: FieldType<'names', readonly string[]> = { of: 'names', ...lines };
