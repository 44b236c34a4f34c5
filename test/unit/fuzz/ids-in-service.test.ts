/** An id is data to the service and the build: one that names a property of every object is like any other, or refused. */

import fc from 'fast-check';
import { expect } from 'vitest';
import { validate } from '../../../packages/cli/src/content/validate.ts';
import { COMPANY } from '../../../src/company.ts';
import type { LanguageMessages } from '../../../src/content/publication.ts';
import { brokenBlog, NOW, testApp } from '../../support/app.ts';
import { announcement, inEveryLanguage, publicationOf } from '../../support/publications.ts';
import { hostileId, hostileName, siteName } from './arbitraries/ids.ts';
import { property } from './property.ts';

const CARD = { epigraph: 'Report', title: 'A report', link: '/report', image: 'teaser-roi' };

/** Content that uses the id, and the name of a site, wherever it can. */
function contentWith(id: string, site: string): Partial<LanguageMessages> {
  return {
    announcements: [announcement('everywhere'), announcement('on-site', { sites: [site] })],
    cards: { [id]: CARD, [site]: CARD },
    links: { [id]: { name: 'A link', link: '/link' }, [`social.${site}`]: { name: 'A network', link: '/network' } },
    texts: { [id]: '/text/', [`sites.${site}.home`]: '/site/', [`sites.${site}.theme`]: 'light' },
    lists: {
      // a section of the menu, with a column
      [id]: ['column'],
      [`${id}.column`]: [id, site],
      [site]: [site],
      [`${site}.${site}`]: [id, site],
      navigation: ['NAV_PRODUCT', id, site],
      footer: ['documentation', id],
      legal: [id, site],
      social: [id, site],
      [`second-level.${site}`]: [id, site],
      [`navigation.${site}`]: ['NAV_PRODUCT', id, site],
      [`footer.${site}`]: ['documentation', id, site],
    },
  };
}

/** What every route answers for an id and a site, and the faults that the service reports meanwhile. */
async function answersFor(id: string, site: string) {
  const languages = inEveryLanguage(contentWith(id, site));
  const document = JSON.stringify(publicationOf({ version: 2, publishedAt: NOW - 1_000, languages }));
  const app = testApp({ readPublication: async () => document, blog: brokenBlog });
  const paths = [
    ...['header', 'footer', 'all.json', 'head', 'manifest.json'].flatMap((route) => [route, `${route}?site=${site}`]),
    `header?site=${id}&lang=${id}&theme=${id}&announcement=${id}&seed=${site}&${id}=${id}`,
    `teaser/${id}`,
    `teaser/${site}?site=${site}`,
    `assets/${id}`,
    `assets/${site}.${site}`,
    `${id}`,
  ];
  const answers: unknown[] = [];
  for (const path of paths) {
    const { status, headers } = await app.request(`/chrome/${path}`);
    answers.push([status, headers.get('portico-state')]);
  }
  const events = { method: 'POST', body: `1 ${site} en\nseen ${id}`, headers: { 'content-length': '20' } };
  answers.push((await app.request('/chrome/events', events)).status);
  const { missing } = (await (await app.request('/chrome/health')).json()) as { missing: unknown };
  const faults = app.events.filter(({ name }) => ['part-failed', 'copy-sent', 'unavailable'].includes(name));
  return { answers, missing, faults };
}

property(
  'every route answers a published document with such ids like one with others',
  60,
  // an id with the name of the site can be the place of its list
  fc.record({ id: hostileId, site: siteName }).filter(({ id, site }) => !id.id.includes(site.id)),
  async ({ id, site }) => {
    const usual = await answersFor(id.ordinary, site.ordinary);
    expect(usual).toMatchObject({ missing: [], faults: [] });
    expect(await answersFor(id.id, site.id)).toEqual(usual);
  },
);

const FILES = {
  'brand.json': COMPANY.brand,
  'links.json': COMPANY.links,
  ...Object.fromEntries(Object.entries(COMPANY.dictionaries).map(([language, file]) => [`${language}.json`, file])),
};

/** Adds a field, or an element to a list, at the end of the path. */
function withAdded(value: unknown, [step, ...rest]: readonly string[], id: string, added: unknown): unknown {
  if (step === undefined) return Array.isArray(value) ? [...value, id] : { ...(value as object), [id]: added };
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const inner = withAdded((value as Record<string, unknown>)[step], rest, id, added);
  return Object.assign(copy, { [step]: inner });
}

/** Where files have ids: records, with a value for the new one, and lists. */
const PLACES: readonly (readonly [file: string, path: string, added?: unknown])[] = [
  ['links.json', 'links', { url: '/x' }],
  ['links.json', 'teasers', { post: { url: '/x', image: 'teaser-roi' } }],
  ['links.json', 'sites', { title: 'documentation', home: '/x' }],
  ['links.json', 'sites.docs.navigation'],
  ['links.json', 'sites.docs.footerColumns'],
  ['links.json', 'sites.docs.actions'],
  ['links.json', 'sites.docs.secondLevel'],
  ['links.json', 'footer.columns.0.links'],
  ['links.json', 'footer.legal'],
  ['links.json', 'footer.social'],
  ['brand.json', 'origins', 'https://x.example.com'],
  ['brand.json', 'social', { url: 'https://x.example.com/', icon: 'github' }],
  ['brand.json', 'blog.sources', '/x'],
  ['en.json', 'labels', 'x'],
  ['en.json', 'titles', 'x'],
  ['en.json', 'links', { name: 'x' }],
  ['en.json', 'pills', 'x'],
  ['en.json', 'social', 'x'],
  ['en.json', 'teasers', { epigraph: 'x', title: 'x' }],
];

property(
  'content files with such an id are checked like others, or it is refused at its place',
  80,
  fc.record({ id: hostileName, place: fc.constantFrom(...PLACES) }),
  async ({ id: { id, ordinary, isReserved }, place: [file, path, added] }) => {
    const problemsWith = (name: string) =>
      validate({
        ...FILES,
        [file]: withAdded(FILES[file as keyof typeof FILES], path.split('.'), name, added),
      }).problems.map((problem) => ({ ...problem, path: problem.path.replace(name, '*') }));
    const problems = problemsWith(id);
    const isAt = ({ file: where, path: at }: { file: string; path: string }) => where === file && at.startsWith(path);
    expect(problems.some(isAt) || !isReserved).toBe(true);
    const others = (found: typeof problems) => found.filter((problem) => !isAt(problem)).map(({ path: at }) => at);
    expect(others(problemsWith(ordinary))).toEqual(expect.arrayContaining(others(problems)));
  },
);
