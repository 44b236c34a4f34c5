/** Lists all ids, columns and addresses of the link tree, with their paths in the file. */

import { columnFilesOf } from '../../../../src/content/column-files.ts';
import type { ColumnFile, LinkTreeFile, TargetFile } from '../../../../src/content/link-tree-schema.ts';

type UsedId = {
  readonly kind:
    | 'link'
    | 'teaser'
    | 'title'
    | 'pill'
    | 'source'
    | 'social network'
    | 'label'
    | 'menu item'
    | 'footer column'
    | 'button';
  readonly id: string;
  readonly path: string;
};

/** An entry of a list, with its path. */
type Placed<Entry> = readonly [path: string, entry: Entry];

/** The menu items, footer columns and buttons written out in the file, without references to others by name. */
function writtenEntries({ navigation, footer, actions, sites = {} }: LinkTreeFile) {
  const all = Object.entries(sites);
  return {
    items: [
      ...placed('navigation', navigation),
      ...all.flatMap(([id, site]) => placed(`sites.${id}.navigation`, site.navigation)),
    ],
    columns: [
      ...placed('footer.columns', footer.columns),
      ...all.flatMap(([id, site]) => placed(`sites.${id}.footerColumns`, site.footerColumns)),
    ],
    actions: [
      ...placed('actions', actions),
      ...all.flatMap(([id, site]) => placed(`sites.${id}.actions`, site.actions)),
    ],
  };
}

function placed<Entry extends object>(list: string, entries: readonly (Entry | string)[] = []): Placed<Entry>[] {
  return entries.flatMap((entry, index): Placed<Entry>[] =>
    typeof entry === 'string' ? [] : [[`${list}.${index}`, entry]],
  );
}

/** All references to links, teasers, texts, sources, social networks, and the main site's entries that sites reuse. */
export function usedIds(links: LinkTreeFile): UsedId[] {
  const written = writtenEntries(links);
  const items = written.items.map(([path, item]) => uses('title', `${path}.title`, item.title));
  const footer = written.columns.flatMap(([path, column]) => [
    uses('title', `${path}.title`, column.title),
    uses('link', `${path}.links`, ...column.links),
  ]);
  const pills = Object.entries(links.links).map(([id, { pill }]) => uses('pill', `links.${id}.pill`, pill));
  const sources = Object.entries(links.teasers).map(([id, teaser]) =>
    uses('source', `teasers.${id}.source`, 'source' in teaser ? teaser.source : undefined),
  );
  const actions = written.actions.map(([path, { text }]) => uses('label', `${path}.text`, text));
  const sites = Object.entries(links.sites ?? {}).flatMap(([id, site]) => [
    ...uses('title', `sites.${id}.title`, site.title),
    ...uses('label', `sites.${id}.search`, site.search && 'search'),
    ...uses('label', `sites.${id}.breadcrumbs`, site.breadcrumbs ? 'breadcrumbs' : undefined),
    ...(site.secondLevel ?? []).flatMap((item, index) => {
      const path = `sites.${id}.secondLevel.${index}`;
      if (typeof item === 'string') return uses('link', path, item);
      return [...uses('title', `${path}.title`, item.title), ...uses('link', `${path}.links`, ...item.links)];
    }),
    ...inherited('menu item', `sites.${id}.navigation`, site.navigation),
    ...inherited('footer column', `sites.${id}.footerColumns`, site.footerColumns),
    ...inherited('button', `sites.${id}.actions`, site.actions),
  ]);
  return [
    ...columnsOf(links).flatMap(([path, column]) => idsOfColumn(path, column)),
    ...[...items, ...footer, ...pills, ...sources, ...actions].flat(),
    ...sites,
    ...uses('link', 'footer.legal', ...(links.footer.legal ?? [])),
    ...uses('social network', 'footer.social', ...(links.footer.social ?? [])),
  ];
}

function uses(kind: UsedId['kind'], path: string, ...ids: readonly (string | undefined)[]): UsedId[] {
  return ids.filter((id) => id !== undefined).map((id) => ({ kind, id, path }));
}

function inherited(kind: UsedId['kind'], list: string, entries: readonly (object | string)[] = []): UsedId[] {
  return entries.flatMap((entry, index) => (typeof entry === 'string' ? uses(kind, `${list}.${index}`, entry) : []));
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
  return writtenEntries(links).items.flatMap(([item, file]) =>
    columnFilesOf(file).map(([path, column]): [string, ColumnFile] => [`${item}.${path}`, column]),
  );
}

/** All addresses by path. */
export function targetsOf(links: LinkTreeFile): [string, TargetFile][] {
  const { items, actions } = writtenEntries(links);
  const columnTitles = columnsOf(links).flatMap(([path, column]): [string, TargetFile][] =>
    'titleUrl' in column && column.titleUrl ? [[`${path}.titleUrl`, column.titleUrl]] : [],
  );
  const posts = Object.entries(links.teasers).flatMap(([id, teaser]): [string, TargetFile][] => {
    if ('post' in teaser) return [[`teasers.${id}.post`, teaser.post]];
    return teaser.fallback ? [[`teasers.${id}.fallback`, teaser.fallback]] : [];
  });
  return [
    ...Object.entries(links.links).map(([id, link]): [string, TargetFile] => [`links.${id}`, link]),
    ...items.flatMap(([path, item]): [string, TargetFile][] => ('url' in item ? [[path, item]] : [])),
    ...columnTitles,
    ...posts,
    ...actions.map(([path, action]): [string, TargetFile] => [path, action]),
    ...Object.entries(links.sites ?? {}).flatMap(([id, { home, login, search }]): [string, TargetFile][] => [
      ...(home ? [[`sites.${id}.home`, { url: home }] as [string, TargetFile]] : []),
      ...(search ? [[`sites.${id}.search.action`, { url: search.action }] as [string, TargetFile]] : []),
      ...(login ? [[`sites.${id}.login`, { url: login }] as [string, TargetFile]] : []),
    ]),
  ];
}
