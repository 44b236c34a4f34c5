/** Finds the languages of a page: in `hreflang`, in menus of links, and in a list of options. */

import { attribute, type Element, visibleText, within } from './dom.ts';
import { type CodeOf, codeIn } from './language-codes.ts';
import { type Link, linksIn, type Part, type Resolve } from './outline.ts';

export interface PageLanguage {
  /** A BCP 47 tag. */
  readonly code: string;
  /** In itself, as the page writes it; null if the page has only the code. */
  readonly name: string | null;
  readonly url: string | null;
}

/** There are about 8,000 languages, but no site in so many. */
const MAX_LANGUAGES = 250;

/** The languages of `link` elements with `hreflang`. */
export function alternates(document: readonly Element[], resolve: Resolve): PageLanguage[] {
  return document
    .filter(
      (element) =>
        element.tagName === 'link' &&
        /(?<!\w)alternate(?!\w)/i.test(attribute(element, 'rel') ?? '') &&
        !/rss|atom|json/.test(attribute(element, 'type') ?? ''),
    )
    .flatMap((element) => {
      const code = codeIn(attribute(element, 'hreflang') ?? 'x-default');
      return code === null
        ? []
        : [{ code, name: attribute(element, 'title'), url: resolve(attribute(element, 'href') ?? '#') }];
    });
}

/** The languages of lists of options. */
export function options(document: readonly Element[], codeOf: CodeOf): PageLanguage[] {
  const lists = document
    .filter(({ tagName }) => tagName === 'select')
    .map((select) => {
      const all = within(select).filter(({ tagName }) => tagName === 'option');
      const found = all.flatMap((element): PageLanguage[] => {
        const name = visibleText(element);
        const value = attribute(element, 'value') ?? '';
        const code =
          codeOf({ name, element }) ?? (/^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/.test(value) ? codeIn(value) : null);
        return code === null ? [] : [{ code, name, url: null }];
      });
      return found.length >= Math.max(2, all.length * 0.8) ? found : [];
    });
  return lists.sort((one, other) => other.length - one.length)[0] ?? [];
}

/** The language of a tag, without its region and script. */
function baseOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/** The fullest source, with what the others say about its languages. */
export function joined(...sources: readonly (readonly PageLanguage[])[]): PageLanguage[] {
  const distinct = sources.map((source) =>
    [...new Map(source.toReversed().map((one) => [one.code, one])).values()].toReversed().slice(0, MAX_LANGUAGES),
  );
  const [fullest = []] = distinct.toSorted((one, other) => other.length - one.length);
  const related = Object.groupBy(distinct.flat(), ({ code }) => baseOf(code));
  const variants = Object.groupBy(fullest, ({ code }) => baseOf(code));
  return fullest.map((language) => {
    const isOnly = variants[baseOf(language.code)]?.length === 1;
    const same = (related[baseOf(language.code)] ?? []).filter(({ code }) => isOnly || code === language.code);
    return {
      ...language,
      name: language.name ?? same.find(({ name }) => name)?.name ?? null,
      url: language.url ?? same.find(({ url }) => url)?.url ?? null,
    };
  });
}

/** The languages that links name. */
export function languagesOfLinks(links: readonly Link[], codeOf: CodeOf): PageLanguage[] {
  return links.flatMap((link): PageLanguage[] => {
    const code = codeOf(link);
    return code === null ? [] : [{ code: withRegion(code, link.url), name: link.name, url: link.url }];
  });
}

/** A menu says “Português”, and leads to `/pt-br/`. */
function withRegion(code: string, url: string | null): string {
  const segments = new URL(url ?? 'about:blank').pathname.split('/');
  const codes = segments.flatMap((segment) =>
    /^[a-z]{2}[-_][a-z]{2,4}$/i.test(segment) ? (codeIn(segment) ?? []) : [],
  );
  return codes.find((other) => other.startsWith(`${code}-`)) ?? code;
}

/** The largest parts of which each is a choice of languages. */
export function languageListsIn(parts: readonly Part[], isList: (links: readonly Link[]) => boolean): Link[][] {
  return parts.flatMap((part): Link[][] => {
    if (part.kind !== 'group') return [];
    const links = linksIn(part);
    return isList(links) ? [links] : languageListsIn(part.parts, isList);
  });
}

/** The page's own language first. */
export function withOwn(
  found: readonly PageLanguage[],
  declared: string | null,
  own: readonly string[],
): PageLanguage[] {
  const byUrl = found.find(({ url }) => url !== null && own.includes(url));
  const related = found.filter(({ code }) => declared !== null && baseOf(code) === baseOf(declared));
  const itself =
    found.find(({ code }) => code === declared) ?? byUrl ?? (related.length === 1 ? related[0] : undefined);
  if (itself) return [itself, ...found.filter((language) => language !== itself)];
  return declared === null ? [...found] : [{ code: declared, name: null, url: null }, ...found];
}
