/** A page's header and footer as a company's content, and sentences about what it leaves out. */

import { isPublicUrl } from '../../../../../src/contract/address.ts';
import { PARTS } from '../../../../../src/contract/markup.ts';
import { EXAMPLE_SITE, type NewCompany, type NewLanguage } from '../new-company.ts';
import { Entries, freeId, isText } from './entries.ts';
import { logoOf } from './logo.ts';
import { footerOf, navigationOf } from './menu-content.ts';
import type { Page } from './read-page.ts';
import { themeOf } from './theme.ts';

export interface ImportedContent {
  readonly brand: object;
  readonly links: object;
  /** In the default language. */
  readonly texts: { readonly labels: object; readonly titles: object; readonly links: object; readonly social: object };
  /** The text of each file in `images/`. */
  readonly images: ReadonlyMap<string, string>;
  readonly unread: readonly string[];
}

const MAX_ACTIONS = 3;

/** Three joined dots, for networks without a drawing. */
const PROFILE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M6 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm12-6a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm0 12a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 11l8-4v2l-8 4Zm0 2 8 4v-2l-8-4Z"/></svg>\n';

/** The origin of the page's site, if it can be one of a company. */
export function siteOf({ brand }: Page): string {
  const origin = `https://${new URL(brand.home).host}`;
  return isPublicUrl(origin) ? origin : EXAMPLE_SITE;
}

export async function importedContent(page: Page, { name, site }: NewCompany): Promise<ImportedContent> {
  const entries = new Entries(site, page.brand.home);
  const images = new Map<string, string>();
  const menu = navigationOf(page.navigation, entries);
  // without a menu, what the buttons leave is one
  const inMenu = menu.length > 0 ? [] : page.actions.slice(MAX_ACTIONS);
  const navigation =
    menu.length > 0
      ? menu
      : navigationOf(
          inMenu.map((link) => ({ ...link, columns: [], label: link })),
          entries,
        );
  const held = page.actions
    .filter((link) => !inMenu.includes(link))
    .map((link) => ({ name: link.name, url: entries.addressOf(link.name, link.url) }))
    .filter(({ url }) => url !== null);
  const labels: Record<string, string> = {};
  const actions = held.slice(0, MAX_ACTIONS).map(({ name: text, url }, index) => {
    const id = freeId(text, [...PARTS, ...Object.keys(labels)], 'button');
    labels[id] = text;
    return { id, text: id, url, look: index === 0 ? 'primary' : 'quiet' };
  });
  const columns = footerOf(page.footer, entries);
  const home = navigation.length === 0 || columns.length === 0 ? entries.linkId({ name, url: `${site}/` }) : null;
  const social = socialOf(page, entries, images);
  const logo = await logoOf(page.brand);
  if (logo.file !== null) images.set('logo.svg', logo.file);
  const theme = themeOf(page.brand);
  const unread = [
    ...(navigation.length === 0 ? ['A menu: links.json has one item, the home page.'] : []),
    ...(columns.length === 0 ? ['Columns of a footer: links.json has one, with the home page.'] : []),
    ...page.unread,
    ...entries.unread,
    ...(held.length > MAX_ACTIONS
      ? [
          `In the header, where there are up to three buttons: ${held
            .slice(MAX_ACTIONS)
            .map(({ name: text, url }) => `“${text}” (${url})`)
            .join(', ')}.`,
        ]
      : []),
    ...social.unread,
    ...logo.unread,
    ...theme.unread,
    ...(page.copyright === null
      ? []
      : [`The line “${page.copyright}”: the label “copyright” in each dictionary has a line of its own.`]),
    ...(entries.upgraded.size === 0
      ? []
      : [`http: addresses of ${[...entries.upgraded].sort().join(', ')} are now https:. Run portico check --links.`]),
  ];
  return {
    brand: {
      logo: { wide: 'logo.svg' },
      ...(logo.isWordmark && { nameInLogo: true }),
      social: social.profiles,
      ...(theme.defaults && { defaults: theme.defaults }),
      ...(theme.theme && { theme: theme.theme }),
    },
    links: {
      links: entries.links,
      teasers: {},
      navigation: navigation.length > 0 ? navigation : [{ id: 'home', title: entries.titleId(name), url: '/' }],
      footer: {
        columns: columns.length > 0 ? columns : [{ title: entries.titleId(name), links: [home] }],
        ...listed('legal', entries.idsOf(page.legal)),
        ...listed('social', Object.keys(social.profiles)),
      },
      actions,
    },
    texts: { labels, titles: entries.titles, links: entries.linkTexts, social: social.names },
    images,
    unread: [...new Set(unread)],
  };
}

function listed(name: string, ids: readonly string[]): object {
  return ids.length > 0 ? { [name]: ids } : {};
}

function socialOf({ social }: Page, entries: Entries, images: Map<string, string>) {
  const profiles: Record<string, { url: string; icon: string }> = {};
  const names: Record<string, string> = {};
  const unread: string[] = [];
  for (const { network, url, name } of social) {
    const text = isText(name) ? name : network.id;
    const address = entries.addressOf(text, url);
    if (address === null) continue;
    const id = freeId(network.id, Object.keys(profiles), 'profile');
    if (network.icon === undefined) {
      images.set('profile.svg', PROFILE);
      unread.push(`The icon of ${network.id}: replace images/profile.svg.`);
    }
    profiles[id] = {
      url: address.startsWith('/') ? new URL(address, url).href.replace(/^http:/, 'https:') : address,
      icon: network.icon ?? 'profile.svg',
    };
    names[id] = text;
  }
  return { profiles, names, unread };
}

/** The page's languages, the page's own first, each with the prefix of its paths. */
export function languagesOf(page: Page): readonly NewLanguage[] {
  const languages = page.languages.length > 0 ? page.languages : [{ code: 'en', name: null, url: null }];
  const prefixes = prefixesOf(languages, siteOf(page));
  return languages.map(({ code, name }, index) => ({
    code,
    ...(name !== null && name.length > 3 && isText(name) && { name }),
    ...(prefixes !== null && { pathPrefix: prefixes[index] ?? '' }),
  }));
}

/** What stands before the path in each language's address; null unless all have one on the site, each its own. */
function prefixesOf(languages: Page['languages'], site: string): readonly string[] | null {
  const urls = languages.map(({ url }) => URL.parse(url ?? ''));
  if (languages.length < 2 || urls.some((url) => url?.host !== new URL(site).host)) return null;
  const prefixes = languages.map(({ code }, index) => {
    const segments = (urls[index]?.pathname ?? '').split('/').slice(1);
    const end = segments.findIndex((segment) =>
      [code, code.split('-')[0]].some((tag) => tag?.toLowerCase() === segment.toLowerCase()),
    );
    return end === -1 ? '' : `/${segments.slice(0, end + 1).join('/')}`;
  });
  const isValid = prefixes.every((prefix) => /^(\/[A-Za-z0-9_-]+)*$/.test(prefix));
  return isValid && new Set(prefixes).size === prefixes.length ? prefixes : null;
}
