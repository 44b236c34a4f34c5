/** Lists the links of messages, cards and edited menus as absolute URLs, each with its uses. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { BrandFile } from '../../../../src/content/schema.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { phaseOf, scheduled } from './schedule.ts';

export interface UsedLink {
  /** An https URL. */
  readonly url: string;
  readonly uses: readonly { readonly title: string; readonly language: Language }[];
}

/** Omits the links of messages that are over. @param now milliseconds since 1970 */
export function usedLinks(
  languages: PublishedLanguages,
  brand: Pick<BrandFile, 'siteOrigin' | 'origins'>,
  now: number,
): UsedLink[] {
  const byUrl = new Map<string, UsedLink>();
  for (const language of LANGUAGES) {
    const { announcements, featureMessages: defaultMessages, cards, links = {} } = languages[language];
    const messages = [...announcements, ...defaultMessages].filter(
      (message) => phaseOf(scheduled(message), now) !== 'over',
    );
    const inMenus = Object.values(links).map(({ name, link }) => ({ title: name, link }));
    for (const { title, link } of [...messages, ...Object.values(cards), ...inMenus]) {
      const url = completeAddress(link, brand);
      if (url === null) continue;
      byUrl.set(url, { url, uses: [...(byUrl.get(url)?.uses ?? []), { title, language }] });
    }
  }
  return [...byUrl.values()];
}

function completeAddress(
  link: string,
  { siteOrigin, origins }: Pick<BrandFile, 'siteOrigin' | 'origins'>,
): string | null {
  const [, name, path = link] = /^\{([a-zA-Z]+)\}(.*)$/.exec(link) ?? [];
  const base = name === undefined ? siteOrigin : ownValue(origins, name);
  const url = base === undefined ? null : URL.parse(path, base);
  if (url?.protocol !== 'https:') return null;
  // what follows the # is not part of the request
  url.hash = '';
  return url.href;
}
