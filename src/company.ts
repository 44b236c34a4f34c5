/**
 * The company's content: the only module that imports it. `#company` is `locales/` (package.json), unless a build names
 * another folder. The build validates the files (`scripts/content`), so their types are asserted here.
 */

import brand from '#company/brand.json' with { type: 'json' };
import de from '#company/de.json' with { type: 'json' };
import en from '#company/en.json' with { type: 'json' };
import es from '#company/es.json' with { type: 'json' };
import fr from '#company/fr.json' with { type: 'json' };
import ja from '#company/ja.json' with { type: 'json' };
import links from '#company/links.json' with { type: 'json' };
import pt from '#company/pt.json' with { type: 'json' };
import type { Locales } from './content/locales.ts';
import type { DictionaryFile, LinkTreeFile } from './content/schema.ts';
import type { Language } from './contract/language.ts';

export const COMPANY: Locales = {
  brand,
  links: links as LinkTreeFile,
  // this fails to compile if a language has no dictionary
  dictionaries: { de, en, es, fr, ja, pt } satisfies Record<Language, unknown> as Record<Language, DictionaryFile>,
};
