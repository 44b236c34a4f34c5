/** Reads the footer: columns, legal links and profiles. */

import { type Column, columnsOf } from './columns.ts';
import { type Element, visibleText, within } from './dom.ts';
import { isLegal } from './legal.ts';
import { distinct } from './link-kinds.ts';
import type { MenuItem } from './menu.ts';
import { isShare, isSocialList, networkOf, type Profile, profileOf, profilesFrom } from './networks.ts';
import type { Link, Part } from './outline.ts';
import { isTeasers } from './teasers.ts';

interface Footer {
  readonly columns: readonly Column[];
  readonly legal: readonly Link[];
  readonly social: readonly Profile[];
  readonly copyright: string | null;
}

/** @param isLeftOut whether a link is none of the footer, such as one of a language */
export function readFooter(
  footers: readonly Element[],
  parts: readonly Part[],
  isLeftOut: (link: Link) => boolean,
  navigation: readonly MenuItem[],
): Footer {
  const social: Profile[] = [];
  const legal: Link[] = [];
  const columns = columnsOf(parts)
    .filter(({ links }) => !isTeasers(links))
    .flatMap((column): Column[] => {
      const links = column.links.filter((link) => !isLeftOut(link) && !isShare(link) && !isPartnerLogo(link));
      const { profiles, others } = divided(links);
      social.push(...profilesFrom(profiles));
      legal.push(...others.filter(isLegal));
      const rest = others.filter((link) => !isLegal(link));
      return rest.length > 0 ? [titled({ ...column, links: rest }, navigation)] : [];
    });
  const text = footers.map(visibleText).join(' ');
  return {
    columns: distinctColumns(columns),
    legal: distinct(legal),
    social,
    copyright: /(?:©|\(c\)\s*\d|copyright\s+(?:©|\d))[^|•·]{0,60}/i.exec(text)?.[0] ?? null,
  };
}

/** A list of networks has profiles; beside more links of another kind, a network is one of them. */
function divided(links: readonly Link[]): { readonly profiles: readonly Link[]; readonly others: readonly Link[] } {
  const isAll = isSocialList(links);
  const found = links.filter((link) => (isAll ? networkOf(link) : profileOf(link)));
  const texts = links.filter(
    (link) => !found.includes(link) && !isLegal(link) && link.name !== '' && leadsToPage(link),
  );
  const areProfiles =
    isAll || found.length >= texts.length || found.every(({ element }) => visibleText(element) === '');
  const profiles = areProfiles ? found : [];
  return { profiles, others: links.filter((link) => !profiles.includes(link) && link.name !== '') };
}

function leadsToPage({ url }: Link): boolean {
  return url !== null && /^https?:/.test(url);
}

function isPartnerLogo(link: Link): boolean {
  const hasPicture = within(link.element).some(({ tagName }) => tagName === 'img');
  return hasPicture && visibleText(link.element) === '' && networkOf(link) === null;
}

/** A list whose first entry is an item of the menu has it as its title. */
function titled(column: Column, navigation: readonly MenuItem[]): Column {
  const [first, ...others] = column.links;
  if (column.title !== null || !first || others.length === 0) return column;
  const item = navigation.find(({ name, url, columns }) => {
    const panel = columns.flatMap(({ links }) => links.map((link) => link.url));
    return (
      name.toLowerCase() === first.name.toLowerCase() &&
      url === first.url &&
      others.some((link) => panel.includes(link.url))
    );
  });
  return item ? { ...column, title: first.name, url: first.url, links: others } : column;
}

/** A copy of the footer for phones is left out. */
function distinctColumns(columns: readonly Column[]): Column[] {
  const seen = new Set<string>();
  return columns.flatMap((column) => {
    const keys = column.links.map(({ url, name }) => `${column.group ?? ''} ${column.title ?? ''} ${name} ${url}`);
    const links = column.links.filter((_, index) => !seen.has(keys[index] ?? ''));
    for (const key of keys) seen.add(key);
    return links.length > 0 ? [{ ...column, links }] : [];
  });
}
