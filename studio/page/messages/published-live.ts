/** Finds in which languages visitors can see an announcement now. Pure. */

import type { PublishedLanguages } from '../../../src/content/publication.ts';
import { parseInstant } from '../../../src/contract/instant.ts';
import { LANGUAGES, type Language } from '../../../src/contract/language.ts';

/** @param now in milliseconds since 1970 */
export function languagesLive(published: PublishedLanguages, id: string, now: number): readonly Language[] {
  return LANGUAGES.filter((language) => {
    const message = published[language].announcements.find((announcement) => announcement.id === id);
    if (!message) return false;
    const start = parseInstant(message.startDate ?? '');
    const end = parseInstant(message.endDate ?? '');
    return (start === null || start <= now) && (end === null || now < end);
  });
}
