/** Finds the problems of one message or card, by field. Pure. */

import * as v from 'valibot';
import { type AllowedImages, allowsImage } from '../../src/content/allowed-images.ts';
import { type MessageProblem, messageProblems } from '../../src/content/message-problems.ts';
import { type AnnouncementFile, messagesSchema } from '../../src/content/message-schema.ts';
import { type Card, cardsSchema, type LanguageMessages } from '../../src/content/publication.ts';
import type { BrandFile } from '../../src/content/schema.ts';
import type { Language } from '../../src/contract/language.ts';
import type { Problem } from '../contract/api.ts';
import { INCOMPLETE_MOMENT } from '../contract/draft.ts';

/** What messages and cards may refer to. */
export interface PublicationRules {
  readonly brand: Pick<BrandFile, 'origins'>;
  readonly images: AllowedImages;
}

/** The problems of a message or card as it would be published, at most one per field. */
export function problemsOf(
  { kind, id }: { kind: Problem['kind']; id: string },
  language: Language,
  value: AnnouncementFile | Card,
  { brand, images }: PublicationRules,
): Problem[] {
  const reasons = new Map<string | null, string>();
  const add = (field: string | null, reason: string) => reasons.has(field) || reasons.set(field, reason);
  if ('image' in value) {
    for (const issue of issuesOf(cardsSchema, { [id]: value })) add(...issue);
    for (const { path, reason } of messageProblems(oneCard(id, value), brand)) add(fieldOf(path), reason);
    if (!allowsImage(images, value.image)) {
      add('image', `must be an image of the release, or from ${images.origins.join(' or ')}`);
    }
  } else {
    for (const issue of issuesOf(messagesSchema, [value])) add(...issue);
    for (const { path, reason } of messageProblems(oneMessage(value), brand)) add(fieldOf(path), reason);
  }
  return [...reasons].map(([field, reason]) => ({ kind, id, language, field, reason }));
}

function oneCard(id: string, card: Card): LanguageMessages {
  return { announcements: [], featureMessages: [], cards: { [id]: card } };
}

function oneMessage(message: AnnouncementFile): LanguageMessages {
  return { announcements: [message], featureMessages: [], cards: {} };
}

function fieldOf(path: MessageProblem['path']): string | null {
  return path.split('.')[2] ?? null;
}

/** The invalid fields of the only value in a list or record, with the reasons. */
function issuesOf(schema: typeof messagesSchema | typeof cardsSchema, value: unknown): [string | null, string][] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map(({ path, message }) => {
    const { key: field, value: wrong } = path?.[1] ?? {};
    if (field === 'weight' && Number.isNaN(wrong)) return ['weight', 'must be a number such as 1 or 2.5'];
    if (typeof wrong === 'string' && INCOMPLETE_MOMENT.test(wrong)) {
      return [String(field), 'must have a date and a time'];
    }
    const { key: entry, value: wrongEntry } = path?.[2] ?? {};
    if (typeof entry === 'number') return [String(field), `${message}; line ${entry + 1} has “${String(wrongEntry)}”`];
    if (field === undefined && message.startsWith('startDate')) return ['endDate', 'must be after the start'];
    // the path ends at the key of a record if it is wrong
    return [typeof field === 'string' ? field : null, message];
  });
}
