/** Resolves the brand, the link tree and one dictionary to the content of a language. */

import { parseInstant } from '../contract/instant.ts';
import type { Language } from '../contract/language.ts';
import type { Announcement, Content, Labels } from './content.ts';
import { linkedPaths } from './linked-paths.ts';
import type { Locales } from './locales.ts';
import type { AnnouncementFile } from './message-schema.ts';
import { columnPart, LEGAL } from './parts.ts';
import type { PublishedMessages } from './published-messages.ts';
import { resolveLinks } from './resolve-links.ts';
import { resolveLogo } from './resolve-logo.ts';
import { resolveNavigationItem, teasersOf } from './resolve-navigation.ts';
import { resolveTeasers } from './resolve-teasers.ts';
import { createResolver, type Resolver } from './resolver.ts';

/** Expects files that the build has validated; a part that cannot be resolved nevertheless is left out. */
export function resolveContent(
  locales: Locales,
  language: Language,
  published: PublishedMessages | null = null,
): Content {
  const { brand } = locales;
  const resolver = createResolver(locales, language);
  const { tree, dictionary, fill, title, href, attempt, failed } = resolver;
  const teasers = resolveTeasers(resolver, published);
  const { announcements, featureMessages } = published?.messages ?? dictionary;
  const navigation = tree.navigation.flatMap(
    (item) => attempt('header', item.id, () => resolveNavigationItem(item, teasers, resolver)) ?? [],
  );
  const menuSources = teasersOf(navigation).filter((teaser) => teaser.kind === 'blog');
  const footer = {
    columns: tree.footer.columns.map((file, index) =>
      attempt('footer', columnPart('footer', index), () => ({
        title: title(file.title),
        links: resolveLinks(file.links, resolver),
      })),
    ),
    legal: attempt('footer', LEGAL, () => resolveLinks(tree.footer.legal ?? [], resolver)) ?? [],
    social: (tree.footer.social ?? []).flatMap((id) => {
      const network = brand.social[id];
      const icon = network && resolver.icon(network.icon);
      return icon ? [{ url: network.url, icon, name: fill(dictionary.social[id] ?? id) }] : [];
    }),
  };
  const actions = tree.actions.map(({ id, text, look, tracking, ...target }) => {
    return { id, text: fill(dictionary.labels[text] ?? text), url: href(target), look, tracking: tracking ?? null };
  });
  return {
    language,
    brand: { name: brand.name, logo: resolveLogo(locales), nameInLogo: brand.nameInLogo ?? false },
    labels: Object.fromEntries(Object.entries(dictionary.labels).map(([name, text]) => [name, fill(text)])) as Labels,
    announcements: announcementsOf(announcements, resolver),
    featureMessages: announcementsOf(featureMessages, resolver),
    navigation,
    teasers,
    menuSources,
    footer,
    actions,
    linkedPaths: linkedPaths([navigation, footer, actions.map(({ url }) => url)]),
    failed,
  };
}

function announcementsOf(files: readonly AnnouncementFile[], resolver: Resolver): Announcement[] {
  return files.flatMap(
    (file) => resolver.attempt('header', `announcement ${file.id}`, () => resolveAnnouncement(file, resolver)) ?? [],
  );
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
