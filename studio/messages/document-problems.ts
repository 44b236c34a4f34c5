/** Checks a document from another program, beyond its schema. Pure. */

import type { AnnouncementFile } from '../../src/content/message-schema.ts';
import type { Card, PublishedLanguages } from '../../src/content/publication.ts';
import { LANGUAGES } from '../../src/contract/language.ts';
import type { Problem } from '../contract/api.ts';
import { type PublicationRules, problemsOf } from './content-problems.ts';
import { entriesFrom } from './entries-from.ts';
import { lengthProblems, totalProblems } from './size-problems.ts';

export function documentProblems(languages: PublishedLanguages, rules: PublicationRules): Problem[] {
  const total = totalProblems(languages, null);
  return total.length > 0
    ? total
    : [...contentProblems(languages, rules), ...entriesFrom(languages).flatMap(lengthProblems)];
}

function contentProblems(languages: PublishedLanguages, rules: PublicationRules): Problem[] {
  return LANGUAGES.flatMap((language) => {
    const { announcements, featureMessages: defaultMessages, cards } = languages[language];
    const found = (kind: Problem['kind'], id: string, value: AnnouncementFile | Card) =>
      problemsOf({ kind, id }, language, value, rules);
    return [
      ...announcements.flatMap((message) => found('announcement', message.id, message)),
      ...defaultMessages.flatMap((message) => found('default-message', message.id, message)),
      ...Object.entries(cards).flatMap(([id, card]) => found('card', id, card)),
    ];
  });
}
