/** What the peers' headers show: a composed header's links and texts, without values that only Portico's view needs. */

import type {
  AnnouncementModel,
  BrandModel,
  ColumnModel,
  DescribedLink,
  HeaderModel,
  LanguageSelectorModel,
  Link,
  MenuLabelsModel,
} from '../../../src/chrome/chrome.ts';
import type { IconName } from '../../../src/contract/icons.ts';

/** Fields without a value are missing, so that they cost no bytes where the header is sent as JSON. */
export interface PeerLink {
  readonly text: string;
  readonly href: string;
  readonly description?: string;
  readonly icon?: IconName;
  readonly pill?: string;
}

export interface PeerTeaser {
  readonly href: string;
  readonly epigraph: string;
  readonly title: string;
  readonly imageSrc: string | null;
}

export interface PeerColumn {
  readonly title: string;
  readonly titleLink?: PeerLink;
  readonly lists: readonly { readonly title?: string; readonly links: readonly PeerLink[] }[];
  readonly furtherLinks: readonly PeerLink[];
  readonly teaser?: PeerTeaser;
}

export type PeerItem = { readonly id: string } & (
  | { readonly link: PeerLink }
  | { readonly title: string; readonly columns: readonly PeerColumn[] }
);

export interface PeerHeader {
  readonly language: string;
  readonly brand: Omit<BrandModel, 'logo'> & { readonly logo: Extract<BrandModel['logo'], { kind: 'path' }> };
  readonly announcement: AnnouncementModel | null;
  readonly login: PeerLink | null;
  readonly languageSelector: LanguageSelectorModel | null;
  readonly labels: MenuLabelsModel;
  readonly items: readonly PeerItem[];
  /** The most important first. */
  readonly actions: readonly PeerLink[];
}

/** @throws Error if a teaser is still loading, because the peers do not request posts */
export function toPeerHeader({ language, brand, bar, menu, actions }: HeaderModel): PeerHeader {
  if (brand.logo.kind !== 'path') throw new Error('The peers draw a logo of one path');
  return {
    language,
    brand: { ...brand, logo: brand.logo },
    announcement: bar.announcement,
    login: bar.login && toLink(bar.login),
    languageSelector: bar.languageSelector,
    labels: menu.labels,
    items: menu.items.map((item) =>
      item.kind === 'link'
        ? { id: item.id, link: toLink(item.link) }
        : { id: item.id, title: item.title, columns: item.columns.map(toColumn) },
    ),
    actions: actions.map(toLink),
  };
}

/** Everything that the header links to, each once. */
export function hrefsOf(header: PeerHeader): readonly string[] {
  const { brand, announcement, login, languageSelector, items, actions } = header;
  const links = [
    { href: brand.homeHref },
    ...(announcement ? [announcement] : []),
    ...(login ? [login] : []),
    ...(languageSelector?.languages ?? []),
    ...items.flatMap((item) => ('link' in item ? [item.link] : item.columns.flatMap(linksOf))),
    ...actions,
  ];
  return [...new Set(links.map(({ href }) => href))];
}

function linksOf({ titleLink, lists, furtherLinks, teaser }: PeerColumn): readonly { readonly href: string }[] {
  return [
    ...(titleLink ? [titleLink] : []),
    ...lists.flatMap(({ links }) => links),
    ...furtherLinks,
    ...(teaser ? [teaser] : []),
  ];
}

function toColumn(column: ColumnModel): PeerColumn {
  const { title } = column;
  switch (column.kind) {
    case 'links': {
      const second = column.second && { ...named(column.second.title), links: column.second.links.map(toLink) };
      return {
        title,
        ...(column.titleLink && { titleLink: toLink(column.titleLink) }),
        lists: [{ links: column.links.map(toLink) }, ...(second ? [second] : [])],
        furtherLinks: column.furtherLinks.map(toLink),
      };
    }
    case 'item-list':
      return { title, lists: [{ links: column.items.map(toLink) }], furtherLinks: [] };
    case 'post': {
      const { teaser } = column;
      if (teaser.state === 'loading') throw new Error(`The post of ${teaser.id} is not known yet`);
      const { href, title: postTitle, imageSrc } = teaser.link;
      return {
        title,
        lists: [],
        furtherLinks: [],
        teaser: { href, epigraph: teaser.epigraph, title: postTitle, imageSrc },
      };
    }
  }
}

function named(title: string | null) {
  return title === null ? {} : { title };
}

function toLink({ text, href, description, icon, pill }: Link & Partial<DescribedLink>): PeerLink {
  return {
    text,
    href,
    ...(description && { description }),
    ...(typeof icon === 'string' && { icon }),
    ...(pill && { pill }),
  };
}
