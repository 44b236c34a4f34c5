/** Finds what people should look at before they publish. Pure. */

import type { PublishedLanguages } from '../../src/content/publication.ts';
import type { Warning } from '../contract/api.ts';

/** @param now milliseconds since 1970 */
export function findWarnings(_languages: PublishedLanguages, _now: number): Warning[] {
  return [];
}
