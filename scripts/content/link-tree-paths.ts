/** Lists all ids, columns and addresses of the link tree, with their paths in the file. */

import { columnFilesOf } from '../../src/content/column-files.ts';
import type { ColumnFile, LinkTreeFile, TargetFile } from '../../src/content/link-tree-schema.ts';

type UsedId = {
  readonly kind: 'link' | 'teaser' | 'title' | 'pill' | 'source' | 'social network' | 'label';
  readonly id: string;
  readonly path: string;
};

/** All references to links, teasers, texts, sources and social networks. */
export function usedIds(links: LinkTreeFile): UsedId[] {
  const items = links.navigation.map((item, index) => uses('title', `navigation.${index}.title`, item.title));
  const footer = links.footer.columns.flatMap((column, index) => [
    uses('title', `footer.columns.${index}.title`, column.title),
    uses('link', `footer.columns.${index}.links`, ...column.links),
  ]);
  const pills = Object.entries(links.links).map(([id, { pill }]) => uses('pill', `links.${id}.pill`, pill));
  const sources = Object.entries(links.teasers).map(([id, teaser]) =>
    uses('source', `teasers.${id}.source`, 'source' in teaser ? teaser.source : undefined),
  );
  const actions = links.actions.map(({ text }, index) => uses('label', `actions.${index}.text`, text));
  return [
    ...columnsOf(links).flatMap(([path, column]) => idsOfColumn(path, column)),
    ...[...items, ...footer, ...pills, ...sources, ...actions].flat(),
    ...uses('link', 'footer.legal', ...(links.footer.legal ?? [])),
    ...uses('social network', 'footer.social', ...(links.footer.social ?? [])),
  ];
}

function uses(kind: UsedId['kind'], path: string, ...ids: readonly (string | undefined)[]): UsedId[] {
  return ids.filter((id) => id !== undefined).map((id) => ({ kind, id, path }));
}

function idsOfColumn(path: string, column: ColumnFile): UsedId[] {
  const title = uses('title', `${path}.title`, column.title);
  if ('firstPost' in column) return [...title, ...uses('teaser', `${path}.firstPost`, ...column.firstPost)];
  if ('itemListData' in column) return [...title, ...uses('link', `${path}.itemListData`, ...column.itemListData)];
  if ('links' in column) {
    return [
      ...title,
      ...uses('link', `${path}.links`, ...column.links),
      ...uses('link', `${path}.secondList`, ...(column.secondList ?? [])),
      ...uses('title', `${path}.secondTitle`, column.secondTitle),
      ...uses('link', path, column.bottomLink, column.extraLink),
    ];
  }
  // this fails to compile if a kind of column is not handled above
  return column satisfies never;
}

/** All columns of all menu panels by path. */
export function columnsOf(links: LinkTreeFile): [string, ColumnFile][] {
  return links.navigation.flatMap((item, index) =>
    columnFilesOf(item).map(([path, column]): [string, ColumnFile] => [`navigation.${index}.${path}`, column]),
  );
}

/** All addresses by path. */
export function targetsOf(links: LinkTreeFile): [string, TargetFile][] {
  const columnTitles = columnsOf(links).flatMap(([path, column]): [string, TargetFile][] =>
    'titleUrl' in column && column.titleUrl ? [[`${path}.titleUrl`, column.titleUrl]] : [],
  );
  const posts = Object.entries(links.teasers).flatMap(([id, teaser]): [string, TargetFile][] => {
    if ('post' in teaser) return [[`teasers.${id}.post`, teaser.post]];
    return teaser.fallback ? [[`teasers.${id}.fallback`, teaser.fallback]] : [];
  });
  return [
    ...Object.entries(links.links).map(([id, link]): [string, TargetFile] => [`links.${id}`, link]),
    ...links.navigation.flatMap((item, index): [string, TargetFile][] =>
      'url' in item ? [[`navigation.${index}`, item]] : [],
    ),
    ...columnTitles,
    ...posts,
    ...links.actions.map((action, index): [string, TargetFile] => [`actions.${index}`, action]),
  ];
}
