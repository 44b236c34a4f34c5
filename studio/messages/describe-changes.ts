/** Describes in sentences what visitors will see differently. Pure. */

import type { PublishedLanguages } from '../../src/content/publication.ts';
import type { Change } from '../contract/api.ts';

/** @param now milliseconds since 1970 */
export function describeChanges(_before: PublishedLanguages, _after: PublishedLanguages, _now: number): Change[] {
  return [];
}
