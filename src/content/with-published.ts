/** Replaces the files' menus and texts with a language's published ones. */

import type { Language } from '../contract/language.ts';
import { ownValue } from '../contract/own-value.ts';
import type { CompanyContent } from './company-content.ts';
import type { PublishedMenus } from './menu-schema.ts';
import type { DictionaryFile } from './schema.ts';
import { withMenus } from './with-menus.ts';

/** The files as the language shows them. */
export function withPublished(files: CompanyContent, language: Language, published: PublishedMenus): CompanyContent {
  if (!published.links && !published.texts && !published.lists) return files;
  const tree = withMenus(files.links, published);
  return {
    ...files,
    brand: { ...files.brand, social: networksWith(files.brand.social, published) },
    links: { ...tree, links: targetsWith(tree.links, published) },
    dictionaries: { ...files.dictionaries, [language]: dictionaryWith(files.dictionaries[language], published) },
    borrowed: { ...files.borrowed, [language]: stillBorrowed(files.borrowed?.[language] ?? {}, published) },
  };
}

type Targets = CompanyContent['links']['links'];

/** A published link keeps icon and pill from the files, and is shown in the language despite `only` and `except`. */
function targetsWith(files: Targets, { links = {} }: PublishedMenus): Targets {
  const targets = new Map(Object.entries(files));
  for (const [id, { link }] of Object.entries(links)) {
    const { only: _, except: __, ...file } = targets.get(id) ?? {};
    targets.set(id, { ...file, url: link, localized: false });
  }
  return Object.fromEntries(targets);
}

/** Names come from the dictionary. Omits new networks whose icon this release lacks. */
function networksWith(
  files: CompanyContent['brand']['social'],
  { links = {} }: PublishedMenus,
): CompanyContent['brand']['social'] {
  const networks = { ...files };
  for (const [place, { link, icon }] of Object.entries(links)) {
    const [, id = ''] = /^social\.(.+)$/.exec(place) ?? [];
    const shown = icon ?? ownValue(files, id)?.icon;
    if (id && shown) networks[id] = { url: link, icon: shown };
  }
  return networks;
}

function dictionaryWith(files: DictionaryFile, { links = {}, texts = {} }: PublishedMenus): DictionaryFile {
  const names = Object.entries(links).map(([place, { name }]) => [place, name] as const);
  const namesOf = (record: string) => Object.fromEntries(names.filter(([place]) => place.startsWith(`${record}.`)));
  const textsOf = (record: string) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([place, text]) =>
        place.startsWith(`${record}.`) ? [[place.slice(record.length + 1), text]] : [],
      ),
    );
  return {
    ...files,
    labels: { ...files.labels, ...textsOf('labels'), ...namesOf('actions') },
    titles: { ...files.titles, ...textsOf('titles'), ...namesOf('navigation') },
    pills: { ...files.pills, ...textsOf('pills') },
    social: {
      ...files.social,
      ...Object.fromEntries(
        Object.entries(namesOf('social')).map(([place, name]) => [place.slice('social.'.length), name]),
      ),
    },
    links: { ...files.links, ...links },
    teasers: Object.fromEntries(
      Object.entries(files.teasers).map(([id, teaser]) => {
        const epigraph = ownValue(texts, `teasers.${id}.epigraph`);
        return [id, epigraph === undefined ? teaser : { ...teaser, epigraph }];
      }),
    ),
  };
}

/** Published texts are in the language itself, so they are no longer borrowed. */
function stillBorrowed(borrowed: Readonly<Record<string, string>>, { links = {}, texts = {} }: PublishedMenus) {
  const isPublished = (path: string) => {
    const [, id] = /^links\.([^.]+)\./.exec(path) ?? [];
    return id === undefined ? Object.hasOwn(texts, path) || Object.hasOwn(links, path) : Object.hasOwn(links, id);
  };
  return Object.fromEntries(Object.entries(borrowed).filter(([path]) => !isPublished(path)));
}
