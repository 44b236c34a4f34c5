/** Where the link tree names what is not there, or leaves a language without what it needs. */

import { LANGUAGES } from '../contract/language.ts';
import { isAvailable } from './availability.ts';
import type { Problem } from './invalid-content.ts';
import { columnsOf, targetsOf, usedIds } from './link-tree-places.ts';
import type { Locales } from './locales.ts';
import { originProblem } from './origin-problem.ts';
import type { LinkTreeFile } from './schema.ts';

export function linkTreeProblems({ brand, links, dictionaries }: Locales): Problem[] {
  const problems: Problem[] = [];
  const report = (place: string, reason: string) => problems.push({ file: 'links.json', place, reason });
  const used = usedIds(links);
  const known = {
    link: new Set(Object.keys(links.links)),
    teaser: new Set(Object.keys(links.teasers)),
    title: new Set(Object.keys(dictionaries.en.titles)),
    pill: new Set(Object.keys(dictionaries.en.pills)),
    source: new Set(Object.keys(brand.blog.sources)),
  };
  for (const { kind, id, place } of used) {
    if (!known[kind].has(id)) report(place, `there is no ${kind} "${id}"`);
  }
  const navigationIds = links.navigation.map((item) => item.id);
  if (new Set(navigationIds).size !== navigationIds.length) report('navigation', 'every id must be unique');
  for (const [id, link] of Object.entries(links.links)) {
    if (link.only && link.except) report(`links.${id}`, 'must have only or except, not both');
  }
  for (const [place, { url, localized }] of targetsOf(links)) {
    const reason = originProblem(url, brand);
    if (reason) report(`${place}.url`, reason);
    if (localized && !url.startsWith('/'))
      report(`${place}.localized`, 'a path on another origin takes no language prefix');
  }
  for (const [place, teaserIds] of firstPosts(links)) {
    for (const language of LANGUAGES) {
      const available = teaserIds.filter((id) => isAvailable(links.teasers[id], language));
      if (available.length !== 1)
        report(place, `must leave one teaser in each language; in "${language}" it leaves ${available.length}`);
    }
  }
  return problems;
}

function firstPosts(links: LinkTreeFile): [string, readonly string[]][] {
  return columnsOf(links).flatMap(([place, column]): [string, readonly string[]][] =>
    'firstPost' in column ? [[`${place}.firstPost`, column.firstPost]] : [],
  );
}
