/** Reads the name of the document in KV. */

import * as v from 'valibot';
import { PUBLICATION_KEY } from '../../../../src/content/publication-key.ts';
import { withDeadline } from '../../../../src/runtime/deadline.ts';
import type { Delivered } from './store.ts';

/** In milliseconds. */
const DEADLINE = 5_000;

const documentSchema = v.object({ version: v.number(), publishedAt: v.string() });

export async function readDocumentName(get: (key: string) => Promise<string | null>): Promise<Delivered['inKv']> {
  let text: string | null;
  try {
    text = await withDeadline(() => get(PUBLICATION_KEY), DEADLINE);
  } catch {
    return 'unknown';
  }
  try {
    return v.parse(documentSchema, JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}
