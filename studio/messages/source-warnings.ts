/** Finds blog sources whose posts cannot be shown, and places that show posts of a source that there is not. Pure. */

import { addressPlace, blogPlace } from '../../src/content/blog-place.ts';
import type { PublishedLanguages } from '../../src/content/publication.ts';
import { parseHttpsUrl } from '../../src/contract/address.ts';
import { LANGUAGES } from '../../src/contract/language.ts';
import type { MenusAnswer } from '../contract/api.ts';
import type { Finding } from './merge-findings.ts';
import { quoted } from './wording.ts';

/** A sentence on posts that lead to the origin of their source; `null` if they may. */
export function originWarning(address: string, linkOrigins: readonly string[]): string | null {
  const url = parseHttpsUrl(address.trim());
  if (!url || linkOrigins.includes(url.origin)) return null;
  return `Posts that lead to ${url.host} are not shown: brand.json does not allow links to it.`;
}

/** Only of what was published. */
export function sourceFindings(languages: PublishedLanguages, menus: MenusAnswer): Finding[] {
  return LANGUAGES.flatMap((language) => {
    const { texts = {} } = languages[language];
    const files = menus.languages[language].texts;
    return Object.entries(texts).flatMap(([id, text]): Finding[] => {
      const place = blogPlace(id);
      const about = (sentence: Finding['sentence']): Finding => {
        return { key: `blog-source ${id} ${text}`, warning: 'blog-source', language, sentence };
      };
      if (place?.kind === 'address') {
        const reason = originWarning(text, menus.linkOrigins);
        return reason ? [about((shown) => `The blog source ${quoted(place.name)} in ${shown}: ${reason}`)] : [];
      }
      const source = addressPlace(text);
      if (place?.kind !== 'choice' || Object.hasOwn(texts, source) || Object.hasOwn(files, source)) return [];
      const [name, wanted, shows] = [place.name, text, files[id] ?? ''].map(quoted);
      return [about((shown) => `${name} shows posts of ${shows} in ${shown}: there is no blog source ${wanted}.`)];
    });
  });
}
