/** Tells links to articles, which change from day to day, from those of a menu. */

import { widthOf } from './dom.ts';
import type { Link } from './outline.ts';

/** Half of a menu's links are shorter. */
const MAX_TYPICAL = 48;

export function isTeasers(links: readonly Link[]): boolean {
  const lengths = links.map(({ name }) => widthOf(name));
  const typical = lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length / 2)];
  return typical !== undefined && typical > MAX_TYPICAL;
}
