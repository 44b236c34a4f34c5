/** Parses the content of an entry in a row of the draft. */

import type { EntryContent } from '../contract/draft.ts';
import { knownContent } from '../contract/known-content.ts';
import { parseStored } from './stored-languages.ts';

export interface StoredContent {
  /** With what this release does not know. */
  readonly stored: { readonly languages: Readonly<Record<string, unknown>> };
  readonly known: EntryContent;
}

/** @returns `null` if this release does not know such entries */
export function parseStoredContent(text: string): StoredContent | null {
  const stored = parseStored(text);
  const known = knownContent(stored);
  return known && { stored: stored as StoredContent['stored'], known };
}
