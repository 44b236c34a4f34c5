/** Composes what a preview can show of a draft, even an incomplete one. */

import * as v from 'valibot';
import type { AnnouncementFile } from '../../../../src/content/message-schema.ts';
import type { Card, LanguageMessages, PublishedLanguages } from '../../../../src/content/publication.ts';
import { addressSchema } from '../../../../src/content/text-schema.ts';
import { parseInstant } from '../../../../src/contract/instant.ts';
import type { Language } from '../../../../src/contract/language.ts';
import { languagesFrom, messagesFrom } from './compose-publication.ts';
import type { UnsavedEntry } from './entries-from.ts';
import type { PublishedPart } from './published-part.ts';

/** Placeholder for a missing text. */
const MISSING_TEXT = '…';

/**
 * Missing texts become `…`, invalid links `/` and invalid weights 1. Messages with invalid times and cards without an
 * image are omitted. A language may have no message at all.
 */
export function showableLanguages(entries: readonly UnsavedEntry[]): PublishedLanguages {
  return languagesFrom((language) => showableIn(entries, language));
}

/** Like `showableLanguages`, for one language. */
export function showableIn(entries: readonly UnsavedEntry[], language: Language): LanguageMessages {
  return messagesFrom(entries, language, (_, part) => showablePart(part));
}

function showablePart(part: PublishedPart): PublishedPart | null {
  switch (part.kind) {
    case 'card':
      return shown(showableCard(part.value), (value) => ({ ...part, value }));
    case 'link': {
      const { name, link } = part.value;
      return { ...part, value: { ...part.value, name: showableText(name), link: showableLink(link) } };
    }
    case 'text':
      return { ...part, value: showableText(part.value) };
    case 'list':
      return part;
    default:
      return shown(showableMessage(part.value), (value) => ({ ...part, value }));
  }
}

function shown<Value>(value: Value | null, part: (value: Value) => PublishedPart): PublishedPart | null {
  return value === null ? null : part(value);
}

function showableMessage(message: AnnouncementFile): AnnouncementFile | null {
  const { title, description, cta, link, weight, startDate, endDate } = message;
  const times = [startDate, endDate].filter((time) => time !== undefined);
  if (times.some((time) => parseInstant(time) === null)) return null;
  return {
    ...message,
    title: showableText(title),
    description: showableText(description),
    cta: showableText(cta),
    link: showableLink(link),
    weight: Number.isFinite(weight) ? weight : 1,
  };
}

function showableCard({ epigraph, title, link, image }: Card): Card | null {
  if (image === '') return null;
  return { epigraph: showableText(epigraph), title: showableText(title), link: showableLink(link), image };
}

function showableText(text: string): string {
  return text === '' ? MISSING_TEXT : text;
}

function showableLink(link: string): string {
  return v.is(addressSchema, link) ? link : '/';
}
