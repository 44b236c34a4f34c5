/** Lists the links of messages, cards and edited menus as absolute URLs, each with its uses. */

import type { AnnouncementFile } from '../../../../src/content/message-schema.ts';
import type { LanguageMessages, PublishedLanguages } from '../../../../src/content/publication.ts';
import type { BrandFile } from '../../../../src/content/schema.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { ENTRY_KINDS, type EntryKind, isMessageKind } from '../contract/draft.ts';
import { KINDS } from '../model/entry-types.ts';
import { textsOfType } from '../model/fields-of-type.ts';
import { editableFields, publishedIn } from '../model/published-form.ts';
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
    for (const { title, link } of ENTRY_KINDS.flatMap((kind) => linksOf(kind, languages[language], now))) {
      const url = completeAddress(link, brand);
      if (url === null) continue;
      byUrl.set(url, { url, uses: [...(byUrl.get(url)?.uses ?? []), { title, language }] });
    }
  }
  return [...byUrl.values()];
}

/** The addresses in a language's entries, except for messages that are over. */
function linksOf(kind: EntryKind, messages: LanguageMessages, now: number) {
  const { title = '' } = KINDS[kind];
  return publishedIn(messages, kind).flatMap(([id, value]) => {
    if (isMessageKind(kind) && phaseOf(scheduled(value as AnnouncementFile), now) === 'over') return [];
    const texts = editableFields(kind, value);
    return textsOfType('address', { kind, id }, texts).map(({ text: link }) => {
      return { title: ownValue(texts, title) ?? '', link };
    });
  });
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
