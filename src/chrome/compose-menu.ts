/** Navigation of the content → items and columns of the menu. Pure. */

import type { Column, MenuLink, NavigationItem, TeaserContent } from '../content/content.ts';
import type { ColumnView, MenuItem, TeaserView } from './chrome.ts';
import { composeLink, composeTextLink } from './compose-link.ts';
import type { HostPage } from './host-page.ts';

type ComposeTeaser = (teaser: TeaserContent) => TeaserView;

export function composeMenuItem(item: NavigationItem, page: HostPage, teaser: ComposeTeaser): MenuItem {
  if (item.kind === 'link') {
    return {
      kind: 'link',
      id: item.id,
      link: composeTextLink({ text: item.title, url: item.url }, page),
    };
  }
  const columns = [item.firstColumn, item.secondColumn, item.thirdColumn]
    .filter((column) => column !== null)
    .map((column) => composeColumn(column, page, teaser));
  return { kind: 'section', id: item.id, title: item.title, current: columns.some(holdsCurrent), columns };
}

function composeColumn(column: Column, page: HostPage, teaser: ComposeTeaser): ColumnView {
  const link = (entry: MenuLink) => composeLink(entry, page);
  switch (column.kind) {
    case 'links':
      return {
        kind: 'links',
        title: column.title,
        titleLink:
          column.titleUrl === null ? null : composeTextLink({ text: column.title, url: column.titleUrl }, page),
        links: column.links.map(link),
        second: column.secondList.length > 0 ? { title: column.secondTitle, links: column.secondList.map(link) } : null,
        furtherLinks: [column.extraLink, column.bottomLink]
          .filter((entry) => entry !== null)
          .map((entry) => composeTextLink(entry, page)),
      };
    case 'item-list':
      return { kind: 'item-list', title: column.title, items: column.itemListData.map(link) };
    case 'post':
      return { kind: 'post', title: column.title, teaser: teaser(column.firstPost) };
  }
}

function holdsCurrent(column: ColumnView): boolean {
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
