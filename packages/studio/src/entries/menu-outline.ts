/** Outlines header, footer and labels in reading order, for the main site and others. */

import type { LinkTreeFile } from '../../../../src/content/link-tree-schema.ts';
import type { CompleteMenus, PublishedMenus } from '../../../../src/content/menu-schema.ts';
import { isInRecord, parsePlace } from '../../../../src/content/place.ts';
import { sitesIn } from '../../../../src/content/site-tree.ts';
import { withMenus } from '../../../../src/content/with-menus.ts';
import { MAIN_SITE } from '../../../../src/contract/site.ts';
import { blogGroups } from './blog-groups.ts';
import { MAX_LINKS, menuGroups } from './menu-groups.ts';
import { group, leaf, type MenuArea, nameIn } from './menu-node.ts';
import { secondRow, settingsArea, siteAreas } from './site-areas.ts';

/** The files' link tree, and their texts in one language. */
export interface MenuFiles {
  readonly tree: LinkTreeFile;
  readonly texts: CompleteMenus;
}

/** @param edited what the draft replaces, in the language of the texts */
export function menuOutline({ tree: files, texts }: MenuFiles, edited: PublishedMenus): readonly MenuArea[] {
  const tree = withMenus(files, edited);
  const isShown = (id: string) => Object.hasOwn(edited.links ?? {}, id) || Object.hasOwn(texts.links, id);
  const groups = menuGroups(tree, isShown);
  const { inFooter, linkGroup, itemNode, buttonNode } = groups;
  const titlesOf = (record: 'labels' | 'pills') =>
    Object.keys(texts.texts)
      .filter((place) => isInRecord(place, record))
      .map((place) => leaf('text', place, null));
  const social = (tree.footer.social ?? []).map((id) => ({ ...leaf('link', `social.${id}`, null), name: id }));
  const epigraphs = Object.keys(texts.texts).filter((place) => parsePlace(place).of === 'epigraph');
  const { navigation, footer, actions } = tree;
  const { [MAIN_SITE]: main, ...others } = sitesIn(tree);
  const second = secondRow(MAIN_SITE, main?.secondLevel, groups);
  return [
    {
      id: 'header',
      title: 'Header',
      site: null,
      fragment: 'header',
      offers: second.offers,
      groups: [
        group('navigation', 'Menu', navigation.map(itemNode), {
          place: 'navigation',
          of: 'items',
          names: navigation.map(nameIn),
          max: MAX_LINKS,
        }),
        group('actions', 'Buttons', actions.map(buttonNode), {
          place: 'actions',
          of: 'buttons',
          names: actions.map(nameIn),
          max: 3,
        }),
        ...second.groups,
      ],
    },
    {
      id: 'footer',
      title: 'Footer',
      site: null,
      fragment: 'footer',
      offers: [],
      groups: [
        group(
          'footer',
          'Columns',
          footer.columns.map((column) => linkGroup('footer', column, inFooter)),
          { place: 'footer', of: 'columns', names: footer.columns.map(nameIn), max: 12 },
        ),
        group('legal', 'Legal links', (footer.legal ?? []).flatMap(inFooter), {
          place: 'legal',
          of: 'links',
          names: footer.legal ?? [],
          max: MAX_LINKS,
        }),
        group('social', 'Social networks', social, {
          place: 'social',
          of: 'networks',
          names: footer.social ?? [],
          max: MAX_LINKS,
        }),
      ],
    },
    {
      id: 'labels',
      title: 'Labels',
      site: null,
      fragment: null,
      offers: [],
      groups: [
        group('labels', 'Labels', titlesOf('labels')),
        group('pills', 'Highlights beside links', titlesOf('pills')),
        group(
          'epigraphs',
          'Above posts of the blog',
          epigraphs.map((place) => leaf('text', place, 'card')),
        ),
        ...blogGroups(texts, edited),
      ].filter(({ members }) => members.length > 0),
    },
    settingsArea(MAIN_SITE, null),
    ...Object.entries(others).flatMap(([id, site]) => siteAreas(id, site, tree, groups)),
  ];
}
