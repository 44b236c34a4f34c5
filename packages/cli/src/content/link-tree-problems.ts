/** Finds references in the link tree to ids that do not exist, and languages without exactly one teaser. */

import { isAvailable } from '../../../../src/content/availability.ts';
import type { LinkTreeFile } from '../../../../src/content/link-tree-schema.ts';
import { originProblem } from '../../../../src/content/origin-problem.ts';
import { isPageAddress } from '../../../../src/contract/address.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { MAIN_SITE } from '../../../../src/contract/site.ts';
import type { Problem } from '../problems/invalid-content.ts';
import { nearestName } from '../problems/nearest-name.ts';
import type { ComparableFiles } from './comparable-files.ts';
import { idProblems } from './id-problems.ts';
import { columnsOf, targetsOf, usedIds } from './link-tree-paths.ts';

export function linkTreeProblems({ brand, links, dictionaries }: ComparableFiles): Problem[] {
  if (!links) return [];
  const problems: Problem[] = [];
  const report = (path: string, reason: string) => problems.push({ file: 'links.json', path, reason });
  const texts = dictionaries[DEFAULT_LANGUAGE];
  const idsIn = (record: object | undefined) => (record ? Object.keys(record) : null);
  const known = {
    link: idsIn(links.links),
    teaser: idsIn(links.teasers),
    title: idsIn(texts?.titles),
    pill: idsIn(texts?.pills),
    source: idsIn(brand?.blog.sources),
    'social network': idsIn(brand?.social),
    label: idsIn(texts?.labels),
    'menu item': links.navigation.map(({ id }) => id),
    'footer column': links.footer.columns.map(({ title }) => title),
    button: links.actions.map(({ id }) => id),
  };
  for (const { kind, id, path } of usedIds(links)) {
    const ids = known[kind];
    if (!ids || ids.includes(id)) continue;
    const nearest = nearestName(id, ids);
    report(path, `there is no ${kind} "${id}"${nearest === null ? '' : `; did you mean "${nearest}"?`}`);
  }
  for (const { path, reason } of idProblems(links)) report(path, reason);
  for (const [id, link] of Object.entries(links.links)) {
    if (link.only && link.except) report(`links.${id}`, 'must have only or except, not both');
  }
  for (const [path, { url, localized, tracking }] of targetsOf(links)) {
    const reason = brand && originProblem(url, brand);
    if (reason) report(/\.(?:home|login|action)$/.test(path) ? path : `${path}.url`, reason);
    if (localized && !/^[/{]/.test(url))
      report(`${path}.localized`, 'only paths, and addresses on an origin of brand.json, can have a language prefix');
    if (tracking !== undefined && !isPageAddress(url))
      report(`${path}.tracking`, 'only links to pages can have a query');
  }
  for (const [path, reason] of siteProblems(links)) report(path, reason);
  for (const [path, languages] of emptyLists(links)) {
    report(path, `must have a link that is available in ${languages.join(', ')}`);
  }
  for (const [path, teaserIds] of firstPosts(links)) {
    for (const language of LANGUAGES) {
      const available = teaserIds.filter((id) => isAvailable(ownValue(links.teasers, id), language));
      if (available.length !== 1)
        report(path, `must have exactly one teaser available in each language; "${language}" has ${available.length}`);
    }
  }
  return problems;
}

/** A list without a link in some language would be a title with nothing below it. */
function emptyLists(links: LinkTreeFile): readonly [path: string, languages: readonly Language[]][] {
  const lists = Object.entries(Object.groupBy(usedIds(links), ({ path }) => path)).filter(([path]) =>
    /\.(?:links|itemListData)$/.test(path),
  );
  return lists.flatMap(([path, ids = []]): [string, readonly Language[]][] => {
    const languages = LANGUAGES.filter(
      (language) => !ids.some(({ id }) => isAvailable(ownValue(links.links, id), language)),
    );
    return languages.length > 0 && ids.every(({ id }) => ownValue(links.links, id)) ? [[path, languages]] : [];
  });
}

function firstPosts(links: LinkTreeFile): [string, readonly string[]][] {
  return columnsOf(links).flatMap(([path, column]): [string, readonly string[]][] =>
    'firstPost' in column ? [[`${path}.firstPost`, column.firstPost]] : [],
  );
}

/** Where the main site has what other sites have in their own entry. */
const OF_MAIN_SITE = {
  home: 'siteOrigin in brand.json',
  navigation: 'navigation at the top of the file',
  footerColumns: 'footer.columns at the top of the file',
  actions: 'actions at the top of the file',
} as const;

function siteProblems({ sites = {} }: LinkTreeFile): (readonly [path: string, reason: string])[] {
  return Object.entries(sites).flatMap(([id, site]) => {
    const faults: (readonly [field: string, reason: string])[] =
      id === MAIN_SITE
        ? Object.entries(OF_MAIN_SITE)
            .filter(([field]) => Object.hasOwn(site, field))
            .map(([field, place]) => [field, `must be removed, because the main site has ${place}`])
        : (['title', 'home'] as const)
            .filter((field) => site[field] === undefined)
            .map((field) => [field, `is missing; write "${field}": "…"`]);
    const withoutSlot = site.search && !site.slots?.includes('search');
    if (withoutSlot) faults.push(['search', 'requires "search" in slots']);
    return faults.map(([field, reason]) => [`sites.${id}.${field}`, reason] as const);
  });
}
