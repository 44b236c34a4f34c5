/** The link tree as flat lists: each id it uses and each address it holds, with its place in the file. */

import type { ColumnFile, LinkTreeFile, TargetFile } from './schema.ts';

export type UsedId = {
  readonly kind: 'link' | 'teaser' | 'title' | 'pill' | 'source';
  readonly id: string;
  readonly place: string;
};

/** Every link, teaser, title, pill and source that the tree names. */
export function usedIds(links: LinkTreeFile): UsedId[] {
  const used: UsedId[] = [];
  const use = (kind: UsedId['kind'], place: string, ids: readonly (string | undefined)[] | undefined) => {
    for (const id of ids ?? []) if (id !== undefined) used.push({ kind, id, place });
  };
  for (const [place, column] of columnsOf(links)) {
    use('title', `${place}.title`, [column.title]);
    if ('firstPost' in column) use('teaser', `${place}.firstPost`, column.firstPost);
    if ('itemListData' in column) use('link', `${place}.itemListData`, column.itemListData);
    if ('links' in column) {
      use('link', `${place}.links`, column.links);
      use('link', `${place}.secondList`, column.secondList);
      use('title', `${place}.secondTitle`, [column.secondTitle]);
      use('link', place, [column.bottomLink, column.extraLink]);
    }
  }
  links.navigation.forEach((item, index) => {
    use('title', `navigation.${index}.title`, [item.title]);
  });
  links.footer.columns.forEach((column, index) => {
    use('title', `footer.columns.${index}.title`, [column.title]);
    use('link', `footer.columns.${index}.links`, column.links);
  });
  use('link', 'footer.legal', links.footer.legal);
  for (const [id, link] of Object.entries(links.links)) use('pill', `links.${id}.pill`, [link.pill]);
  for (const [id, teaser] of Object.entries(links.teasers))
    if ('source' in teaser) use('source', `teasers.${id}.source`, [teaser.source]);
  return used;
}

/** Every column of every menu panel by its place. */
export function columnsOf(links: LinkTreeFile): [string, ColumnFile][] {
  return links.navigation.flatMap((item, index) =>
    'firstColumn' in item
      ? (['firstColumn', 'secondColumn', 'thirdColumn'] as const).flatMap((name): [string, ColumnFile][] => {
          const column = item[name];
          return column ? [[`navigation.${index}.${name}`, column]] : [];
        })
      : [],
  );
}

/** Every address of the link tree by its place. */
export function targetsOf(links: LinkTreeFile): [string, TargetFile][] {
  const columnTitles = columnsOf(links).flatMap(([place, column]): [string, TargetFile][] =>
    'titleUrl' in column && column.titleUrl ? [[`${place}.titleUrl`, column.titleUrl]] : [],
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
    ...Object.entries(links.actions).map(([id, action]): [string, TargetFile] => [`actions.${id}`, action]),
  ];
}
