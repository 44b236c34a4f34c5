/** Converts an entry's fields into their published form in one language. */

import type { PublishedLink } from '../../../../src/content/menu-schema.ts';
import type { AnnouncementFile } from '../../../../src/content/message-schema.ts';
import type { Card, LanguageMessages } from '../../../../src/content/publication.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../../src/contract/language.ts';
import { type EntryContent, isArchived, type LinkFields, listIn, type MessageFields } from '../contract/draft.ts';
import { isRepeat, type UnsavedEntry } from './entries-from.ts';
import { isWrittenOnce } from './setting-place.ts';
import { withoutSources } from './translation.ts';

/** An entry's published form in one language, valid or not. */
export type PublishedPart =
  | { readonly kind: 'announcement' | 'default-message'; readonly value: AnnouncementFile }
  | { readonly kind: 'card'; readonly value: Card }
  | { readonly kind: 'link'; readonly value: PublishedLink }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'list'; readonly value: string[] };

/** @returns `null` if the entry is archived, lacks the language, or repeats the files there */
export function publishedPart({ id, content }: UnsavedEntry, language: Language): PublishedPart | null {
  if (isArchived(content) || isRepeat(content.languages[language] ?? {})) return null;
  switch (content.kind) {
    case 'card':
      return filled(content.languages[language], (fields) => ({
        kind: 'card',
        value: trimmed(withoutSources(fields)),
      }));
    case 'link':
      return filled(content.languages[language], (fields) => ({ kind: 'link', value: linkFrom(fields) }));
    case 'text':
      return filled(isWrittenOnce(id) ? fieldsWrittenOnce(content) : content.languages[language], ({ text }) => ({
        kind: 'text',
        value: text.trim(),
      }));
    case 'list':
      return filled(content.languages[language], ({ entries }) => ({ kind: 'list', value: [...listIn(entries)] }));
    default:
      return filled(content.languages[language], (fields) => ({ kind: content.kind, value: messageFrom(id, fields) }));
  }
}

/** Themes and site settings are published in all languages. */
function fieldsWrittenOnce({ languages }: Extract<EntryContent, { kind: 'text' }>) {
  return languages[DEFAULT_LANGUAGE] ?? Object.values(languages)[0];
}

function filled<Fields>(fields: Fields | undefined, part: (fields: Fields) => PublishedPart): PublishedPart | null {
  return fields === undefined ? null : part(fields);
}

/** Adds the part to a language's messages, by mutation. */
export function addPart(messages: LanguageMessages, id: string, part: PublishedPart): void {
  switch (part.kind) {
    case 'announcement':
      messages.announcements.push(part.value);
      break;
    case 'default-message':
      messages.featureMessages.push(part.value);
      break;
    case 'card':
      messages.cards[id] = part.value;
      break;
    case 'link':
      messages.links ??= {};
      messages.links[id] = part.value;
      break;
    case 'text':
      messages.texts ??= {};
      messages.texts[id] = part.value;
      break;
    case 'list':
      messages.lists ??= {};
      messages.lists[id] = part.value;
  }
}

function messageFrom(id: string, draft: MessageFields): AnnouncementFile {
  const { sites: onSites, paths: onPages, fillsGaps, ...fields } = withoutSources(draft);
  const { title, description, cta, link, weight, startDate, endDate } = trimmed(fields);
  const [sites, paths] = [listIn(onSites), listIn(onPages)];
  return {
    id,
    title,
    link,
    description,
    cta,
    // includes the form in which String writes small and large numbers, such as 1e-7
    weight: /^\d+(\.\d+)?(e[+-]\d+)?$/.test(weight) ? Number(weight) : Number.NaN,
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
    ...(sites.length > 0 ? { sites: [...sites] } : {}),
    ...(paths.length > 0 ? { paths: [...paths] } : {}),
    ...(fillsGaps ? { fillsGaps: true } : {}),
  };
}

/** Omits an empty description. */
function linkFrom({ look, icon, ...fields }: LinkFields): PublishedLink {
  const { name, description, link } = trimmed(withoutSources(fields));
  // unchecked here: validation follows
  const choices = { ...(look && { look }), ...(icon && { icon }) } as Pick<PublishedLink, 'look' | 'icon'>;
  return { name, ...(description && { description }), link, ...choices };
}

function trimmed<Fields extends Readonly<Record<keyof Fields, string>>>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries<string>(fields).map(([name, value]) => [name, value.trim()])) as Fields;
}
