/** Selects the measurements that `--only=` names. */

import type { Measurement } from './section.ts';

/**
 * @param only names with commas between them; `undefined` selects all
 * @returns in the order of the list
 * @throws Error that lists the names, if one is unknown
 */
export function selectMeasurements(list: readonly Measurement[], only: string | undefined): readonly Measurement[] {
  if (only === undefined) return list;
  const wanted = only.split(',').map((name) => name.trim());
  const known = list.map(({ name }) => name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no measurement "${unknown.join('", "')}". The names are: ${known.join(', ')}`);
  }
  return list.filter(({ name }) => wanted.includes(name));
}
