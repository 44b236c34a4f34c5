/** Outlines what a site has in place of the main site's menus: its own, and what it takes from the main site. Pure. */

import type { LinkTreeFile, SiteFile } from '../../src/content/link-tree-schema.ts';
import { type MenuGroups, MOST_LINKS } from './menu-groups.ts';
import { group, leaf, type MenuArea, type MenuGroup, type MenuNode, nameIn } from './menu-node.ts';

export function siteAreas(
  id: string,
  { title, navigation, secondLevel, actions, footerColumns }: SiteFile,
  tree: LinkTreeFile,
  { linkIn, inFooter, linkGroup, itemNode, buttonNode }: MenuGroups,
): readonly MenuArea[] {
  const inSecond = linkIn(null, false);
  const mainColumn = (name: string) => ({ ...leaf('text', `titles.${name}`, null), name });
  const mainButton = (name: string) => ({ ...leaf('link', `actions.${name}`, null), name });
  const mainItem = (name: string) => {
    const item = tree.navigation.find((one) => one.id === name);
    const isSection = item && !('url' in item);
    const shown = isSection ? leaf('text', `titles.${item.title}`, null) : leaf('link', `navigation.${name}`, null);
    return { ...shown, name };
  };

  const header: MenuGroup[] = [];
  if (navigation) {
    const members = navigation.map((item) => (typeof item === 'string' ? mainItem(item) : itemNode(item)));
    const list = { place: `navigation.${id}`, of: 'items', names: navigation.map(nameIn), most: MOST_LINKS } as const;
    header.push(group(list.place, 'Menu', members, list));
  }
  if (secondLevel) {
    const place = `second-level.${id}`;
    const members = secondLevel.flatMap((item): readonly MenuNode[] =>
      typeof item === 'string' ? inSecond(item) : [linkGroup(place, item, inSecond)],
    );
    const list = { place, of: 'links', names: secondLevel.map(nameIn), most: MOST_LINKS } as const;
    header.push(group(place, 'Second row', members, list));
  }
  if (actions) {
    const members = actions.map((button) => (typeof button === 'string' ? mainButton(button) : buttonNode(button)));
    const list = { place: `actions.${id}`, of: 'buttons', names: actions.map(nameIn), most: 3 } as const;
    header.push(group(list.place, 'Buttons', members, list));
  }
  const footer: MenuGroup[] = [];
  if (footerColumns) {
    const place = `footer.${id}`;
    const members = footerColumns.map((column) =>
      typeof column === 'string' ? mainColumn(column) : linkGroup(place, column, inFooter),
    );
    const list = { place, of: 'columns', names: footerColumns.map(nameIn), most: 12 } as const;
    footer.push(group(place, 'Columns', members, list));
  }

  const site = { id, title: `titles.${title}` };
  const areas: readonly MenuArea[] = [
    { id: `${id}.header`, title: 'Header', site, fragment: 'header', groups: header },
    { id: `${id}.footer`, title: 'Footer', site, fragment: 'footer', groups: footer },
  ];
  return areas.filter(({ groups }) => groups.length > 0);
}
