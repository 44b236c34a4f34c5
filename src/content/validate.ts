/** Checks the files of `locales/` as a whole: their shapes, and that they agree with one another. Runs in the build. */

import * as v from 'valibot';
import { LANGUAGES, type Language } from '../contract/language.ts';
import { isAvailable } from './availability.ts';
import type { Locales } from './locales.ts';
import { brandSchema, type DictionaryFile, dictionarySchema, type LinkTreeFile, linkTreeSchema } from './schema.ts';

export interface Problem {
  readonly file: string;
  /** Where in the file, as a path such as `announcements.0.startDate`. */
  readonly place: string;
  readonly reason: string;
}

export class InvalidContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The content is not valid:\n${problems.map((p) => `  ${p.file}: ${p.place}: ${p.reason}`).join('\n')}`);
    this.name = 'InvalidContentError';
    this.problems = problems;
  }
}

/**
 * Takes the parsed JSON of each file of `locales/` by its name and gives them back typed.
 *
 * @throws InvalidContentError naming every file, place and reason that is wrong
 */
export function validateLocales(files: Readonly<Record<string, unknown>>): Locales {
  const problems: Problem[] = [];
  const check = <S extends v.GenericSchema>(schema: S, file: string): v.InferOutput<S> | null => {
    const result = v.safeParse(schema, files[file]);
    if (result.success) return result.output;
    for (const issue of result.issues)
      problems.push({ file, place: v.getDotPath(issue) ?? '(whole file)', reason: issue.message });
    return null;
  };
  const brand = check(brandSchema, 'brand.json');
  const links = check(linkTreeSchema, 'links.json');
  const dictionaries = LANGUAGES.map((language) => [language, check(dictionarySchema, `${language}.json`)] as const);
  if (problems.length > 0 || !brand || !links) throw new InvalidContentError(problems);

  const locales = { brand, links, dictionaries: Object.fromEntries(dictionaries) as Record<Language, DictionaryFile> };
  problems.push(
    ...linkTreeProblems(locales),
    ...LANGUAGES.flatMap((language) => dictionaryProblems(locales, language)),
  );
  if (problems.length > 0) throw new InvalidContentError(problems);
  return locales;
}

function linkTreeProblems({ brand, links, dictionaries }: Locales): Problem[] {
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

function dictionaryProblems({ brand, links, dictionaries }: Locales, language: Language): Problem[] {
  const problems: Problem[] = [];
  const file = `${language}.json`;
  const own = dictionaries[language];
  const report = (place: string, reason: string) => problems.push({ file, place, reason });
  if (own.language !== language) report('language', `must be "${language}"`);
  const expected = {
    ...textsOf({ ...dictionaries.en, announcements: [], featureMessages: [] }),
    ...Object.fromEntries(
      [...Object.keys(links.links)].map((id) => [`links.${id}.name`, dictionaries.en.links[id]?.name ?? '']),
    ),
    ...Object.fromEntries(
      [...Object.keys(links.teasers)].map((id) => [`teasers.${id}.title`, dictionaries.en.teasers[id]?.title ?? '']),
    ),
  };
  const actual = textsOf({ ...own, announcements: [], featureMessages: [] });
  for (const [place, english] of Object.entries(expected)) {
    const translated = actual[place];
    if (translated === undefined) report(place, 'is missing');
    else if (placeholders(translated) !== placeholders(english)) {
      report(place, `must hold the placeholders of en.json: ${placeholders(english) || 'none'}`);
    }
  }
  for (const place of Object.keys(actual))
    if (!(place in expected)) report(place, 'is unknown: no text is shown there');
  const { announcements, featureMessages } = own;
  for (const [place, text] of Object.entries(textsOf({ announcements, featureMessages }))) {
    const reason = place.endsWith('.link') ? originProblem(text, brand) : placeholderProblem(text, ['{brand}']);
    if (reason) report(place, reason);
  }
  if (language === 'en') {
    for (const [place, text] of Object.entries(actual)) {
      const reason = placeholderProblem(text, place === 'labels.copyright' ? ['{brand}', '{year}'] : ['{brand}']);
      if (reason) report(place, reason);
    }
  }
  if (featureMessages.length === 0) report('featureMessages', 'must hold a message to fall back to');
  return problems;
}

type UsedId = {
  readonly kind: 'link' | 'teaser' | 'title' | 'pill' | 'source';
  readonly id: string;
  readonly place: string;
};

function usedIds(links: LinkTreeFile): UsedId[] {
  const used: UsedId[] = [];
  const use = (kind: UsedId['kind'], place: string, ids: readonly (string | undefined)[] | undefined) => {
    for (const id of ids ?? []) if (id !== undefined) used.push({ kind, id, place });
  };
  for (const [place, column] of columnsOf(links)) {
    use('title', `${place}.title`, [column.title]);
    if ('firstPost' in column) use('teaser', `${place}.firstPost`, column.firstPost);
    if ('itemListData' in column) use('link', `${place}.itemListData`, column.itemListData);
    if ('links' in column) {
      use('link', `${place}.links`, column.links);
      use('link', `${place}.secondList`, column.secondList);
      use('title', `${place}.secondTitle`, [column.secondTitle]);
      use('link', place, [column.bottomLink, column.extraLink]);
    }
  }
  links.navigation.forEach((item, index) => {
    use('title', `navigation.${index}.title`, [item.title]);
  });
  links.footer.columns.forEach((column, index) => {
    use('title', `footer.columns.${index}.title`, [column.title]);
    use('link', `footer.columns.${index}.links`, column.links);
  });
  use('link', 'footer.legal', links.footer.legal);
  for (const [id, link] of Object.entries(links.links)) use('pill', `links.${id}.pill`, [link.pill]);
  for (const [id, teaser] of Object.entries(links.teasers))
    if ('source' in teaser) use('source', `teasers.${id}.source`, [teaser.source]);
  return used;
}

type ColumnFile = Extract<LinkTreeFile['navigation'][number], { firstColumn: unknown }>['firstColumn'];

function columnsOf(links: LinkTreeFile): [string, ColumnFile][] {
  return links.navigation.flatMap((item, index) =>
    'firstColumn' in item
      ? (['firstColumn', 'secondColumn', 'thirdColumn'] as const).flatMap((name): [string, ColumnFile][] => {
          const column = item[name];
          return column ? [[`navigation.${index}.${name}`, column]] : [];
        })
      : [],
  );
}

function firstPosts(links: LinkTreeFile): [string, readonly string[]][] {
  return columnsOf(links).flatMap(([place, column]): [string, readonly string[]][] =>
    'firstPost' in column ? [[`${place}.firstPost`, column.firstPost]] : [],
  );
}

type Target = { readonly url: string; readonly localized?: boolean | undefined };

/** Every address of the link tree by its place. */
function targetsOf(links: LinkTreeFile): [string, Target][] {
  const columnTitles = columnsOf(links).flatMap(([place, column]): [string, Target][] =>
    'titleUrl' in column && column.titleUrl ? [[`${place}.titleUrl`, column.titleUrl]] : [],
  );
  const posts = Object.entries(links.teasers).flatMap(([id, teaser]): [string, Target][] => {
    if ('post' in teaser) return [[`teasers.${id}.post`, teaser.post]];
    return teaser.fallback ? [[`teasers.${id}.fallback`, teaser.fallback]] : [];
  });
  return [
    ...Object.entries(links.links).map(([id, link]): [string, Target] => [`links.${id}`, link]),
    ...links.navigation.flatMap((item, index): [string, Target][] =>
      'url' in item ? [[`navigation.${index}`, item]] : [],
    ),
    ...columnTitles,
    ...posts,
    ...Object.entries(links.actions).map(([id, action]): [string, Target] => [`actions.${id}`, action]),
  ];
}

function originProblem(url: string, brand: Locales['brand']): string | null {
  const origin = /^\{([a-zA-Z]+)\}/.exec(url)?.[1];
  return origin === undefined || Object.hasOwn(brand.origins, origin) ? null : `brand.json has no origin "${origin}"`;
}

function placeholderProblem(text: string, fillable: readonly string[]): string | null {
  const known = [...text.matchAll(/\{[^}]*\}/g)].every(([name]) => fillable.includes(name));
  return known ? null : `must hold no placeholder but ${fillable.join(' and ')}`;
}

/** Every text of a dictionary by its place. */
function textsOf(value: unknown, place = ''): Record<string, string> {
  if (typeof value === 'string') return { [place]: value };
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value)
      .filter(([key]) => key !== '$schema' && (place !== '' || key !== 'language'))
      .map(([key, inner]) => textsOf(inner, place === '' ? key : `${place}.${key}`)),
  ) as Record<string, string>;
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\w+\}/g)]
    .map(([name]) => name)
    .sort()
    .join(' ');
}
