/** Outlines a site's own menus, the ones it can still get, and its settings. */

import type { LinkTreeFile, SiteFile } from '../../../../src/content/link-tree-schema.ts';
import { settingPlace } from '../../../../src/content/place.ts';
import { settingsOf } from '../../../../src/content/site-settings.ts';
import { MAX_LINKS, type MenuGroups } from './menu-groups.ts';
import { group, leaf, type MenuArea, type MenuGroup, type MenuNode, nameIn, type OwnList } from './menu-node.ts';

export function siteAreas(
  id: string,
  { title = id, navigation, secondLevel, actions, footerColumns }: SiteFile,
  tree: LinkTreeFile,
  { linkIn, inFooter, linkGroup, itemNode, buttonNode }: MenuGroups,
): readonly MenuArea[] {
  const mainColumn = (name: string) => ({ ...leaf('text', `titles.${name}`, null), name });
  const mainButton = (name: string) => ({ ...leaf('link', `actions.${name}`, null), name });
  const mainItem = (name: string) => {
    const item = tree.navigation.find((one) => one.id === name);
    const isSection = item && !('url' in item);
    const shown = isSection ? leaf('text', `titles.${item.title}`, null) : leaf('link', `navigation.${name}`, null);
    return { ...shown, name };
  };

  const header: MenuGroup[] = [];
  const offers: OwnList[] = [];
  if (navigation) {
    const members = navigation.map((item) => (typeof item === 'string' ? mainItem(item) : itemNode(item)));
    const list = { place: `navigation.${id}`, of: 'items', names: navigation.map(nameIn), max: MAX_LINKS } as const;
    header.push(group(list.place, 'Menu', members, list));
  } else {
    offers.push({ place: `navigation.${id}`, title: 'Menu', names: tree.navigation.map(nameIn) });
  }
  const second = secondRow(id, secondLevel, { linkIn, linkGroup });
  header.push(...second.groups);
  offers.push(...second.offers);
  if (actions) {
    const members = actions.map((button) => (typeof button === 'string' ? mainButton(button) : buttonNode(button)));
    const list = { place: `actions.${id}`, of: 'buttons', names: actions.map(nameIn), max: 3 } as const;
    header.push(group(list.place, 'Buttons', members, list));
  } else {
    offers.push({ place: `actions.${id}`, title: 'Buttons', names: tree.actions.map(nameIn) });
  }
  const footer: MenuGroup[] = [];
  if (footerColumns) {
    const place = `footer.${id}`;
    const members = footerColumns.map((column) =>
      typeof column === 'string' ? mainColumn(column) : linkGroup(place, column, inFooter),
    );
    const list = { place, of: 'columns', names: footerColumns.map(nameIn), max: 12 } as const;
    footer.push(group(place, 'Columns', members, list));
  }

  const site = { id, title: `titles.${title}` };
  const columns = tree.footer.columns.map(nameIn);
  // if a column has the site's id, both lists would be at the same place
  const mayHaveColumns = !footerColumns && !columns.includes(id);
  return [
    { id: `${id}.header`, title: 'Header', site, fragment: 'header', groups: header, offers },
    {
      id: `${id}.footer`,
      title: 'Footer',
      site,
      fragment: 'footer',
      groups: footer,
      offers: mayHaveColumns ? [{ place: `footer.${id}`, title: 'Columns', names: columns }] : [],
    },
    settingsArea(id, site),
  ];
}

/** The second row of the site's header, or the offer to add one. */
export function secondRow(
  id: string,
  secondLevel: SiteFile['secondLevel'],
  { linkIn, linkGroup }: Pick<MenuGroups, 'linkIn' | 'linkGroup'>,
): Pick<MenuArea, 'groups' | 'offers'> {
  const place = `second-level.${id}`;
  const title = 'Second row';
  if (!secondLevel) return { groups: [], offers: [{ place, title, names: [] }] };
  const inSecond = linkIn(null, false);
  const members = secondLevel.flatMap((item): readonly MenuNode[] =>
    typeof item === 'string' ? inSecond(item) : [linkGroup(place, item, inSecond)],
  );
  const list = { place, of: 'links', names: secondLevel.map(nameIn), max: MAX_LINKS } as const;
  return { groups: [group(place, title, members, list)], offers: [] };
}

/** @param site `null` for the main site, which has the company's name */
export function settingsArea(id: string, site: MenuArea['site']): MenuArea {
  const settings = settingsOf(id).map((setting) => leaf('text', settingPlace(id, setting), null));
  return {
    id: `${id}.settings`,
    title: 'Settings',
    site,
    fragment: 'header',
    groups: [group(`${id}.settings`, 'Settings', site ? [leaf('text', site.title, null), ...settings] : settings)],
    offers: [],
  };
}
