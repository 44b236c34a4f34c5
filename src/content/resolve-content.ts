/** Resolves brand, link tree and one dictionary to the content of a language. */

import { countingSetting } from '../contract/counting.ts';
import { parseInstant } from '../contract/instant.ts';
import { LANGUAGES, type Language } from '../contract/language.ts';
import { ownValue } from '../contract/own-value.ts';
import { normalizedPatterns } from '../contract/page-path.ts';
import type { CompanyContent } from './company-content.ts';
import type { Announcement, Content, Labels, SecondLevelItem, SiteContent } from './content.ts';
import { linkedPages } from './linked-pages.ts';
import type { AnnouncementFile } from './message-schema.ts';
import { announcementPart, columnPart, LEGAL, SECOND_LEVEL } from './parts.ts';
import { publishedSources } from './post-source.ts';
import type { PublishedMessages } from './published-messages.ts';
import { resolveLinks } from './resolve-links.ts';
import { resolveLogo } from './resolve-logo.ts';
import { resolveNavigationItem, teasersOf } from './resolve-navigation.ts';
import { resolveTeasers } from './resolve-teasers.ts';
import { createResolver, type Resolver } from './resolver.ts';
import { homeOf, sitesIn } from './site-tree.ts';

/**
 * Expects files that the build has validated, but omits any part that fails to resolve.
 *
 * @param locales with the language's published menus
 */
export function resolveContent(
  locales: CompanyContent,
  site: string,
  language: Language,
  published: PublishedMessages | null = null,
): Content {
  const { brand, counting } = locales;
  const resolver = createResolver(locales, site, language);
  const { tree, dictionary, textOf, title, href, linkTarget, attempt, failed } = resolver;
  const sources = publishedSources(brand, published?.messages.texts);
  const teasers = resolveTeasers(resolver, published, knownSources(brand, sources));
  const { announcements, featureMessages } = published?.messages ?? dictionary;
  const navigation = tree.navigation.flatMap(
    (item) => attempt('header', item.id, () => resolveNavigationItem(item, teasers, resolver)) ?? [],
  );
  const menuSources = teasersOf(navigation).filter((teaser) => teaser.kind === 'blog');
  const ownSite = resolveSite(site, brand.siteOrigin, resolver);
  const footer = {
    columns: tree.footer.columns.map((file, index) =>
      attempt('footer', columnPart('footer', index), () => ({
        title: title(file.title),
        links: resolveLinks(file.links, resolver),
      })),
    ),
    legal: attempt('footer', LEGAL, () => resolveLinks(tree.footer.legal ?? [], resolver)) ?? [],
    social: (tree.footer.social ?? []).flatMap((id) => {
      const network = ownValue(brand.social, id);
      const icon = network && resolver.icon(network.icon);
      return icon ? [{ id, url: href({ url: network.url }), icon, name: textOf('social', id) }] : [];
    }),
  };
  const actions = tree.actions.map(({ id, text, look, tracking, ...target }) => {
    return {
      id,
      text: textOf('labels', text),
      ...linkTarget(target),
      look,
      tracking: tracking ?? null,
    };
  });
  return {
    language,
    brand: { name: brand.name, logo: resolveLogo(locales), nameInLogo: brand.nameInLogo ?? false },
    counting: counting ? { ...counting, setting: countingSetting(counting, site, language) } : null,
    site: ownSite,
    labels: Object.fromEntries(
      Object.entries(dictionary.labels)
        .filter(([name]) => name !== 'login' || ownValue(tree.sites, site)?.login !== false)
        .map(([name]) => [name, textOf('labels', name)]),
    ) as Labels,
    announcements: announcementsOf(announcementsOn(site, announcements), resolver),
    defaultMessages: announcementsOf(
      announcementsOn(site, featureMessages),
      resolver,
      published ? '' : 'featureMessages',
    ),
    navigation,
    teasers,
    menuSources,
    sources,
    footer,
    actions,
    linkedPages: linkedPages([
      navigation,
      footer,
      actions.map(({ url }) => url),
      ownSite.title && ownSite.url,
      ownSite.secondLevel,
    ]),
    failed,
  };
}

function knownSources({ blog }: CompanyContent['brand'], published: Content['sources']): ReadonlySet<string> {
  return new Set([...Object.keys(blog.sources), ...published.keys()]);
}

function resolveSite(site: string, siteOrigin: string, resolver: Resolver): SiteContent {
  const { tree, title, fill, href, language, attempt } = resolver;
  const file = ownValue(sitesIn(tree), site) ?? {};
  const localized = (file.languages ?? LANGUAGES).includes(language);
  const url = href({ url: homeOf(file), localized });
  const { origin } = new URL(url, siteOrigin);
  return {
    title: file.title === undefined ? (file.secondLevel ? fill('{brand}') : null) : title(file.title),
    url,
    origin: origin === siteOrigin ? null : origin,
    secondLevel: attempt('header', SECOND_LEVEL, () =>
      file.secondLevel ? file.secondLevel.flatMap((item) => resolveSecondLevelItem(item, resolver)) : null,
    ),
    slots: file.slots ?? [],
    search: file.search ? { ...file.search, action: href({ url: file.search.action }) } : null,
    breadcrumbs: file.breadcrumbs ?? false,
  };
}

/** @returns an empty array for an item without a link in the language */
function resolveSecondLevelItem(
  item: string | { readonly title: string; readonly links: readonly string[] },
  resolver: Resolver,
): SecondLevelItem[] {
  if (typeof item === 'string') return resolveLinks([item], resolver).map((link) => ({ kind: 'link', link }));
  const links = resolveLinks(item.links, resolver);
  return links.length > 0 ? [{ kind: 'menu', title: resolver.title(item.title), links }] : [];
}

/** @param path the list's path in the dictionary, if it may be borrowed from another language */
function announcementsOf(files: readonly AnnouncementFile[], resolver: Resolver, path = ''): Announcement[] {
  return files.flatMap(
    (file) =>
      resolver.attempt('header', announcementPart(file.id), () => resolveAnnouncement(file, resolver, path)) ?? [],
  );
}

function announcementsOn(site: string, files: readonly AnnouncementFile[]): readonly AnnouncementFile[] {
  return files.filter(({ sites }) => !sites || sites.includes(site));
}

function resolveAnnouncement(
  { sites: _, ...file }: AnnouncementFile,
  { fill, href }: Resolver,
  path: string,
): Announcement {
  return {
    ...file,
    title: fill(file.title, path),
    link: href({ url: file.link }),
    description: fill(file.description, path),
    cta: fill(file.cta, path),
    startDate: file.startDate === undefined ? null : parseInstant(file.startDate),
    endDate: file.endDate === undefined ? null : parseInstant(file.endDate),
    paths: file.paths === undefined ? null : normalizedPatterns(file.paths),
  };
}
