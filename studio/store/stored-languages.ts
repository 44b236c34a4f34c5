/** Parses the messages and cards in a row, of a version or of a shared preview. */

import type { Locales } from '../../src/content/locales.ts';
import type { PublishedLanguages } from '../../src/content/publication.ts';
import { readLanguages } from '../../src/content/read-languages.ts';

export interface StoredLanguages {
  /** With what this release does not know. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** The languages of this release, complete. */
  readonly known: PublishedLanguages;
}

/**
 * @param locales have the messages and cards of languages that the text lacks
 * @returns `null` if this release can read nothing of it
 */
export function parseStoredLanguages(text: string, locales: Locales): StoredLanguages | null {
  const stored = parseStored(text);
  const read = readLanguages(stored, locales);
  return read && { stored: stored as StoredLanguages['stored'], known: read.languages };
}

/** @returns `undefined` if it is not JSON */
export function parseStored(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
