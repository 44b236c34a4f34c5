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
const TEXTS = ['title', 'description', 'cta', 'epigraph', 'name'];

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
    const { reason } = fieldProblem(field, String(value), brand) ?? {};
    return reason === undefined ? [] : [{ path: `${path}.${field}`, reason }];
  });
}

export interface FieldProblem {
  readonly reason: string;
  /** For programs that word the reason themselves. */
  readonly code?: 'origin-unknown';
}

/** @param field of a message, a card or a link */
export function fieldProblem(field: string, value: string, brand: Pick<BrandFile, 'origins'>): FieldProblem | null {
  if (field === 'link') {
    const reason = originProblem(value, brand);
    return reason === null ? null : { reason, code: 'origin-unknown' };
  }
  const reason = TEXTS.includes(field) ? placeholderProblem(value) : null;
  return reason === null ? null : { reason };
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
