/** Names the parts of header and footer that can be left out, so that one that fails does not take the others. Pure. */

import type { Content, NavigationItem } from '../content/content.ts';

/** The names of parts that are missing in a fragment. */
export type Omitted = ReadonlySet<string>;

export const NOTHING_OMITTED: Omitted = new Set();

export const ANNOUNCEMENT = 'announcement';
export const LANGUAGE_SELECTOR = 'language selector';
export const SOCIAL = 'social links';
export const LEGAL = 'legal links';

/** @param index from 0 */
export function columnPart(owner: string, index: number): string {
  return `${owner} column ${index + 1}`;
}

/** Each item of the menu comes before its columns. */
export function headerParts({ navigation }: Content): readonly string[] {
  return [ANNOUNCEMENT, LANGUAGE_SELECTOR, ...navigation.flatMap(partsOfItem)];
}

function partsOfItem(item: NavigationItem): string[] {
  if (item.kind === 'link') return [item.id];
  return [item.id, ...[0, 1, 2].map((index) => columnPart(item.id, index))];
}

export function footerParts({ footer }: Content): readonly string[] {
  return [...footer.columns.map((_, index) => columnPart('footer', index)), SOCIAL, LEGAL];
}
