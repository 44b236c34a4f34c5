/** Finds what is wrong with one message or card, by its field. Pure. */

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

/** Finds what is wrong with a message or card in one language: at most one problem for each field. */
export type FindProblems = (
  entry: { kind: Problem['kind']; id: string },
  language: Language,
  value: AnnouncementFile | Card,
  rules: PublicationRules,
) => Problem[];

type Issue = readonly [field: string | null, reason: string];

/** By all rules for what is written. */
export const problemsOf: FindProblems = (entry, language, value, rules) => {
  const issues = 'image' in value ? issuesOf(cardsSchema, { [entry.id]: value }) : issuesOf(messagesSchema, [value]);
  return oneForEachField([...issues, ...referenceIssues(entry.id, value, rules)], entry, language);
};

/** Without the rules for texts and weights, which what was published before they were made may break. */
export const referenceProblems: FindProblems = (entry, language, value, rules) =>
  oneForEachField(referenceIssues(entry.id, value, rules), entry, language);

function referenceIssues(id: string, value: AnnouncementFile | Card, { brand, images }: PublicationRules): Issue[] {
  const isCard = 'image' in value;
  const found = messageProblems(isCard ? oneCard(id, value) : oneMessage(value), brand);
  const issues = found.map(({ path, reason }): Issue => [fieldOf(path), reason]);
  if (!isCard || allowsImage(images, value.image)) return issues;
  return [...issues, ['image', `must be an image of the release, or from ${images.origins.join(' or ')}`]];
}

function oneForEachField(issues: readonly Issue[], entry: Parameters<FindProblems>[0], language: Language): Problem[] {
  const reasons = new Map<string | null, string>();
  for (const [field, reason] of issues) if (!reasons.has(field)) reasons.set(field, reason);
  return [...reasons].map(([field, reason]) => ({ ...entry, language, field, reason }));
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

/** Of a list or record with one value: its fields, and what is wrong with each. */
function issuesOf(schema: typeof messagesSchema | typeof cardsSchema, value: unknown): Issue[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map(({ path, message }): Issue => {
    const { key: field, value: wrong } = path?.[1] ?? {};
    if (field === 'weight' && Number.isNaN(wrong)) return ['weight', 'must be a number such as 1 or 2.5'];
    if (typeof wrong === 'string' && INCOMPLETE_MOMENT.test(wrong))
      return [String(field), 'must have a date and a time'];
    if (field === undefined && message.startsWith('startDate')) return ['endDate', 'must be after the start'];
    // the path ends at the key of a record if it is wrong
    return [typeof field === 'string' ? field : null, message];
  });
}
