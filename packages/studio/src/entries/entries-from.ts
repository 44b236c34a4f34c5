/** Turns published content into editable entries: one per id, with all its languages. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import {
  ENTRY_KINDS,
  type Entry,
  type EntryContent,
  type EntryKind,
  entryKey,
  isMessageContent,
  isMessageKind,
} from '../contract/draft.ts';
import { isWrittenOnce } from '../model/entry-types.ts';
import { editableFields, publishedIn } from '../model/published-form.ts';
import { withSourcesOf } from './translation.ts';

/** An entry before it is saved. */
export type UnsavedEntry = Pick<Entry, 'id' | 'content'>;

/** Entries are in the order of the first of these languages that has them. */
const IN_ORDER: readonly Language[] = [
  DEFAULT_LANGUAGE,
  ...LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE),
];

/** Announcements, default messages, cards, and the parts of menus. */
export function entriesFrom(languages: PublishedLanguages): UnsavedEntry[] {
  return ENTRY_KINDS.flatMap((kind) => entriesOf(kind, languages));
}

function entriesOf(kind: EntryKind, languages: PublishedLanguages): UnsavedEntry[] {
  const byId = new Map<string, Record<string, object>>();
  for (const language of IN_ORDER) {
    for (const [id, value] of publishedIn(languages[language], kind)) {
      const known = byId.get(id) ?? {};
      byId.set(id, known);
      // themes and site settings are the same in all languages, and edited in one
      const isOnce = kind === 'text' && isWrittenOnce(id) && Object.hasOwn(known, DEFAULT_LANGUAGE);
      if (!isOnce) known[language] = editableFields(kind, value);
    }
  }
  const time = isMessageKind(kind) && { timeZone: 'UTC' };
  return [...byId].map(([id, fields]) => ({ id, content: { kind, ...time, languages: fields } as EntryContent }));
}

/** Contents by entry key. */
export function publishedContents(languages: PublishedLanguages): ReadonlyMap<string, EntryContent> {
  return new Map(entriesFrom(languages).map(({ id, content }) => [entryKey({ kind: content.kind, id }), content]));
}

export function byName<Named extends UnsavedEntry>(entries: readonly Named[]): Map<string, Named> {
  return new Map(entries.map((entry) => [entryKey({ kind: entry.content.kind, id: entry.id }), entry]));
}

/** Keeps the draft's data that is never published: the campaign, and the sources of translations. */
export function withSettingsOf(draft: EntryContent | null, published: EntryContent): EntryContent {
  if (!draft) return published;
  const kept = withSourcesOf(draft, published);
  if (!isMessageContent(draft) || draft.campaign === undefined || !isMessageContent(kept)) return kept;
  return { ...kept, campaign: draft.campaign };
}
