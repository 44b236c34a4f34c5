/** Finds the share of views of each message of the list. */

import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import type { Session } from '../../contract/api.ts';
import { entryKey, languagesOf } from '../../contract/draft.ts';
import { type ListedMessage, publishedOf } from '../entries/listed-message.ts';
import { sharesNow } from '../entries/message-entry.ts';

/**
 * @param language `null` for all
 * @returns a published message's share, from 0 to 1, if it is the same in all languages and sites
 * that show it; otherwise `null`
 */
export function sharesOf(
  messages: readonly ListedMessage[],
  language: Language | null,
  now: number,
  sites: Session['sites'],
): (message: ListedMessage) => number | null {
  const seen = publishedOf(messages);
  const shares = new Map(
    (language === null ? LANGUAGES : [language]).map(
      (of) => [of, sites.map(({ id }) => sharesNow(seen, of, now, id))] as const,
    ),
  );
  return (message) => {
    if (message.published === null) return null;
    const languages = language === null ? languagesOf(message.published) : [language];
    const found = new Set(
      languages.flatMap((of) => {
        const onSites = (shares.get(of) ?? []).flatMap((share) => share.get(entryKey(message)) ?? []);
        return onSites.length === 0 ? [null] : onSites;
      }),
    );
    const [first = null] = found;
    return found.size === 1 ? first : null;
  };
}
