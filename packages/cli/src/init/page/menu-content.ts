/** The items of a menu and the columns of a footer as links.json holds them. */

import { ANNOUNCEMENT } from '../../../../../src/content/parts.ts';
import { LANGUAGE_SECTION_ID, SECOND_LEVEL_ID } from '../../../../../src/contract/markup.ts';
import type { Column } from './columns.ts';
import { type Entries, freeId, isText } from './entries.ts';
import type { MenuItem } from './menu.ts';

/** What a panel and a footer hold. */
const PANEL_COLUMNS = 4;
const FOOTER_COLUMNS = 12;

const RESERVED_IDS = [LANGUAGE_SECTION_ID, SECOND_LEVEL_ID, ANNOUNCEMENT].map((id) =>
  id.toLowerCase().replaceAll('_', '-'),
);

type PanelColumn = Record<string, unknown>;

export function navigationOf(items: readonly MenuItem[], entries: Entries) {
  const ids = [...RESERVED_IDS];
  return items.flatMap((item): object[] => {
    const name = item.name === '' ? '{brand}' : item.name;
    if (name !== '{brand}' && !isText(name)) {
      entries.unread.push(`The menu item “${name.slice(0, 60)}…”: its text is too long for a menu.`);
      return [];
    }
    const columns = panelOf({ ...item, name }, entries);
    const url = columns.length > 0 ? null : entries.addressOf(name, item.url);
    if (columns.length === 0 && url === null) return [];
    const id = freeId(item.name, ids, 'menu');
    ids.push(id);
    return [{ id, title: entries.titleId(name), ...(url === null ? { columns } : { url }) }];
  });
}

/** Columns without a title are one, with the title and the address of the item. */
function panelOf({ name, url, columns }: MenuItem, entries: Entries): PanelColumn[] {
  const untitled = columns.filter(({ title }) => title === null).flatMap(({ links }) => links);
  const own: Column[] = untitled.length > 0 ? [{ title: name, url, group: null, links: untitled }] : [];
  const titled = columns.filter(({ title }) => title !== null);
  const all = columns[0]?.title === null ? [...own, ...titled] : [...titled, ...own];
  const written = all.flatMap((column) => {
    const links = entries.idsOf(column.links);
    return links.length > 0 ? [{ ...column, title: column.title ?? name, ids: links }] : [];
  });
  const overview = own.length === 0 && url !== null ? entries.linkId({ name, url }) : null;
  const result = paired(written, entries, name).map(([first, second]): PanelColumn => {
    const titleUrl = first.url === null ? null : entries.addressOf(first.title, first.url);
    const secondUrl = second && second.url !== null ? entries.linkId({ name: second.title, url: second.url }) : null;
    return {
      title: entries.titleId(first.title),
      ...(titleUrl === null ? {} : { titleUrl: { url: titleUrl } }),
      links: first.ids,
      ...(second && {
        secondTitle: entries.titleId(second.title),
        secondList: [...new Set([...(secondUrl === null ? [] : [secondUrl]), ...second.ids])],
      }),
    };
  });
  const last = result.at(-1);
  if (last && overview !== null) last.bottomLink = overview;
  return result;
}

interface WrittenColumn {
  readonly title: string;
  readonly url: string | null;
  readonly ids: readonly string[];
}

/** A column, and the list below its links. */
type Pair = readonly [WrittenColumn, WrittenColumn | undefined];

/** More columns than fit stand below one another in pairs; what is left joins the last. */
function paired(columns: readonly WrittenColumn[], entries: Entries, item: string): Pair[] {
  const kept = columns.slice(0, PANEL_COLUMNS * 2);
  const rest = columns.slice(PANEL_COLUMNS * 2);
  const last = kept.at(-1);
  if (rest.length > 0 && last) {
    entries.unread.push(
      `The titles ${rest.map(({ title }) => `“${title}”`).join(', ')} in the panel “${item}”: a panel has eight lists, so their links are in “${last.title}”.`,
    );
    kept[kept.length - 1] = { ...last, ids: [...new Set([last, ...rest].flatMap(({ ids }) => ids))] };
  }
  const pairs = Math.max(0, kept.length - PANEL_COLUMNS);
  const inPairs = kept.slice(0, pairs * 2);
  return [
    ...inPairs.flatMap((column, index): Pair[] => (index % 2 === 0 ? [[column, inPairs[index + 1]]] : [])),
    ...kept.slice(pairs * 2).map((column): Pair => [column, undefined]),
  ];
}

/** Links without a title are a column named after the company; too many columns are joined by the title above them. */
export function footerOf(columns: readonly Column[], entries: Entries) {
  const titled = columns.filter(({ title, group }) => title !== null || group !== null);
  const groups = titled.length > FOOTER_COLUMNS - 1 ? byGroup(titled, entries) : titled;
  const kept = groups.slice(0, FOOTER_COLUMNS - 1);
  const rest = groups.slice(FOOTER_COLUMNS - 1);
  if (rest.length > 0)
    entries.unread.push(
      `The titles ${rest.map(({ title }) => `“${title}”`).join(', ')} in the footer: it has twelve columns, so their links are in the last.`,
    );
  const bare = [...columns.filter(({ title, group }) => title === null && group === null), ...rest].flatMap(
    ({ links }) => links,
  );
  const last: Column[] = bare.length > 0 ? [{ title: '{brand}', url: null, group: null, links: bare }] : [];
  const titles: string[] = [];
  return [...kept, ...last].flatMap(({ title, group, url, links }) => {
    const name = title ?? group ?? '{brand}';
    // a title of the footer leads nowhere
    const ids = entries.idsOf(url === null ? links : [{ name, url }, ...links]);
    if (ids.length === 0) return [];
    const id = entries.titleId(name, titles);
    titles.push(id);
    return [{ title: id, links: ids }];
  });
}

function byGroup(columns: readonly Column[], entries: Entries): Column[] {
  const groups = Object.entries(Object.groupBy(columns, ({ group, title }) => group ?? title ?? ''));
  const joined = groups.flatMap(([, same = []]) => (same.length > 1 ? same.map(({ title }) => `“${title}”`) : []));
  if (joined.length > 0)
    entries.unread.push(
      `The titles ${joined.join(', ')} in the footer: it has twelve columns, so their links are under the title above them.`,
    );
  return groups.flatMap(([name, same = []]) => {
    const [first] = same;
    return first
      ? [{ ...first, title: name, url: same.length > 1 ? null : first.url, links: same.flatMap(({ links }) => links) }]
      : [];
  });
}
