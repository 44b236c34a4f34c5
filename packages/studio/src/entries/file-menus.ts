/** Lists the files' links, texts and lists in the form in which they are published. */

import { isAvailable } from '../../../../src/content/availability.ts';
import { columnFilesOf } from '../../../../src/content/column-files.ts';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import { linkOriginsOf } from '../../../../src/content/link-origins.ts';
import type {
  ColumnFile,
  FooterColumnFile,
  NavigationFile,
  TargetFile,
} from '../../../../src/content/link-tree-schema.ts';
import type { CompleteMenus, PublishedLink } from '../../../../src/content/menu-schema.ts';
import { addressPlace, choicePlace, formatPlace } from '../../../../src/content/place.ts';
import { fileSource } from '../../../../src/content/post-source.ts';
import { withLanguage } from '../../../../src/content/resolver.ts';
import { isDrawingFile } from '../../../../src/contract/drawing.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { formatText } from '../../../../src/contract/source-format.ts';
import type { MenusAnswer } from '../contract/api.ts';
import { themeTexts } from '../theme/theme-tokens.ts';
import { siteTexts } from './site-texts.ts';

/** The files' menus in all languages, and the link tree. */
export function menusOf(locales: CompanyContent): MenusAnswer {
  const languages = Object.fromEntries(LANGUAGES.map((language) => [language, fileMenus(locales, language)]));
  return {
    tree: locales.links,
    languages: languages as MenusAnswer['languages'],
    linkOrigins: linkOriginsOf(locales.brand),
  };
}

/** Complete, with placeholders such as `{brand}`, under the names in `storedPlaceSchema`. */
export function fileMenus(locales: CompanyContent, language: Language): CompleteMenus {
  return { links: linksIn(locales, language), texts: textsIn(locales, language), lists: listsIn(locales) };
}

function linksIn(
  { brand, links: tree, dictionaries }: CompanyContent,
  language: Language,
): Record<string, PublishedLink> {
  const { links: names, titles, labels, social } = dictionaries[language];
  const links: Record<string, PublishedLink> = {};
  const add = (
    place: string,
    { look, icon, ...texts }: Partial<Omit<PublishedLink, 'link'>>,
    { url, localized }: TargetFile,
  ) => {
    const link = localized ? withLanguage(url, language) : url;
    const { name } = texts;
    if (name) links[place] = { ...texts, name, link, ...(look && { look }), ...(icon && { icon }) };
  };
  for (const [id, target] of Object.entries(tree.links)) {
    if (isAvailable(target, language)) add(id, ownValue(names, id) ?? {}, target);
  }
  for (const item of itemsIn(tree)) {
    if ('url' in item) add(`navigation.${item.id}`, { name: ownValue(titles, item.title) ?? item.title }, item);
  }
  for (const action of [...tree.actions, ...ownEntries(tree, 'actions')]) {
    add(`actions.${action.id}`, { name: ownValue(labels, action.text) ?? action.text, look: action.look }, action);
  }
  for (const [id, { url, icon }] of Object.entries(brand.social)) {
    const libraryIcon = isDrawingFile(icon) ? {} : { icon };
    add(`social.${id}`, { name: ownValue(social, id) ?? id, ...libraryIcon }, { url });
  }
  return links;
}

function textsIn({ brand, links: tree, dictionaries }: CompanyContent, language: Language): Record<string, string> {
  const { labels, titles, pills, teasers } = dictionaries[language];
  const ofActions = new Set([...tree.actions, ...ownEntries(tree, 'actions')].map(({ text }) => text));
  const placed = (record: string, texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([id, text]) => [`${record}.${id}`, text] as const);
  const epigraphs = Object.entries(teasers).flatMap(([id, { epigraph }]) =>
    'source' in (ownValue(tree.teasers, id) ?? {}) ? [[`teasers.${id}.epigraph`, epigraph] as const] : [],
  );
  return Object.fromEntries([
    ...placed('titles', titles),
    ...placed('labels', labels).filter(([place]) => !ofActions.has(place.slice('labels.'.length))),
    ...placed('pills', pills),
    ...epigraphs,
    ...sourcesIn(brand),
    ...choicesIn(tree),
    ...Object.entries(themeTexts(brand.theme)),
    ...Object.entries(siteTexts({ brand, links: tree })),
  ]);
}

function sourcesIn({ blog }: CompanyContent['brand']) {
  return Object.keys(blog.sources).flatMap((name) => {
    const source = fileSource(blog, name);
    if (!source) return [];
    return [[addressPlace(name), source.address] as const, [formatPlace(name), formatText(source.format)] as const];
  });
}

/** Each teaser's blog source. */
function choicesIn({ teasers }: CompanyContent['links']) {
  return Object.entries(teasers).flatMap(([id, teaser]) =>
    'source' in teaser ? [[choicePlace(id), teaser.source] as const] : [],
  );
}

function listsIn({ links: tree }: CompanyContent): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  const addColumns = (owner: string, columns: readonly (string | FooterColumnFile)[]) => {
    lists[owner] = columns.map((column) => (typeof column === 'string' ? column : column.title));
    for (const column of columns) if (typeof column !== 'string') lists[`${owner}.${column.title}`] = column.links;
  };
  lists.navigation = tree.navigation.map(({ id }) => id);
  for (const item of itemsIn(tree)) {
    const columns = columnFilesOf(item).map(([, column]) => column);
    if (columns.length > 0) lists[item.id] = columns.map(({ title }) => title);
    for (const column of columns) Object.assign(lists, panelLists(item.id, column));
  }
  addColumns('footer', tree.footer.columns);
  lists.legal = tree.footer.legal ?? [];
  lists.social = tree.footer.social ?? [];
  lists.actions = tree.actions.map(({ id }) => id);
  for (const [id, site] of Object.entries(tree.sites ?? {})) {
    const { navigation, footerColumns, actions, secondLevel } = site;
    if (navigation) lists[`navigation.${id}`] = navigation.map(idOf);
    if (footerColumns) addColumns(`footer.${id}`, footerColumns);
    if (actions) lists[`actions.${id}`] = actions.map(idOf);
    if (secondLevel) addColumns(`second-level.${id}`, secondLevel);
  }
  return lists;
}

function panelLists(item: string, column: ColumnFile): Record<string, string[]> {
  const name = `${item}.${column.title}`;
  if ('firstPost' in column) return {};
  if ('itemListData' in column) return { [name]: column.itemListData };
  const { secondTitle, secondList = [] } = column;
  return { [name]: column.links, ...(secondTitle && { [`${item}.${secondTitle}`]: secondList }) };
}

/** The main site's items, and the other sites' own ones. */
function itemsIn(tree: CompanyContent['links']): readonly NavigationFile[] {
  return [...tree.navigation, ...ownEntries(tree, 'navigation')];
}

type Own<Name extends 'navigation' | 'actions'> = CompanyContent['links'][Name][number];

function ownEntries<Name extends 'navigation' | 'actions'>(tree: CompanyContent['links'], name: Name): Own<Name>[] {
  const entries = Object.values(tree.sites ?? {}).flatMap((site): readonly unknown[] => site[name] ?? []);
  return entries.filter((entry) => typeof entry !== 'string') as Own<Name>[];
}

function idOf(entry: string | { readonly id: string }): string {
  return typeof entry === 'string' ? entry : entry.id;
}
