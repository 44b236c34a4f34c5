/** Resolves the brand, the link tree and one dictionary to the content of a language. */

import { parseInstant } from '../contract/instant.ts';
import type { Language } from '../contract/language.ts';
import type { Announcement, Content, Labels } from './content.ts';
import type { Locales } from './locales.ts';
import { resolveLinks } from './resolve-links.ts';
import { resolveNavigationItem, teasersOf } from './resolve-navigation.ts';
import { resolveTeasers } from './resolve-teasers.ts';
import { createResolver, type Resolver } from './resolver.ts';
import type { AnnouncementFile } from './schema.ts';

/** Expects files that the build has validated. */
export function resolveContent(locales: Locales, language: Language): Content {
  const { brand } = locales;
  const resolver = createResolver(locales, language);
  const { tree, dictionary, fill, title, href } = resolver;
  const teasers = resolveTeasers(resolver);
  const navigation = tree.navigation.map((item) => resolveNavigationItem(item, teasers, resolver));
  const menuSources = teasersOf(navigation).filter((teaser) => teaser.kind === 'source');
  return {
    language,
    brand: { name: brand.name, logo: brand.logo },
    labels: Object.fromEntries(Object.entries(dictionary.labels).map(([name, text]) => [name, fill(text)])) as Labels,
    announcements: dictionary.announcements.map((file) => resolveAnnouncement(file, resolver)),
    featureMessages: dictionary.featureMessages.map((file) => resolveAnnouncement(file, resolver)),
    navigation,
    teasers,
    menuSources,
    footer: {
      columns: tree.footer.columns.map((file) => ({
        title: title(file.title),
        links: resolveLinks(file.links, resolver),
      })),
      legal: resolveLinks(tree.footer.legal, resolver),
      social: tree.footer.social.map((network) => ({
        network,
        name: fill(dictionary.social[network] ?? network),
        url: brand.social[network],
      })),
    },
    signUpUrl: href(tree.actions['sign-up']),
    contactSalesUrl: href(tree.actions['contact-sales']),
  };
}

function resolveAnnouncement(file: AnnouncementFile, { fill, href }: Resolver): Announcement {
  return {
    ...file,
    title: fill(file.title),
    link: href({ url: file.link }),
    description: fill(file.description),
    cta: fill(file.cta),
    startDate: file.startDate === undefined ? null : parseInstant(file.startDate),
    endDate: file.endDate === undefined ? null : parseInstant(file.endDate),
  };
}
