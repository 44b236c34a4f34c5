/** Finds the language that a page, a link or an option names. */

import * as v from 'valibot';
import { canonical, codeSchema } from '../../company/config-schema.ts';
import { ancestorsOf, attribute, type Element } from './dom.ts';
import type { Link } from './outline.ts';

/** Codes by the names of languages in themselves, in English, and in the language of the page. */
function codesByName(own: string): ReadonlyMap<string, string> {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const codes = letters
    .flatMap((one) => letters.map((two) => one + two))
    .filter((code) => english.of(code) !== undefined);
  const inOwn = new Intl.DisplayNames([own], { type: 'language', fallback: 'none' });
  const names = codes.flatMap((code) => {
    const itself = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' });
    return [itself.of(code), inOwn.of(code), english.of(code)].map(
      (name) => [name?.toLowerCase() ?? '', code] as const,
    );
  });
  const scripts = [
    ['简体中文', 'zh-Hans'],
    ['中文 (简体)', 'zh-Hans'],
    ['繁體中文', 'zh-Hant'],
    ['正體中文', 'zh-Hant'],
    ['中文', 'zh'],
  ] as const;
  return new Map([...names.filter(([name]) => name !== ''), ...scripts]);
}

export type CodeOf = (link: Pick<Link, 'name' | 'element'>) => string | null;

/** @param own the language of the page @returns a function that finds the language that a link or an option names */
export function codeReader(own: string): CodeOf {
  const byName = codesByName(own);
  return ({ name, element }) => {
    const [item] = ancestorsOf(element).filter(({ tagName }) => tagName === 'li');
    const given = [
      attribute(element, 'hreflang'),
      attribute(element, 'lang'),
      item && attribute(item, 'hreflang'),
      item && attribute(item, 'lang'),
    ];
    const [code] = given.flatMap((tag) => (tag ? (codeIn(tag) ?? []) : []));
    if (code !== undefined) return code;
    const classes = `${attribute(element, 'class') ?? ''} ${(item && attribute(item, 'class')) ?? ''}`;
    const marked = /(?<![\w-])lang(?:uage)?-(?:item-)?([a-z]{2}(?:-[a-z]{2})?)(?![\w-])/i.exec(classes)?.[1];
    if (marked !== undefined && marked !== 'item') return codeIn(marked);
    const text = name.toLowerCase();
    if (/^[a-z]{2}(?:[-_][a-z]{2})?$/.test(text)) return byName.size > 0 ? codeIn(text) : null;
    return (
      byName.get(text) ??
      byName.get(text.replace(/^(?:en|in|auf|em|på|po|in het) /, '')) ??
      byName.get(text.replace(/\s*\(.*\)$/, '')) ??
      null
    );
  };
}

export function codeIn(tag: string): string | null {
  const written = tag.trim().replaceAll('_', '-');
  const code = /^x-default$/i.test(written) ? null : canonical(written);
  return v.is(codeSchema, code) ? code : null;
}

/** What `html`, a canonical link or the page's data declare. */
export function declaredLanguage(document: readonly Element[]): string | null {
  const meta = (name: string) =>
    document.find(
      (element) =>
        element.tagName === 'meta' &&
        [attribute(element, 'property'), attribute(element, 'name'), attribute(element, 'http-equiv')].some(
          (value) => value?.toLowerCase() === name,
        ),
    );
  const root = document.find(({ tagName }) => tagName === 'html');
  const tags = [
    root && attribute(root, 'lang'),
    root && attribute(root, 'xml:lang'),
    ...['og:locale', 'content-language', 'language'].map((name) => {
      const found = meta(name);
      return found && (attribute(found, 'content') ?? attribute(found, 'value'));
    }),
  ];
  return tags.flatMap((tag) => (tag ? (codeIn(tag) ?? []) : []))[0] ?? null;
}

/** The language of a script that only one language uses, or mostly. */
export function languageOfScript(text: string): string | null {
  const scripts = [
    [/[\p{sc=Hira}\p{sc=Kana}]/u, 'ja'],
    [/\p{sc=Hang}/u, 'ko'],
    [/\p{sc=Han}/u, 'zh-CN'],
    [/\p{sc=Arab}/u, 'ar'],
    [/\p{sc=Hebr}/u, 'he'],
    [/\p{sc=Grek}/u, 'el'],
    [/\p{sc=Thai}/u, 'th'],
    [/\p{sc=Cyrl}/u, 'ru'],
  ] as const;
  return scripts.find(([script]) => script.test(text))?.[1] ?? null;
}

/** Whether a list of links is a choice of languages. */
export function isLanguageList(links: readonly Link[], codeOf: CodeOf): boolean {
  const codes = links.map((link) => codeOf(link));
  const known = codes.filter((code) => code !== null);
  return known.length >= 2 && known.length >= links.length * 0.6 && new Set(known).size >= 2;
}

/** Of a link alone: one that says so in the markup, or is named by the language in itself. */
export function isLanguageLink(link: Link, codeOf: CodeOf): boolean {
  if (attribute(link.element, 'hreflang') !== null) return true;
  const code = link.name.length > 3 ? codeOf(link) : null;
  const own = code === null ? '' : (new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? '').toLowerCase();
  return own !== '' && link.name.toLowerCase().endsWith(own);
}
