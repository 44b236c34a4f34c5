/** Finds blog sources whose posts can't be shown, and places that use a missing source. */

import { addressPlace, blogPlace } from '../../../../src/content/place.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { parseHttpsUrl } from '../../../../src/contract/address.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import type { MenusAnswer } from '../contract/api.ts';
import { quoted } from '../fields/wording.ts';
import type { Finding } from './merge-findings.ts';

/** A sentence if posts may not link to their source's origin; otherwise `null`. */
export function originWarning(address: string, linkOrigins: readonly string[]): string | null {
  const url = parseHttpsUrl(address.trim());
  if (!url || linkOrigins.includes(url.origin)) return null;
  return `Posts that lead to ${url.host} are not shown: brand.json does not allow links to it.`;
}

/** Only for published texts, not for the files. */
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
      const [name, wanted, shows] = [place.name, text, ownValue(files, id) ?? ''].map(quoted);
      return [about((shown) => `${name} shows posts of ${shows} in ${shown}: there is no blog source ${wanted}.`)];
    });
  });
}
