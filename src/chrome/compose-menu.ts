/** Composes the items and columns of the menu. */

import type { Column, MenuLink, NavigationItem } from '../content/content.ts';
import { columnPart, type Omitted } from '../content/parts.ts';
import { directionOf } from '../contract/language.ts';
import type { ColumnModel, MenuItemModel } from './chrome.ts';
import { composeLink, composeTextLink, countedId } from './compose-link.ts';
import { composeTeaser, type TeaserInput } from './compose-teaser.ts';

export interface MenuInput extends TeaserInput {
  readonly omitted: Omitted;
}

/** @returns `null` if the item is omitted, or has no columns left */
export function composeMenuItem(item: NavigationItem, input: MenuInput): MenuItemModel | null {
  if (input.omitted.has(item.id)) return null;
  if (item.kind === 'link') {
    return {
      kind: 'link',
      id: item.id,
      link: composeTextLink({ ...item, text: item.title }, input.links),
    };
  }
  const columns = item.columns.flatMap((column, index) =>
    column === null || input.omitted.has(columnPart(item.id, index)) ? [] : [composeColumn(column, input)],
  );
  if (columns.length === 0) return null;
  return { kind: 'section', id: item.id, title: item.title, current: columns.some(hasCurrentLink), columns };
}

/** Leaves sections unmarked beside a link to the page itself, as `client/page/mark-current.ts` does. */
export function markOnce<
  Item extends
    | { readonly kind: 'link'; readonly link: { readonly current: boolean } }
    | { readonly kind: 'section'; readonly current: boolean },
>(items: readonly Item[]): readonly Item[] {
  if (!items.some((item) => item.kind === 'link' && item.link.current)) return items;
  return items.map((item) => (item.kind === 'section' ? { ...item, current: false } : item));
}

function composeColumn(column: Column, input: TeaserInput): ColumnModel {
  const { links, content } = input;
  const composeEntry = (entry: MenuLink) => composeLink(entry, links, directionOf(content.language));
  switch (column.kind) {
    case 'links':
      return {
        kind: 'links',
        title: column.title,
        titleLink:
          column.titleUrl === null ? null : composeTextLink({ text: column.title, url: column.titleUrl }, links),
        links: column.links.map(composeEntry),
        second:
          column.secondList.length > 0
            ? { title: column.secondTitle, links: column.secondList.map(composeEntry) }
            : null,
        furtherLinks: [column.extraLink, column.bottomLink]
          .filter((entry) => entry !== null)
          .map((entry) => composeTextLink(entry, links)),
      };
    case 'item-list':
      return { kind: 'item-list', title: column.title, items: column.itemListData.map(composeEntry) };
    case 'post':
      return {
        kind: 'post',
        id: countedId(column.firstPost.id, links),
        title: column.title,
        teaser: composeTeaser(column.firstPost, input),
      };
  }
}

function hasCurrentLink(column: ColumnModel): boolean {
  switch (column.kind) {
    case 'links':
      return [
        ...column.links,
        ...(column.second?.links ?? []),
        ...column.furtherLinks,
        ...(column.titleLink ? [column.titleLink] : []),
      ].some(({ current }) => current);
    case 'item-list':
      return column.items.some(({ current }) => current);
    case 'post':
      return false;
  }
}
