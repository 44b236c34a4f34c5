/** Finds missing texts, unknown texts and wrong placeholders in a dictionary. */

import { LABEL_NAMES } from '../../../../src/content/content.ts';
import type { LinkTreeFile } from '../../../../src/content/link-tree-schema.ts';
import {
  messageProblems,
  placeholderProblem,
  placeholdersIn,
  placeholdersOf,
} from '../../../../src/content/message-problems.ts';
import type { DictionaryFile } from '../../../../src/content/schema.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { MAIN_SITE } from '../../../../src/contract/site.ts';
import type { Problem } from '../problems/invalid-content.ts';
import { nearestName } from '../problems/nearest-name.ts';
import type { ComparableFiles } from './comparable-files.ts';

export function dictionaryProblems({ brand, links, dictionaries }: ComparableFiles, language: Language): Problem[] {
  const problems: Problem[] = [];
  const file = `${language}.json`;
  const [own, main] = [dictionaries[language], dictionaries[DEFAULT_LANGUAGE]];
  if (!own) return [];
  const report = (path: string, reason: string) => problems.push({ file, path, reason });
  if (own.language !== language) report('language', `must be "${language}"`);
  const actual = ownTextsOf(own);
  const expected = { ...(main && ownTextsOf(main)), ...linkTexts(links, main) };
  for (const [path, original] of Object.entries(expected)) {
    const translated = ownValue(actual, path);
    if (translated === undefined) report(path, `is missing; write "${path.split('.').at(-1)}": "…"`);
    else if (main && placeholders(translated) !== placeholders(original)) {
      report(path, `must have the same placeholders as ${DEFAULT_LANGUAGE}.json: ${placeholders(original) || 'none'}`);
    }
  }
  if (main)
    for (const path of Object.keys(actual))
      if (!Object.hasOwn(expected, path)) report(path, unknownText(path, expected));
  for (const { path, reason } of brand ? messageProblems(own, brand) : []) report(path, reason);
  if (links) {
    const known = [MAIN_SITE, ...Object.keys(links.sites ?? {})];
    for (const { path, site } of sitesIn(own)) if (!known.includes(site)) report(path, unknownSite(site, known));
  }
  if (language === DEFAULT_LANGUAGE) {
    for (const name of LABEL_NAMES) if (!own.labels[name]) report(`labels.${name}`, `is missing; write "${name}": "…"`);
    for (const [path, text] of Object.entries(actual)) {
      const reason = placeholderProblem(text, placeholdersOf(path));
      if (reason) report(path, reason);
    }
  }
  if (own.featureMessages.length === 0) report('featureMessages', 'must contain a message to fall back to');
  return problems;
}

/** The sites that messages are limited to, with the path of each. */
function sitesIn({ announcements, featureMessages }: DictionaryFile) {
  return Object.entries({ announcements, featureMessages }).flatMap(([list, messages]) =>
    messages.flatMap(({ sites = [] }, index) =>
      sites.map((site, place) => ({ path: `${list}.${index}.sites.${place}`, site })),
    ),
  );
}

function unknownSite(site: string, known: readonly string[]): string {
  const nearest = nearestName(site, known);
  return `there is no site "${site}"; ${nearest === null ? `known sites are ${known.join(', ')}` : `did you mean "${nearest}"?`}`;
}

/** All but messages. */
function ownTextsOf(dictionary: DictionaryFile): Record<string, string> {
  return textsOf({ ...dictionary, announcements: [], featureMessages: [] });
}

/** The texts that links and teasers require in every dictionary, by path, with their values in the default language. */
function linkTexts(links: LinkTreeFile | null, main: DictionaryFile | null): Record<string, string> {
  const names = Object.keys(links?.links ?? {}).map((id) => [
    `links.${id}.name`,
    ownValue(main?.links, id)?.name ?? '',
  ]);
  const titles = Object.keys(links?.teasers ?? {}).map((id) => [
    `teasers.${id}.title`,
    ownValue(main?.teasers, id)?.title ?? '',
  ]);
  return Object.fromEntries([...names, ...titles]);
}

function unknownText(path: string, expected: Readonly<Record<string, string>>): string {
  const [section, id = ''] = path.split('.');
  const ids = Object.keys(expected).flatMap((known) =>
    known.startsWith(`${section}.`) ? (known.split('.')[1] ?? []) : [],
  );
  const nearest = nearestName(id, ids);
  return `is not a known text${nearest === null || nearest === id ? '' : `; did you mean "${nearest}"?`}`;
}

/** All texts of a dictionary by path. */
function textsOf(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value };
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value)
      .filter(([key]) => key !== '$schema' && (path !== '' || key !== 'language'))
      .map(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`)),
  ) as Record<string, string>;
}

function placeholders(text: string): string {
  return [...placeholdersIn(text)].sort().join(' ');
}
