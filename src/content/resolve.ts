/** Turns the brand, the link tree and one dictionary into the `Content` of a language. */

import { type Language, withPathPrefix } from '../contract/language.ts';
import { isAvailable } from './availability.ts';
import type {
  Announcement,
  Column,
  Content,
  Labels,
  LinkColumn,
  MenuLink,
  NavigationItem,
  Post,
  TeaserContent,
  TextLink,
} from './content.ts';
import type { Locales } from './locales.ts';
import type { AnnouncementFile, LinkTreeFile } from './schema.ts';

type NavigationFile = LinkTreeFile['navigation'][number];
type ColumnFile = Extract<NavigationFile, { firstColumn: unknown }>['firstColumn'];
type TargetFile = { readonly url: string; readonly localized?: boolean | undefined };

/** The content of one language. Expects valid files; the build has checked them. */
export function resolveContent(locales: Locales, language: Language): Content {
  const { brand, links: tree } = locales;
  const dictionary = locales.dictionaries[language];
  const fill = (text: string) => text.replaceAll('{brand}', () => brand.name);
  const href = ({ url, localized }: TargetFile) => {
    const absolute = url.replace(/^\{([a-zA-Z]+)\}/, (_, origin: string) => brand.origins[origin] ?? '');
    return localized ? withPathPrefix(absolute, language) : absolute;
  };
  const title = (id: string) => fill(dictionary.titles[id] ?? id);
  const announcement = (file: AnnouncementFile): Announcement => ({
    ...file,
    title: fill(file.title),
    link: href({ url: file.link }),
    description: fill(file.description),
    cta: fill(file.cta),
    startDate: instantOf(file.startDate),
    endDate: instantOf(file.endDate),
  });

  const menuLink = (id: string): MenuLink[] => {
    const link = tree.links[id];
    const words = dictionary.links[id];
    if (!link || !words || !isAvailable(link, language)) return [];
    return [
      {
        name: fill(words.name),
        url: href(link),
        description: words.description ? fill(words.description) : null,
        icon: link.icon ?? null,
        label: link.pill ? fill(dictionary.pills[link.pill] ?? '') : null,
        extraData: link.extraData ?? {},
      },
    ];
  };
  const textLink = (id: string | undefined): TextLink | null => {
    const [link] = id === undefined ? [] : menuLink(id);
    return link ? { text: link.name, url: link.url } : null;
  };

  const post = (id: string, target: TargetFile & { readonly image: string }): Post => ({
    title: fill(dictionary.teasers[id]?.title ?? id),
    url: href(target),
    image: { kind: 'asset', name: target.image },
  });
  const teasers = new Map<string, TeaserContent>();
  for (const [id, teaser] of Object.entries(tree.teasers)) {
    if (!isAvailable(teaser, language)) continue;
    const epigraph = fill(dictionary.teasers[id]?.epigraph ?? id);
    teasers.set(
      id,
      'post' in teaser
        ? { kind: 'fixed', id, epigraph, post: post(id, teaser.post) }
        : {
            kind: 'source',
            id,
            epigraph,
            source: teaser.source,
            fallback: teaser.fallback ? post(id, teaser.fallback) : null,
          },
    );
  }

  const linkColumn = (file: Extract<ColumnFile, { links: unknown }>): LinkColumn => ({
    kind: 'links',
    title: title(file.title),
    titleUrl: file.titleUrl ? href(file.titleUrl) : null,
    links: file.links.flatMap(menuLink),
    secondTitle: file.secondTitle ? title(file.secondTitle) : null,
    secondList: (file.secondList ?? []).flatMap(menuLink),
    bottomLink: textLink(file.bottomLink),
    extraLink: textLink(file.extraLink),
  });
  const column = (file: ColumnFile): Column => {
    if ('links' in file) return linkColumn(file);
    if ('itemListData' in file) {
      return { kind: 'item-list', title: title(file.title), itemListData: file.itemListData.flatMap(menuLink) };
    }
    const firstPost = file.firstPost.map((id) => teasers.get(id)).find((teaser) => teaser !== undefined);
    if (!firstPost) throw new Error(`No teaser of ${file.firstPost.join(', ')} is available in ${language}`);
    return { kind: 'post', title: title(file.title), firstPost };
  };
  const navigationItem = (item: NavigationFile): NavigationItem =>
    'firstColumn' in item
      ? {
          kind: 'section',
          id: item.id,
          title: title(item.title),
          firstColumn: column(item.firstColumn),
          secondColumn: item.secondColumn ? column(item.secondColumn) : null,
          thirdColumn: item.thirdColumn ? column(item.thirdColumn) : null,
        }
      : { kind: 'link', id: item.id, title: title(item.title), url: href(item) };

  const navigation = tree.navigation.map(navigationItem);
  return {
    language,
    labels: Object.fromEntries(Object.entries(dictionary.labels).map(([name, text]) => [name, fill(text)])) as Labels,
    announcements: dictionary.announcements.map(announcement),
    featureMessages: dictionary.featureMessages.map(announcement),
    navigation,
    teasers,
    menuSources: menuTeasers(navigation).flatMap((teaser) => (teaser.kind === 'source' ? [teaser] : [])),
    footer: {
      columns: tree.footer.columns.map((file) => ({ title: title(file.title), links: file.links.flatMap(menuLink) })),
      legal: tree.footer.legal.flatMap(menuLink),
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

function menuTeasers(navigation: readonly NavigationItem[]): TeaserContent[] {
  return navigation.flatMap((item) =>
    item.kind === 'link'
      ? []
      : [item.firstColumn, item.secondColumn, item.thirdColumn].flatMap((entry) =>
          entry?.kind === 'post' ? [entry.firstPost] : [],
        ),
  );
}

/** A date without a time is midnight in UTC. */
function instantOf(date: string | undefined): number | null {
  return date === undefined ? null : Date.parse(date);
}
