/** Finds problems that schemas cannot: placeholders and origins that do not exist. */

import { ownValue } from '../contract/own-value.ts';
import type { AnnouncementFile } from './message-schema.ts';
import { originProblem } from './origin-problem.ts';
import type { Card } from './publication.ts';
import type { BrandFile } from './schema.ts';

interface Messages {
  readonly announcements: readonly AnnouncementFile[];
  readonly featureMessages: readonly AnnouncementFile[];
  readonly cards?: Readonly<Record<string, Card>>;
}

export interface MessageProblem {
  /** Such as `announcements.0.title`. */
  readonly path: string;
  readonly reason: string;
}

/** The fields that hold text for visitors. */
const TEXTS = ['title', 'description', 'cta', 'epigraph'];

export function messageProblems(
  { announcements, featureMessages, cards = {} }: Messages,
  brand: Pick<BrandFile, 'origins'>,
) {
  return Object.entries({ announcements, featureMessages, cards }).flatMap(([list, entries]) =>
    Object.entries(entries).flatMap(([key, entry]) => entryProblems(`${list}.${key}`, entry, brand)),
  );
}

function entryProblems(
  path: string,
  entry: AnnouncementFile | Card,
  brand: Pick<BrandFile, 'origins'>,
): MessageProblem[] {
  return Object.entries(entry).flatMap(([field, value]) => {
    const reason = fieldProblem(field, String(value), brand);
    return reason === null ? [] : [{ path: `${path}.${field}`, reason }];
  });
}

/** @param field of a message or a card */
function fieldProblem(field: string, value: string, brand: Pick<BrandFile, 'origins'>): string | null {
  if (field === 'link') return originProblem(value, brand);
  return TEXTS.includes(field) ? placeholderProblem(value) : null;
}

/** Placeholders besides `{brand}`, by path in the dictionaries. */
const OWN_PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = {
  'labels.copyright': ['{year}'],
  'labels.chooseLanguage': ['{language}'],
};

/** The placeholders that a dictionary text may contain. @param path such as `labels.copyright` */
export function placeholdersOf(path: string): readonly string[] {
  return ['{brand}', ...(ownValue(OWN_PLACEHOLDERS, path) ?? [])];
}

/** The placeholders of a text, such as `{brand}`. */
export function placeholdersIn(text: string): readonly string[] {
  return text.match(/\{\w+\}/g) ?? [];
}

/** @param allowed the placeholders that the text may contain */
export function placeholderProblem(text: unknown, allowed: readonly string[] = ['{brand}']): string | null {
  const known = [...String(text).matchAll(/\{[^}]*\}/g)].every(([name]) => allowed.includes(name));
  return known ? null : `must not have placeholders other than ${allowed.join(' and ')}`;
}
