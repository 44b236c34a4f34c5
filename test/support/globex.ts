/**
 * A company of another shape than the one in test/company: menu panels of one, two and four columns, one button, no
 * login, five networks, two footer columns and no legal links.
 */

import { validateLocales } from '../../packages/cli/src/content/validate.ts';
import type { CompanyDrawings } from '../../packages/cli/src/drawings/read-drawings.ts';
import type { CompanyContent } from '../../src/content/company-content.ts';
import { LANGUAGES } from '../../src/contract/language.ts';

const COLUMNS = ['pipelines', 'storage', 'queries', 'alerts'];
const NETWORKS = ['youtube', 'mastodon', 'bluesky', 'discord', 'rss'];

const links = Object.fromEntries(
  COLUMNS.flatMap((column) =>
    [1, 2, 3, 4].map((index) => [`${column}-${index}`, { url: `/${column}/${index}`, icon: 'Api' }]),
  ),
);
const column = (title: string) => ({ title, links: Object.keys(links).filter((id) => id.startsWith(title)) });
const [pipelines = '', storage = ''] = COLUMNS;
const post = { title: 'stories', firstPost: ['story'] };
const list = column(pipelines).links;

/** The files as a company writes them, by name. */
export const GLOBEX_FILES = {
  'brand.json': {
    name: 'Globex',
    logo: { viewBox: '0 0 24 24', path: 'M2 2h20v20H2z' },
    siteOrigin: 'https://www.globex.example',
    serviceOrigin: 'https://www.globex.example',
    loginOrigins: [],
    origins: {},
    social: Object.fromEntries(
      NETWORKS.map((icon) => [`our-${icon}`, { url: `https://${icon}.example/globex`, icon }]),
    ),
    blog: { origin: 'https://blog.globex.example', imageOrigins: [], sources: {} },
  },
  'links.json': {
    links,
    teasers: { story: { post: { url: '/stories/1', image: 'teaser-blog' } } },
    navigation: [
      { id: 'platform', title: 'platform', columns: COLUMNS.map(column) },
      { id: 'stories', title: 'stories', columns: [...COLUMNS.slice(0, 3).map(column), post] },
      { id: 'data', title: 'storage', columns: [column(pipelines), column(storage)] },
      { id: 'mixed', title: 'queries', columns: [column(storage), post] },
      {
        id: 'names',
        title: 'names',
        columns: [
          { title: 'names', links: list, secondTitle: 'stories', secondList: list },
          ...COLUMNS.slice(1).map(column),
        ],
      },
      { id: 'Only_One', title: 'alerts', columns: [column('alerts')] },
      { id: 'prices', title: 'prices', url: '/prices' },
    ],
    footer: { columns: [column(pipelines), column(storage)], social: NETWORKS.map((id) => `our-${id}`) },
    actions: [{ id: 'start', text: 'start', url: '/start', look: 'primary' }],
  },
  ...Object.fromEntries(LANGUAGES.map((language) => [`${language}.json`, dictionaryOf(language)])),
};

export function dictionaryOf(language: string) {
  const title = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);
  return {
    language,
    labels: {
      homeLink: '{brand} home',
      announcement: 'Announcement',
      dismissAnnouncement: 'Dismiss announcement',
      mainNavigation: 'Main',
      skipLink: 'Skip to content',
      openMenu: 'Open menu',
      closeMenu: 'Close menu',
      language: 'Language',
      chooseLanguage: 'Choose a language: {language}',
      start: 'Start a trial',
      loading: 'Loading…',
      legal: 'Legal',
      social: 'Follow {brand}',
      copyright: '© {year} {brand}',
    },
    titles: Object.fromEntries([...COLUMNS, 'platform', 'stories', 'names', 'prices'].map((id) => [id, title(id)])),
    links: Object.fromEntries(
      Object.keys(links).map((id) => [
        id,
        id.startsWith('pipelines')
          ? { name: title(id) }
          : { name: title(id), description: `All about ${id} in a line` },
      ]),
    ),
    pills: {},
    social: Object.fromEntries(NETWORKS.map((id) => [`our-${id}`, `{brand} on ${title(id)}`])),
    teasers: { story: { epigraph: 'Story', title: 'How Initech moved ten billion rows in a weekend' } },
    announcements: [],
    featureMessages: [
      { id: 'trial', title: 'Try Globex', link: '/start', description: 'Thirty days.', cta: 'Start', weight: 1 },
    ],
  };
}

/** @param files replace those of the same name @param own the drawings that they name */
export function globex(files: Readonly<Record<string, unknown>> = {}, own?: CompanyDrawings): CompanyContent {
  return validateLocales({ ...GLOBEX_FILES, ...files }, own);
}
