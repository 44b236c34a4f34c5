/** Resolves the navigation of the link tree in one language. */

import { columnFilesOf } from './column-files.ts';
import type { Column, NavigationItem, TeaserContent } from './content.ts';
import type { ColumnFile, NavigationFile } from './link-tree-schema.ts';
import { columnPart } from './parts.ts';
import { resolveLinks, resolveTextLink } from './resolve-links.ts';
import type { Resolver } from './resolver.ts';

export function resolveNavigationItem(
  item: NavigationFile,
  teasers: ReadonlyMap<string, TeaserContent>,
  resolver: Resolver,
): NavigationItem {
  const { title, linkTarget, attempt } = resolver;
  if ('url' in item) return { kind: 'link', id: item.id, title: title(item.title), ...linkTarget(item) };
  const columns = columnFilesOf(item).map(([, file], index) =>
    attempt('header', columnPart(item.id, index), () => resolveColumn(file, teasers, resolver)),
  );
  if (columns.every((column) => column === null)) throw new Error('no column could be resolved');
  return { kind: 'section', id: item.id, title: title(item.title), columns };
}

/** The teasers in the menus, in order. */
export function teasersOf(navigation: readonly NavigationItem[]): readonly TeaserContent[] {
  const columns = navigation.flatMap((item) => (item.kind === 'link' ? [] : item.columns));
  return columns.flatMap((column) => (column?.kind === 'post' ? [column.firstPost] : []));
}

/** Expects validated content, in which exactly one teaser of each `firstPost` is available in a language. */
function resolveColumn(file: ColumnFile, teasers: ReadonlyMap<string, TeaserContent>, resolver: Resolver): Column {
  const title = resolver.title(file.title);
  if ('itemListData' in file) {
    return { kind: 'item-list', title, itemListData: resolveLinks(file.itemListData, resolver) };
  }
  if ('firstPost' in file) {
    const firstPost = file.firstPost.map((id) => teasers.get(id)).find((teaser) => teaser !== undefined);
    if (!firstPost) throw new Error(`No teaser of ${file.firstPost.join(', ')} is available in ${resolver.language}`);
    return { kind: 'post', title, firstPost };
  }
  if ('links' in file) {
    return {
      kind: 'links',
      title,
      titleUrl: file.titleUrl ? resolver.href(file.titleUrl) : null,
      links: resolveLinks(file.links, resolver),
      secondTitle: file.secondTitle ? resolver.title(file.secondTitle) : null,
      secondList: resolveLinks(file.secondList ?? [], resolver),
      bottomLink: resolveTextLink(file.bottomLink, resolver),
      extraLink: resolveTextLink(file.extraLink, resolver),
    };
  }
  // fails to compile if a kind of column is not handled above
  return file satisfies never;
}
