/** Names the menus' links, texts and lists in one language for people. */

import type { CompleteMenus, PublishedMenus } from '../../../../src/content/menu-schema.ts';
import { parsePlace, titlePlace } from '../../../../src/content/place.ts';
import { settingAt } from '../../../../src/content/site-settings.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import type { MenusAnswer } from '../contract/api.ts';
import type { MenuContent } from '../contract/draft.ts';
import { listed, quoted } from '../fields/wording.ts';
import { blogPlaceName } from '../model/blog-settings.ts';
import { settingName } from '../model/entry-types.ts';
import { isNewSite, OWN_LISTS } from './added-sites.ts';
import { siteText } from './describe-audience.ts';
import { leavesOf, listsOf, type MenuArea, type MenuList } from './menu-node.ts';
import { menuOutline } from './menu-outline.ts';

export interface MenuNames {
  /** The files' menus in the language. */
  readonly files: CompleteMenus;
  /** Such as `“Pricing” in the header`, to start a sentence. */
  readonly placed: (kind: MenuContent['kind'], id: string) => string;
  /** Such as `Pricing`. */
  readonly title: (kind: MenuContent['kind'], id: string) => string;
  /** The name of a list's entry, such as `Extensibility`. */
  readonly member: (list: string, name: string) => string;
}

/** @param edited what the draft replaces */
export function menuNames(menus: MenusAnswer, language: Language, edited: PublishedMenus): MenuNames {
  const { tree, languages } = menus;
  const files = languages[language];
  const areas = menuOutline({ tree, texts: files }, edited);
  // the default language if it has the text, like the sentences around it
  const textOf = (place: string) =>
    ownValue(languages[DEFAULT_LANGUAGE].texts, place) ?? ownValue(edited.texts, place) ?? place;
  const linkOf = (place: string) =>
    (
      ownValue(languages[DEFAULT_LANGUAGE].links, place) ??
      ownValue(edited.links, place) ??
      ownValue(files.links, place)
    )?.name ?? place;
  const lists = areas.flatMap((area) => listsOf(area).map((group) => ({ area, ...group })));
  const leaves = areas.flatMap((area) => leavesOf(area).map(({ leaf }) => ({ area, leaf })));
  const found = (id: string) => lists.find(({ list }) => list.place === id);

  const siteTitle = (id: string) => {
    const place = areas.find(({ site }) => site?.id === id)?.site?.title ?? titlePlace(id);
    const text = textOf(place);
    return siteText(id, text === place ? [] : [{ id, title: text }]);
  };

  const title: MenuNames['title'] = (kind, id) => {
    if (kind === 'link') return linkOf(id);
    const place = parsePlace(id);
    const setting = settingName(id) ?? id;
    if (place.of === 'theme') return setting;
    const at = settingAt(id);
    if (at) return `${setting} of ${siteTitle(at.site)}`;
    if (place.of === 'blog') return place.name;
    if (kind === 'text') return textOf(id);
    const group = found(id)?.group;
    if (group === undefined) return ownListTitle(id, siteTitle) ?? id;
    return typeof group.title === 'string' ? group.title : textOf(group.title.place);
  };
  return {
    files,
    title,
    placed(kind, id) {
      const name = quoted(title(kind, id));
      const place = parsePlace(id);
      if (place.of === 'theme') return `${name} of the theme`;
      const at = settingAt(id);
      if (at && isNewSite(id, files)) return `The site ${quoted(siteTitle(at.site))}`;
      if (at) return `${quoted(settingName(id) ?? id)} of ${siteTitle(at.site)}`;
      if (place.of === 'site-title') return `The name of the site ${quoted(siteTitle(place.site))}`;
      if (place.of === 'blog') return blogPlaceName(place);
      const stands = leaves.filter(({ leaf }) => leaf.kind === kind && leaf.place === id).map(({ area }) => area);
      // other sites inherit it from the main site
      const onMain = stands.filter(({ site }) => site === null);
      const areasOf = kind === 'list' ? [found(id)?.area ?? null] : onMain.length > 0 ? onMain : stands;
      const where = new Set(areasOf.flatMap((area) => (area?.fragment ? [formatArea(area, textOf)] : [])));
      const what = kind === 'text' ? `The text ${name}` : name;
      return where.size === 0 ? what : `${what} in ${listed([...where])}`;
    },
    member: (id, name) => memberText(found(id)?.list.of ?? 'links', name, menus, textOf, linkOf),
  };
}

/** The title of a site's own list, if the outline lacks the site. */
function ownListTitle(place: string, siteTitle: (id: string) => string): string | null {
  const parsed = parsePlace(place);
  if (parsed.of !== 'record' || parsed.record === null || parsed.id.includes('.')) return null;
  const name = ownValue(OWN_LISTS, parsed.record);
  return name === undefined ? null : `${name} of ${siteTitle(parsed.id)}`;
}

/** Such as `the header`, or `the header of Documentation` on a site. */
function formatArea({ title, site }: MenuArea, textOf: (place: string) => string): string {
  return `the ${title.toLowerCase()}${site ? ` of ${textOf(site.title)}` : ''}`;
}

/** Names without the files: kinds and places. */
export const namesOfPlaces: MenuNames = {
  files: { links: {}, texts: {}, lists: {} },
  title: (_, id) => id,
  placed: (kind, id) => `The ${kind} ${id}`,
  member: (_, name) => name,
};

/** @param textOf returns the place itself if there is no text */
export function memberText(
  of: MenuList['of'],
  name: string,
  { tree }: Pick<MenusAnswer, 'tree'>,
  textOf: (place: string) => string,
  linkOf: (place: string) => string,
): string {
  const known = (text: string, place: string) => (text === place ? name : text);
  const text = (place: string) => known(textOf(place), place);
  const link = (place: string) => known(linkOf(place), place);
  switch (of) {
    case 'links':
      // a second row has menus of links, too
      return linkOf(name) === name ? text(`titles.${name}`) : linkOf(name);
    case 'columns':
      return text(`titles.${name}`);
    case 'networks':
      return link(`social.${name}`);
    case 'buttons':
      return link(`actions.${name}`);
    case 'items': {
      const own = Object.values(tree.sites ?? {}).flatMap(({ navigation = [] }) => navigation);
      const item = [...tree.navigation, ...own].find((one) => typeof one !== 'string' && one.id === name);
      return item && typeof item !== 'string' && !('url' in item)
        ? text(`titles.${item.title}`)
        : ([link(`navigation.${name}`), text(`titles.${name}`)].find((one) => one !== name) ?? name);
    }
  }
}
