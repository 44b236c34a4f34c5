/** Composes the second level of a site: for its row, and as the first section of the overlay. */

import type { Content, SecondLevelItem } from '../content/content.ts';
import { directionOf } from '../contract/language.ts';
import { SECOND_LEVEL_ID, secondLevelId } from '../contract/markup.ts';
import type { MenuItemModel, SecondLevelItemModel, SecondLevelModel } from './chrome.ts';
import { composeLink, composeTextLink } from './compose-link.ts';
import { markOnce } from './compose-menu.ts';
import type { LinkContext } from './link-context.ts';

/** @returns `null` for a site without a title; only the title for a site without a second level */
export function composeSecondLevel({ site, language }: Content, links: LinkContext): SecondLevelModel | null {
  const { title } = site;
  if (title === null) return null;
  const composeItem = (item: SecondLevelItem, index: number): SecondLevelItemModel => {
    // index 0 is the title
    const id = secondLevelId(index + 1);
    if (item.kind === 'link') {
      return { kind: 'link', id, link: composeTextLink({ ...item.link, text: item.link.name }, links) };
    }
    const composed = item.links.map((link) => composeLink(link, links, directionOf(language)));
    const current = composed.some((link) => link.current);
    return { kind: 'section', id, title: item.title, current, links: composed };
  };
  const home = composeTextLink({ text: title, url: site.url }, links);
  return {
    title,
    home,
    items: markOnce([{ kind: 'link', id: secondLevelId(0), link: home }, ...(site.secondLevel ?? []).map(composeItem)]),
  };
}

/** The section of the overlay with the same links. */
export function secondLevelSection({ title, home, items }: SecondLevelModel): MenuItemModel {
  const plain = { description: null, icon: null, isIconMirrored: false, pill: null };
  const own = items.flatMap((item) => (item.kind === 'link' && item.link !== home ? { ...item.link, ...plain } : []));
  const menus = items.filter((item) => item.kind === 'section');
  return {
    kind: 'section',
    id: SECOND_LEVEL_ID,
    title,
    current: [home, ...own, ...menus].some(({ current }) => current),
    columns: [{ title, titleLink: home, links: own }, ...menus.map((menu) => ({ ...menu, titleLink: null }))].map(
      (column) => ({ ...column, kind: 'links', second: null, furtherLinks: [] }),
    ),
  };
}
