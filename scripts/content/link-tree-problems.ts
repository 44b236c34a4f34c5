/** Finds references in the link tree to ids that do not exist, and languages without exactly one teaser. */

import { isAvailable } from '../../src/content/availability.ts';
import type { Locales } from '../../src/content/locales.ts';
import { originProblem } from '../../src/content/origin-problem.ts';
import type { LinkTreeFile } from '../../src/content/schema.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/contract/language.ts';
import type { Problem } from './invalid-content.ts';
import { columnsOf, targetsOf, usedIds } from './link-tree-paths.ts';

export function linkTreeProblems({ brand, links, dictionaries }: Locales): Problem[] {
  const problems: Problem[] = [];
  const report = (path: string, reason: string) => problems.push({ file: 'links.json', path, reason });
  const used = usedIds(links);
  const known = {
    link: new Set(Object.keys(links.links)),
    teaser: new Set(Object.keys(links.teasers)),
    title: new Set(Object.keys(dictionaries[DEFAULT_LANGUAGE].titles)),
    pill: new Set(Object.keys(dictionaries[DEFAULT_LANGUAGE].pills)),
    source: new Set(Object.keys(brand.blog.sources)),
  };
  for (const { kind, id, path } of used) {
    if (!known[kind].has(id)) report(path, `there is no ${kind} "${id}"`);
  }
  const navigationIds = links.navigation.map((item) => item.id);
  if (new Set(navigationIds).size !== navigationIds.length) report('navigation', 'every id must be unique');
  for (const [id, link] of Object.entries(links.links)) {
    if (link.only && link.except) report(`links.${id}`, 'must have only or except, not both');
  }
  for (const [path, { url, localized }] of targetsOf(links)) {
    const reason = originProblem(url, brand);
    if (reason) report(`${path}.url`, reason);
    if (localized && !url.startsWith('/'))
      report(`${path}.localized`, 'a URL on another origin cannot have a language prefix');
  }
  for (const [path, teaserIds] of firstPosts(links)) {
    for (const language of LANGUAGES) {
      const available = teaserIds.filter((id) => isAvailable(links.teasers[id], language));
      if (available.length !== 1)
        report(path, `must have exactly one teaser available in each language; "${language}" has ${available.length}`);
    }
  }
  return problems;
}

function firstPosts(links: LinkTreeFile): [string, readonly string[]][] {
  return columnsOf(links).flatMap(([path, column]): [string, readonly string[]][] =>
    'firstPost' in column ? [[`${path}.firstPost`, column.firstPost]] : [],
  );
}
