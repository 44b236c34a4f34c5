/** The attribute that tells the script what to count on an element (client/page/count.ts). */

import { type CountedKind, EVENT_ATTRIBUTE } from '../contract/counting.ts';

/** @param id `null` if nothing is counted, which omits the attribute */
export function countedAs(kind: CountedKind, id: string | null): Readonly<Record<string, string>> {
  return id === null ? {} : { [EVENT_ATTRIBUTE]: `${kind} ${id}` };
}
