/** The files of `locales/`, bundled. The build has validated them (`validate.ts`), so they are typed without a second check. */

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

/** The brand, the one link tree and the six dictionaries. */
export interface Locales {
  readonly brand: BrandFile;
  readonly links: LinkTreeFile;
  readonly dictionaries: Readonly<Record<Language, DictionaryFile>>;
}

export const LOCALES: Locales = {
  brand,
  links: links as LinkTreeFile,
  dictionaries: { de, en, es, fr, ja, pt } as Record<Language, DictionaryFile>,
};
