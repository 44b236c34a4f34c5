/** Names the parts that can fail and be omitted on their own. */

import type { Content, NavigationItem } from './content.ts';

export type FragmentName = 'header' | 'footer';

/** The names of the parts to omit. */
export type Omitted = ReadonlySet<string>;

export const NOTHING_OMITTED: Omitted = new Set();

export const ANNOUNCEMENT = 'announcement';
export const LANGUAGE_SELECTOR = 'language selector';
export const SECOND_LEVEL = 'second level';
export const SOCIAL = 'social links';
export const LEGAL = 'legal links';

/** All of a language. */
export const CONTENT = 'content';

export function announcementPart(id: string): string {
  return `announcement ${id}`;
}

export function teaserPart(id: string): string {
  return `teaser ${id}`;
}

/** @param index from 0 */
export function columnPart(owner: string, index: number): string {
  return `${owner} column ${index + 1}`;
}

/** The parts of a fragment; each item of the menu comes before its columns. */
export function partsOf(name: FragmentName, { navigation, footer, site }: Content): readonly string[] {
  return name === 'header'
    ? [ANNOUNCEMENT, LANGUAGE_SELECTOR, ...(site ? [SECOND_LEVEL] : []), ...navigation.flatMap(partsOfItem)]
    : [...columnParts('footer', footer.columns), SOCIAL, LEGAL];
}

function partsOfItem(item: NavigationItem): readonly string[] {
  return item.kind === 'link' ? [item.id] : [item.id, ...columnParts(item.id, item.columns)];
}

function columnParts(owner: string, columns: readonly unknown[]): readonly string[] {
  return columns.map((_, index) => columnPart(owner, index));
}
