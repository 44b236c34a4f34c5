/** Fills in placeholders and language prefixes in the texts and addresses of the content. */

import { type Language, withPathPrefix } from '../contract/language.ts';
import type { ContentFault } from './content.ts';
import type { Locales } from './locales.ts';
import type { BrandFile, DictionaryFile, LinkTreeFile, TargetFile } from './schema.ts';

/** The files and functions that the content of a language is resolved with. */
export interface Resolver {
  readonly language: Language;
  readonly tree: LinkTreeFile;
  readonly dictionary: DictionaryFile;
  /** Replaces `{brand}` in a text with the name of the brand. */
  readonly fill: (text: string) => string;
  /** Looks up a title in the dictionary. */
  readonly title: (id: string) => string;
  /** Replaces an origin such as `{support}` in an address, or adds the language prefix. */
  readonly href: (target: TargetFile) => string;
  /** Resolves a part: a list with it, or an empty one if that throws, which is a fault of the content. */
  readonly attempt: <Part>(fragment: ContentFault['fragment'], part: string, resolve: () => Part) => Part[];
  /** Grows while parts are resolved. */
  readonly faults: ContentFault[];
}

export function createResolver({ brand, links: tree, dictionaries }: Locales, language: Language): Resolver {
  const dictionary = dictionaries[language];
  const fill = (text: string) => text.replaceAll('{brand}', () => brand.name);
  const faults: ContentFault[] = [];
  return {
    faults,
    attempt(fragment, part, resolve) {
      try {
        return [resolve()];
      } catch (error) {
        faults.push({ fragment, part, error: String(error) });
        return [];
      }
    },
    language,
    tree,
    dictionary,
    fill,
    title: (id) => fill(dictionary.titles[id] ?? id),
    href: ({ url, localized }) => {
      const absolute = url.replace(/^\{([a-zA-Z]+)\}/, (_, origin: string) => originOf(brand, origin));
      return localized ? withPathPrefix(absolute, language) : absolute;
    },
  };
}

function originOf({ origins }: BrandFile, name: string): string {
  const origin = Object.hasOwn(origins, name) ? origins[name] : undefined;
  if (origin === undefined) throw new Error(`brand.json has no origin "${name}"`);
  return origin;
}
