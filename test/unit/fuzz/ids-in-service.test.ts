/** An id is data to the service and the build: one that names a property of every object is like any other, or refused. */

import fc from 'fast-check';
import { expect } from 'vitest';
import type { LanguageMessages } from '../../../src/content/publication.ts';
import { brokenBlog, NOW, testApp } from '../../support/app.ts';
import { announcement, inEveryLanguage, publicationOf } from '../../support/publications.ts';
import { hostileId, siteName } from './arbitraries/ids.ts';
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
