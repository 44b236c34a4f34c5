/** Puts the published menus and texts of a language in place of those of the files. Pure. */

import type { Language } from '../contract/language.ts';
import type { Locales } from './locales.ts';
import type { PublishedMenus } from './menu-schema.ts';
import type { DictionaryFile } from './schema.ts';
import { withMenus } from './with-menus.ts';

/** The files as the language shows them. */
export function withPublished(files: Locales, language: Language, published: PublishedMenus): Locales {
  if (!published.links && !published.texts && !published.lists) return files;
  const tree = withMenus(files.links, published);
  return {
    ...files,
    links: { ...tree, links: targetsWith(tree.links, published) },
    dictionaries: { ...files.dictionaries, [language]: dictionaryWith(files.dictionaries[language], published) },
    borrowed: { ...files.borrowed, [language]: stillBorrowed(files.borrowed?.[language] ?? {}, published) },
  };
}

type Targets = Locales['links']['links'];

/** A published link keeps icon and pill of the files, and is shown in the language whatever they say. */
function targetsWith(files: Targets, { links = {} }: PublishedMenus): Targets {
  const targets = new Map(Object.entries(files));
  for (const [id, { link }] of Object.entries(links)) {
    const { only: _, except: __, ...file } = targets.get(id) ?? {};
    targets.set(id, { ...file, url: link, localized: false });
  }
  return Object.fromEntries(targets);
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
    social: { ...files.social, ...textsOf('social') },
    links: { ...files.links, ...links },
    teasers: Object.fromEntries(
      Object.entries(files.teasers).map(([id, teaser]) => {
        const place = `teasers.${id}.epigraph`;
        return [id, Object.hasOwn(texts, place) ? { ...teaser, epigraph: texts[place] ?? '' } : teaser];
      }),
    ),
  };
}

/** Texts that were published are in the language itself. */
function stillBorrowed(borrowed: Readonly<Record<string, string>>, { links = {}, texts = {} }: PublishedMenus) {
  const isPublished = (path: string) => {
    const [, id] = /^links\.([^.]+)\./.exec(path) ?? [];
    return id === undefined ? Object.hasOwn(texts, path) : Object.hasOwn(links, id);
  };
  return Object.fromEntries(Object.entries(borrowed).filter(([path]) => !isPublished(path)));
}
