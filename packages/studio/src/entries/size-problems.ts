/** Checks the limits of an entry, and of a publication as a whole. */

import * as v from 'valibot';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import type { Problem } from '../contract/api.ts';
import { entryContentSchema } from '../contract/draft.ts';
import { byteLength, MAX_DOCUMENT_BYTES, MAX_PUBLISHED, numberText } from '../contract/limits.ts';
import { entriesFrom, type UnsavedEntry } from './entries-from.ts';

/** An entry of the draft that exceeds its limits. */
export function lengthProblems({ id, content }: UnsavedEntry): Problem[] {
  const { issues = [] } = v.safeParse(entryContentSchema, content);
  return issues.map(({ path, message }) => {
    const [, language, field = null] = path?.map(({ key }) => String(key)) ?? [];
    const known = LANGUAGES.find((candidate) => candidate === language) ?? null;
    return { kind: content.kind, id, language: known, field, reason: message };
  });
}

/** @param before what is published now: totals up to its own are accepted, even above the limits */
export function totalProblems(languages: PublishedLanguages, before: PublishedLanguages | null): Problem[] {
  const totals = [
    { name: 'messages and cards', limit: MAX_PUBLISHED, of: (all: PublishedLanguages) => entriesFrom(all).length },
    { name: 'bytes', limit: MAX_DOCUMENT_BYTES, of: byteLength },
  ];
  return totals.flatMap(({ name, limit, of }) => {
    const total = of(languages);
    if (total <= limit || (before && total <= of(before))) return [];
    const reason = `must not have more than ${numberText(limit)} ${name}, but has ${numberText(total)}`;
    return [{ kind: 'announcement' as const, id: '', language: null, field: null, reason }];
  });
}
