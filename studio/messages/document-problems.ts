/** Finds what is wrong with a document that another program has made, besides what its schema says. Pure. */

import * as v from 'valibot';
import type { AnnouncementFile } from '../../src/content/message-schema.ts';
import type { Card, PublishedLanguages } from '../../src/content/publication.ts';
import { LANGUAGES } from '../../src/contract/language.ts';
import type { Problem } from '../contract/api.ts';
import { entryContentSchema, MOST_ENTRIES } from '../contract/draft.ts';
import { type FindProblems, type PublicationRules, problemsOf } from './content-problems.ts';
import { entriesFrom, type UnsavedEntry } from './entries-from.ts';

/** @param find what is wrong with each message and card; `referenceProblems` for what was published before */
export function documentProblems(
  languages: PublishedLanguages,
  rules: PublicationRules,
  find: FindProblems = problemsOf,
): Problem[] {
  const entries = entriesFrom(languages);
  if (entries.length > MOST_ENTRIES) return [tooMany(entries.length)];
  return [...contentProblems(languages, rules, find), ...entries.flatMap(lengthProblems)];
}

function contentProblems(languages: PublishedLanguages, rules: PublicationRules, find: FindProblems): Problem[] {
  return LANGUAGES.flatMap((language) => {
    const { announcements, featureMessages, cards } = languages[language];
    const found = (kind: Problem['kind'], id: string, value: AnnouncementFile | Card) =>
      find({ kind, id }, language, value, rules);
    return [
      ...announcements.flatMap((message) => found('announcement', message.id, message)),
      ...featureMessages.flatMap((message) => found('default-message', message.id, message)),
      ...Object.entries(cards).flatMap(([id, card]) => found('card', id, card)),
    ];
  });
}

function tooMany(count: number): Problem {
  const reason = `must not have more than ${MOST_ENTRIES} messages and cards, and has ${count}`;
  return { kind: 'announcement', id: '', language: null, field: null, reason };
}

/** What is too long for the draft, in which people edit it afterwards. */
function lengthProblems({ id, content }: UnsavedEntry): Problem[] {
  const { issues = [] } = v.safeParse(entryContentSchema, content);
  return issues.map(({ path, message }) => {
    const [, language, field = null] = path?.map(({ key }) => String(key)) ?? [];
    const known = LANGUAGES.find((candidate) => candidate === language) ?? null;
    return { kind: content.kind, id, language: known, field, reason: message };
  });
}
