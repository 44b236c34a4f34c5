/** Replaces the files' menus with a language's published menus. */

import { columnFilesOf } from './column-files.ts';
import type {
  ActionFile,
  ColumnFile,
  FooterColumnFile,
  LinkTreeFile,
  NavigationFile,
  SiteFile,
} from './link-tree-schema.ts';
import type { PublishedMenus } from './menu-schema.ts';
import { withSettings } from './site-settings.ts';

type SecondLevelFile = string | FooterColumnFile;

/**
 * The link tree with published lists and addresses. Everything else stays, so that a release can still change what was
 * never edited. Omits names in lists that match nothing.
 */
export function withMenus(tree: LinkTreeFile, published: PublishedMenus): LinkTreeFile {
  const links = new Map(Object.entries(published.links ?? {}));
  const lists = new Map(Object.entries(published.lists ?? {}));

  /** The entries of the published list, or the files' entries without one. */
  function listed<Entry>(
    name: string,
    files: readonly Entry[],
    nameOf: (entry: Entry) => string,
    create: (name: string) => Entry | null,
  ): Entry[] {
    const own = lists.get(name);
    return own ? own.flatMap((one) => files.find((file) => nameOf(file) === one) ?? create(one) ?? []) : [...files];
  }

  const ids = (name: string, files: readonly string[] = []) => [...(lists.get(name) ?? files)];

  const newColumn = (owner: string) => (title: string) => {
    const own = lists.get(`${owner}.${title}`);
    return own ? { title, links: [...own] } : null;
  };

  const columnOf = (owner: string, file: FooterColumnFile) => ({
    ...file,
    links: ids(`${owner}.${file.title}`, file.links),
  });

  function panelColumn(item: string, file: ColumnFile): ColumnFile {
    const name = `${item}.${file.title}`;
    if ('firstPost' in file) return file;
    if ('itemListData' in file) return { ...file, itemListData: ids(name, file.itemListData) };
    const { secondTitle, secondList } = file;
    const second = secondTitle ? { secondList: ids(`${item}.${secondTitle}`, secondList) } : {};
    return { ...file, links: ids(name, file.links), ...second };
  }

  function itemOf(file: NavigationFile): NavigationFile {
    if ('url' in file) return { ...file, ...linkItem(file.id) };
    const files = columnFilesOf(file).map(([, column]) => panelColumn(file.id, column));
    return { id: file.id, title: file.title, columns: listed(file.id, files, titleOf, newColumn(file.id)) };
  }

  /** Its title is the name of the published link. */
  function linkItem(id: string): NavigationFile | null {
    const name = `navigation.${id}`;
    const link = links.get(name);
    return link ? { id, title: name, url: link.link, localized: false } : null;
  }

  const newItem = (id: string): NavigationFile | null =>
    lists.has(id) ? { id, title: id, columns: listed(id, [], titleOf, newColumn(id)) } : linkItem(id);

  function actionOf(file: ActionFile): ActionFile {
    const link = links.get(`actions.${file.id}`);
    return { ...file, ...newAction(file.id), look: link?.look ?? file.look };
  }

  /** Its text is the name of the published link. */
  function newAction(id: string): ActionFile | null {
    const text = `actions.${id}`;
    const link = links.get(text);
    return link ? { id, text, url: link.link, localized: false, look: link.look ?? 'secondary' } : null;
  }

  const { navigation, footer, actions } = tree;
  const columns = listed(
    'footer',
    footer.columns.map((column) => columnOf('footer', column)),
    titleOf,
    newColumn('footer'),
  );

  function siteOf(id: string, file: SiteFile): SiteFile {
    const [menu, footer, buttons, second] = [`navigation.${id}`, `footer.${id}`, `actions.${id}`, `second-level.${id}`];
    /** The site's own entries, from the files or a published list. */
    const owned = <Entry>(name: string, own: readonly Entry[] | undefined) => own ?? (lists.has(name) ? [] : undefined);
    const navigation = owned(menu, file.navigation);
    // the list belongs to a column of the main site with the same name
    const isColumn = columns.some(({ title }) => title === id);
    const footerColumns = isColumn ? file.footerColumns : owned(footer, file.footerColumns);
    const actions = owned(buttons, file.actions);
    const secondLevel = owned(second, file.secondLevel);
    // the main site's entry of this name, or else a new one
    const mainItem = (name: string) =>
      tree.navigation.some((item) => item.id === name) ? name : (newItem(name) ?? name);
    const mainAction = (name: string) =>
      tree.actions.some((one) => one.id === name) ? name : (newAction(name) ?? name);
    return {
      ...file,
      ...(navigation && {
        navigation: listed(menu, navigation.map(own(itemOf)), idOf, mainItem),
      }),
      ...(footerColumns && {
        footerColumns: listed(
          footer,
          footerColumns.map(own((column) => columnOf(footer, column))),
          titleOf,
          (title) => newColumn(footer)(title) ?? title,
        ),
      }),
      ...(actions && { actions: listed(buttons, actions.map(own(actionOf)), idOf, mainAction) }),
      ...(secondLevel && {
        secondLevel: listed<SecondLevelFile>(
          second,
          secondLevel.map(own((menu) => columnOf(second, menu))),
          titleOf,
          (name) => newColumn(second)(name) ?? name,
        ),
      }),
    };
  }

  return {
    ...tree,
    navigation: listed('navigation', navigation.map(itemOf), idOf, newItem),
    footer: {
      columns,
      legal: ids('legal', footer.legal),
      social: ids('social', footer.social),
    },
    actions: listed('actions', actions.map(actionOf), idOf, newAction),
    sites: Object.fromEntries(
      Object.entries(withSettings(tree, published.texts)).map(([id, site]) => [id, siteOf(id, site)]),
    ),
  };
}

/** Maps a site's own entries; names of inherited entries stay. */
function own<Entry extends object>(map: (entry: Entry) => Entry) {
  return (entry: string | Entry) => (typeof entry === 'string' ? entry : map(entry));
}

function idOf(entry: string | { readonly id: string }): string {
  return typeof entry === 'string' ? entry : entry.id;
}

function titleOf(entry: string | { readonly title: string }): string {
  return typeof entry === 'string' ? entry : entry.title;
}
