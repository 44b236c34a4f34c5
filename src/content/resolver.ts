/** Fills in placeholders and language prefixes in the content's texts and addresses. */

import { markBorrowed } from '../contract/borrowed-text.ts';
import { type Drawing, type DrawingFile, isDrawingFile } from '../contract/drawing.ts';
import { directionOf, type Language, withPathPrefix } from '../contract/language.ts';
import { ownValue } from '../contract/own-value.ts';
import type { CompanyContent } from './company-content.ts';
import type { FailedPart, LinkTarget } from './content.ts';
import { isolateText } from './isolate-text.ts';
import type { LinkTreeFile, TargetFile } from './link-tree-schema.ts';
import type { BrandFile, DictionaryFile } from './schema.ts';
import { siteTree } from './site-tree.ts';

/** The files and functions for resolving a language's content. */
export interface Resolver {
  readonly language: Language;
  /** The link tree as the site shows it. */
  readonly tree: LinkTreeFile;
  readonly dictionary: DictionaryFile;
  /**
   * Replaces `{brand}` in a text with the brand's name, isolates a text that runs against the language's direction, and
   * marks it if it is borrowed from another language.
   *
   * @param path the text's path in the dictionary, such as `titles.pricing`
   */
  readonly fill: (text: string, path?: string) => string;
  /** Looks up a text in the dictionary; the id stands for a missing one. */
  readonly textOf: (record: 'titles' | 'labels' | 'social', id: string) => string;
  readonly title: (id: string) => string;
  /** Replaces an origin such as `{support}` in an address, or adds the language prefix. */
  readonly href: (target: TargetFile) => string;
  readonly linkTarget: (target: TargetFile) => LinkTarget;
  /** Replaces the name of a file with its drawing; `null` if there is none. */
  readonly icon: <Name extends string>(name: Name) => Exclude<Name, DrawingFile> | Drawing | null;
  /** Resolves a part. If that throws, returns `null` and adds the part to `failed`. */
  readonly attempt: <Part>(fragment: 'header' | 'footer', part: string, resolve: () => Part) => Part | null;
  /** Grows while parts are resolved. */
  readonly failed: Readonly<Record<'header' | 'footer', FailedPart[]>>;
}

export function createResolver(
  { brand, links, dictionaries, drawings, borrowed }: CompanyContent,
  site: string,
  language: Language,
): Resolver {
  const dictionary = dictionaries[language];
  const direction = directionOf(language);
  const name = isolateText(brand.name, direction);
  const fill = (text: string, path = '') => {
    const filled = text.replaceAll('{brand}', () => name);
    const lender = ownValue(borrowed?.[language], path);
    // a text may be in another language
    const isolated = isolateText(filled, direction);
    return lender ? markBorrowed(isolated, lender) : isolated;
  };
  const textOf: Resolver['textOf'] = (record, id) => fill(ownValue(dictionary[record], id) ?? id, `${record}.${id}`);
  const href = ({ url, localized }: TargetFile) => withOrigin(brand, localized ? withLanguage(url, language) : url);
  const failed: Resolver['failed'] = { header: [], footer: [] };
  return {
    failed,
    attempt(fragment, part, resolve) {
      try {
        return resolve();
      } catch (error) {
        failed[fragment].push({ part, error });
        return null;
      }
    },
    language,
    tree: siteTree(links, site),
    dictionary,
    fill,
    icon: (name) => (isDrawingFile(name) ? (drawings[name] ?? null) : (name as Exclude<typeof name, DrawingFile>)),
    textOf,
    title: (id) => textOf('titles', id),
    href,
    linkTarget: (target) => ({ url: href(target), command: target.command ?? null }),
  };
}

/** Adds the prefix of a language to the path of an address: `{shop}/keys` → `{shop}/de/keys`. */
export function withLanguage(url: string, language: Language): string {
  const [, origin = '', path] = /^(\{[a-zA-Z]+\}|https:\/\/[^/]+)?(.*)$/.exec(url) ?? [];
  return origin + withPathPrefix(path || '/', language);
}

/** Replaces an origin such as `{support}` in an address. */
export function withOrigin(brand: BrandFile, url: string): string {
  return url.replace(/^\{([a-zA-Z]+)\}/, (_, origin: string) => originOf(brand, origin));
}

function originOf({ origins }: BrandFile, name: string): string {
  const origin = ownValue(origins, name);
  if (origin === undefined) throw new Error(`brand.json has no origin "${name}"`);
  return origin;
}
