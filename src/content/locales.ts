/** Bundles the files of `locales/`. The build validates them (`scripts/content`), so their types are asserted here. */

import brand from '../../locales/brand.json' with { type: 'json' };
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import ja from '../../locales/ja.json' with { type: 'json' };
import links from '../../locales/links.json' with { type: 'json' };
import pt from '../../locales/pt.json' with { type: 'json' };
import type { Language } from '../contract/language.ts';
import type { BrandFile, DictionaryFile, LinkTreeFile } from './schema.ts';

/** The brand, the link tree and the dictionary of each language. */
export interface Locales {
  readonly brand: BrandFile;
  readonly links: LinkTreeFile;
  readonly dictionaries: Readonly<Record<Language, DictionaryFile>>;
}

export const LOCALES: Locales = {
  brand,
  links: links as LinkTreeFile,
  // this fails to compile if a language has no dictionary
  dictionaries: { de, en, es, fr, ja, pt } satisfies Record<Language, unknown> as Record<Language, DictionaryFile>,
};
