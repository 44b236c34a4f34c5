/** How texts and addresses of the files become final in one language. */

import { type Language, withPathPrefix } from '../contract/language.ts';
import type { Locales } from './locales.ts';
import type { DictionaryFile, LinkTreeFile, TargetFile } from './schema.ts';

/** What the parts of a language's content are resolved with. */
export interface Resolver {
  readonly language: Language;
  readonly tree: LinkTreeFile;
  readonly dictionary: DictionaryFile;
  /** A text with the brand's name in it. */
  readonly fill: (text: string) => string;
  /** The title of an id of the dictionary. */
  readonly title: (id: string) => string;
  /** An address with its origin or its language prefix. */
  readonly href: (target: TargetFile) => string;
}

export function createResolver({ brand, links: tree, dictionaries }: Locales, language: Language): Resolver {
  const dictionary = dictionaries[language];
  const fill = (text: string) => text.replaceAll('{brand}', () => brand.name);
  return {
    language,
    tree,
    dictionary,
    fill,
    title: (id) => fill(dictionary.titles[id] ?? id),
    href: ({ url, localized }) => {
      const absolute = url.replace(/^\{([a-zA-Z]+)\}/, (_, origin: string) => brand.origins[origin] ?? '');
      return localized ? withPathPrefix(absolute, language) : absolute;
    },
  };
}
