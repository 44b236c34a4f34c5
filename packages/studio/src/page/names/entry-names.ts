/** Finds the titles of entries, and the pages that edit them. */

import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { ownValue } from '../../../../../src/contract/own-value.ts';
import { type EntryContent, type EntryKind, isMessageKind } from '../../contract/draft.ts';
import { messagePath, PAGES } from '../../contract/pages.ts';
import { entryType, KINDS } from '../../model/entry-types.ts';
import type { FieldTexts } from '../../model/published-form.ts';

/** The title in the language, else in the first language that has one. */
export function entryTitle(content: EntryContent, language: Language | null): string {
  const titles = [...(language ? [language] : []), ...LANGUAGES].map((name) => titleIn(content, name));
  return titles.find(Boolean) ?? 'Untitled';
}

/** Where a field of an entry is edited; the list of messages if no entry is named. */
export function fieldPath(kind: EntryKind, id: string, language: Language | null, field: string | null): string {
  const query = new URLSearchParams();
  if (!isMessageKind(kind)) query.set(kind, id);
  if (language !== null) query.set('language', language);
  if (field !== null) query.set('field', field);
  const path = pathOf(kind, id);
  return query.size === 0 ? path : `${path}?${query}`;
}

function titleIn({ kind, languages }: EntryContent, language: Language): string | undefined {
  const { name, title } = KINDS[kind];
  const fields: FieldTexts | undefined = languages[language];
  return fields && (title === undefined ? name : ownValue(fields, title)?.trim());
}

function pathOf(kind: EntryKind, id: string): string {
  if (isMessageKind(kind)) return id === '' ? PAGES.messages.path : messagePath(kind, id);
  return PAGES[entryType({ kind, id }).page].path;
}
