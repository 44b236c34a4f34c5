/** A set of content files with its table of languages, and the plugin that builds the service with it. */

import type { Plugin } from 'esbuild';
import * as tableModule from '#company/languages';
import { moduleOf } from '../../scripts/company/bundle-company.ts';
import type { Locales } from '../../src/content/locales.ts';
import { LANGUAGE_ENTRIES } from '../../src/contract/language.ts';
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
export function contentSet({ brand, links, dictionaries }: Locales): ContentSet {
  return { files: withoutUndefined({ brand, links, ...dictionaries }), languages: LANGUAGE_ENTRIES };
}

/** The real content in `count` languages: the real ones, and some generated from English. */
export function withLanguages(real: Locales, count: number): ContentSet {
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

/** Replaces the content and the table of languages in a bundle of the service. */
export function contentPlugin({ files, languages }: ContentSet): Plugin {
  const { brand, links, ...dictionaries } = files;
  return {
    name: 'generated content',
    setup(build) {
      build.onResolve({ filter: /^#company/ }, ({ path }) => ({ path, namespace: 'generated' }));
      build.onLoad({ filter: /^#company$/, namespace: 'generated' }, () => ({
        contents: moduleOf({ default: { brand, links, dictionaries, drawings: {} } }),
      }));
      build.onLoad({ filter: /languages$/, namespace: 'generated' }, () => ({
        contents: moduleOf({
          ...tableModule,
          LANGUAGE_TABLE: languages,
        }),
      }));
    },
  };
}

/** As in JSON files. */
function withoutUndefined(files: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(files)) as Record<string, unknown>;
}
