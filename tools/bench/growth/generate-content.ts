/** Generates more of the real content: links, sites, announcements. The same seed gives the same content. */

import type { CompanyContent } from '../../../src/content/company-content.ts';
import type { ColumnFile, LinkTreeFile, SiteFile } from '../../../src/content/link-tree-schema.ts';
import type { AnnouncementFile } from '../../../src/content/message-schema.ts';
import type { DictionaryFile } from '../../../src/content/schema.ts';
import { createRandom, type Random } from '../soak/random.ts';

const SEED = 13;
const DAY = 86_400_000;

/** Noon of a day at which the generated announcements are active. Milliseconds since 1970. */
export const NOW = Date.UTC(2026, 5, 15, 12);

/** Content with `count` links, each in a menu and in the footer: the real links first. @param count at least 10 */
export function withLinks(real: CompanyContent, count: number): CompanyContent {
  const random = createRandom(SEED);
  const templates = Object.entries(real.links.links);
  const planned = Array.from({ length: count }, (_, index) => {
    const [template = '', link = { url: '/' }] = templates[index % templates.length] ?? [];
    const copy = Math.floor(index / templates.length);
    if (copy === 0) return { id: template, template, copy, link };
    const url = `${link.url.replace(/\/$/, '')}/${copy}`;
    return { id: `${template}-${copy}`, template, copy, link: { ...link, url } };
  });
  const ids = planned.map(({ id }) => id);
  return {
    brand: real.brand,
    drawings: real.drawings,
    links: {
      ...real.links,
      // in every language
      links: Object.fromEntries(planned.map(({ id, link }) => [id, { ...link, only: undefined, except: undefined }])),
      navigation: navigationWith(real.links.navigation, ids),
      footer: {
        ...real.links.footer,
        columns: deal(ids, real.links.footer.columns.length).map((links, index) => ({
          title: real.links.footer.columns[index]?.title ?? '',
          links,
        })),
        legal: ids.slice(0, 1),
      },
      // sites name the company's own links
      sites: {},
    },
    dictionaries: mapDictionaries(real.dictionaries, (dictionary) => {
      const words = wordsOf(dictionary);
      const textsOf = (template: string, copy: number) => {
        const { name = '', description } = dictionary.links[template] ?? {};
        if (copy === 0) return dictionary.links[template] ?? { name };
        const texts = { name: recombined(name, words, random) };
        return description === undefined ? texts : { ...texts, description: recombined(description, words, random) };
      };
      return {
        ...dictionary,
        links: Object.fromEntries(planned.map(({ id, template, copy }) => [id, textsOf(template, copy)])),
      };
    }),
  };
}

/** Content with `count` sites besides the main site, each with an origin and a menu of its own. */
export function withSites(real: CompanyContent, count: number): CompanyContent {
  const [first, ...others] = real.links.navigation;
  const names = Array.from({ length: count }, (_, index) => `site-${index}`);
  const originOf = (index: number) => `site${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`;
  const title = first?.title ?? '';
  const sites = names.map((name, index): [string, SiteFile] => {
    const home = `{${originOf(index)}}/`;
    const own = { id: `NAV_SITE_${index}`, title, url: home };
    return [name, { title, home, navigation: [own, ...others.map(({ id }) => id)] }];
  });
  const origins = names.map((name, index) => [originOf(index), `https://${name}.example.com`]);
  return {
    ...real,
    brand: { ...real.brand, origins: { ...real.brand.origins, ...Object.fromEntries(origins) } },
    links: { ...real.links, sites: Object.fromEntries(sites) },
  };
}

/** Content with `count` announcements in English: all active now, or each on its own day, one of them today. */
export function withAnnouncements(
  real: CompanyContent,
  count: number,
  schedule: 'at once' | 'one a day',
): CompanyContent {
  const random = createRandom(SEED);
  const { en } = real.dictionaries;
  const words = wordsOf(en);
  const midnight = NOW - (NOW % DAY);
  const announcements = Array.from({ length: count }, (_, index): AnnouncementFile => {
    const template = random.pick([...en.announcements, ...en.featureMessages]);
    const start = schedule === 'at once' ? midnight - DAY : midnight + (index - Math.floor(count / 2)) * DAY;
    const end = schedule === 'at once' ? midnight + 30 * DAY : start + DAY;
    return {
      id: `message-${index}`,
      title: recombined(template.title, words, random),
      link: template.link,
      description: recombined(template.description, words, random),
      cta: template.cta,
      weight: 1 + random.integer(3),
      startDate: new Date(start).toISOString(),
      endDate: new Date(end).toISOString(),
    };
  });
  return { ...real, dictionaries: { ...real.dictionaries, en: { ...en, announcements } } };
}

/** Puts the ids into the menus' columns with links, in turn. */
function navigationWith(navigation: LinkTreeFile['navigation'], ids: readonly string[]): LinkTreeFile['navigation'] {
  const columnsOf = (item: (typeof navigation)[number]) =>
    'firstColumn' in item ? [item.firstColumn, item.secondColumn, item.thirdColumn] : [];
  const hasLinks = (column: ColumnFile | undefined) => column !== undefined && !('firstPost' in column);
  const hands = deal(ids, navigation.flatMap(columnsOf).filter(hasLinks).length);
  const filled = (column: ColumnFile | undefined): ColumnFile | undefined => {
    if (!column || 'firstPost' in column) return column;
    const links = hands.shift() ?? [];
    const { title } = column;
    return 'itemListData' in column ? { title, itemListData: links } : { title, titleUrl: column.titleUrl, links };
  };
  return navigation.map((item) => {
    if (!('firstColumn' in item)) return item;
    const { id, title } = item;
    const firstColumn = filled(item.firstColumn) ?? item.firstColumn;
    return { id, title, firstColumn, secondColumn: filled(item.secondColumn), thirdColumn: filled(item.thirdColumn) };
  });
}

/** Deals a list to a number of hands, in turn. */
function deal(list: readonly string[], hands: number): string[][] {
  return Array.from({ length: hands }, (_, hand) => list.filter((_, index) => index % hands === hand));
}

function wordsOf({ links }: DictionaryFile): readonly string[] {
  const texts = Object.values(links).flatMap(({ name, description = '' }) => [name, description]);
  return texts.flatMap((text) => text.split(' ')).filter((word) => word !== '' && !word.includes('{'));
}

/** A text with the same number of words. */
function recombined(text: string, words: readonly string[], random: Random): string {
  return text
    .split(' ')
    .map(() => random.pick(words))
    .join(' ');
}

function mapDictionaries(
  dictionaries: CompanyContent['dictionaries'],
  change: (dictionary: DictionaryFile) => DictionaryFile,
): CompanyContent['dictionaries'] {
  const changed = Object.entries(dictionaries).map(([language, dictionary]) => [language, change(dictionary)]);
  return Object.fromEntries(changed) as CompanyContent['dictionaries'];
}
