/** Parses the store's rows: entries of the draft, and the languages of a version or a shared preview. */

import type { CompanyContent } from '../../../../src/content/company-content.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { readLanguages } from '../../../../src/content/read-languages.ts';
import type { EntryContent } from '../contract/draft.ts';
import { knownContent } from '../contract/known-content.ts';

export interface StoredContent {
  /** Including fields that this release does not know. */
  readonly stored: { readonly languages: Readonly<Record<string, unknown>> };
  readonly known: EntryContent;
}

/** @returns `null` if this release does not know such entries */
export function parseStoredContent(text: string): StoredContent | null {
  const stored = parseStored(text);
  const known = knownContent(stored);
  return known && { stored: stored as StoredContent['stored'], known };
}

export interface StoredLanguages {
  /** Including fields that this release does not know. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** The languages of this release, complete. */
  readonly known: PublishedLanguages;
}

/**
 * @param locales provide languages that the text lacks
 * @returns `null` if this release can't read any of it
 */
export function parseStoredLanguages(text: string, locales: CompanyContent): StoredLanguages | null {
  const stored = parseStored(text);
  const read = readLanguages(stored, locales);
  return read && { stored: stored as StoredLanguages['stored'], known: read.languages };
}

/** @returns `undefined` if it is not JSON */
function parseStored(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
