/** A set of content files with its table of languages. */

import type { CompanyContent } from '../../../src/content/company-content.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_ENTRIES, type LanguageTable } from '../../../src/contract/language.ts';
import { translated } from './translate-dictionary.ts';

export interface ContentSet {
  /** As the files of `locales/`: the name without `.json` → its JSON. */
  readonly files: Readonly<Record<string, unknown>>;
  /** By code; src/contract/language.ts has the type. */
  readonly languages: Readonly<Record<string, object>>;
}

/** Codes of languages that the real content lacks. */
const FURTHER = [
  ...['it', 'nl', 'sv', 'da', 'nb', 'fi', 'pl', 'cs', 'hu'],
  ...['ro', 'bg', 'el', 'tr', 'uk', 'ko', 'zh', 'id', 'vi'],
];

/** A set in the real languages. */
export function contentSet({ brand, links, dictionaries }: CompanyContent): ContentSet {
  return { files: withoutUndefined({ brand, links, ...dictionaries }), languages: LANGUAGE_ENTRIES };
}

/** The real content in `count` languages: the real ones, and some generated from English. */
export function withLanguages(real: CompanyContent, count: number): ContentSet {
  const { files, languages } = contentSet(real);
  const further = FURTHER.slice(0, count - Object.keys(languages).length);
  if (Object.keys(languages).length + further.length !== count) throw new Error(`There are no ${count} languages`);
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const entries = further.map((code) => [code, { name: names.of(code), pathPrefix: `/${code}`, blogCode: code }]);
  const texts = further.map((code, index) => [code, translated(real.dictionaries.en, code, index)]);
  return {
    files: withoutUndefined({ ...files, ...Object.fromEntries(texts) }),
    languages: { ...languages, ...Object.fromEntries(entries) },
  };
}

/** What a bundle of the service is built with. */
export function constantsOf({ files, languages }: ContentSet) {
  const { brand, links, ...dictionaries } = files;
  return {
    company: { brand, links, dictionaries, drawings: {} },
    languages: { entries: languages, defaultLanguage: DEFAULT_LANGUAGE } as LanguageTable,
  };
}

/** As in JSON files. */
function withoutUndefined(files: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(files)) as Record<string, unknown>;
}
