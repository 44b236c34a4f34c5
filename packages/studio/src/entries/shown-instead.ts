/** Says what visitors see instead of an announcement that ends. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { Language } from '../../../../src/contract/language.ts';
import { MAIN_SITE } from '../../../../src/contract/site.ts';
import { listed, quoted } from '../fields/wording.ts';
import { messagesFor, patternsOf } from './audience.ts';
import { type Ending, endAnnouncement } from './end-announcement.ts';
import { scheduled } from './schedule.ts';
import { sharesAt } from './timeline.ts';
import { percentText } from './wording.ts';

/** What visitors see in some languages, such as `“Webinar” (75%) and “Fair” (25%)`, or `no message`. */
export interface Instead {
  readonly languages: readonly Language[];
  readonly shown: string;
}

/** For pages that show the announcement; if it is limited to some, for the first. */
export function shownInstead(languages: PublishedLanguages, ending: Ending): readonly Instead[] {
  const after = endAnnouncement(languages, ending);
  if (typeof after === 'string') return [];
  const byText = Map.groupBy(ending.in, (language) => {
    const { announcements, featureMessages: defaultMessages } = after[language];
    const ended = languages[language].announcements.find(({ id }) => id === ending.id);
    const [pages = null] = patternsOf(ended ? [ended] : []);
    const audience = { site: ended?.sites?.[0] ?? MAIN_SITE, pages };
    const seen = (messages: typeof announcements) => messagesFor(audience, messages.map(scheduled));
    const shares = sharesAt(
      { announcements: seen(announcements), defaults: seen(defaultMessages) },
      Date.parse(ending.at),
    );
    const titles = shares.map(
      ({ message, share }) => quoted(message.title) + (share < 1 ? ` (${percentText(share)})` : ''),
    );
    return titles.length === 0 ? 'no message' : listed(titles);
  });
  return [...byText].map(([shown, group]) => ({ languages: group, shown }));
}
