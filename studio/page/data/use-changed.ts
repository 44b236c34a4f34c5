/** Compares the draft with what visitors see. */

import { useMemo } from 'react';
import type { PublishedLanguages } from '../../../src/content/publication.ts';
import { LANGUAGES } from '../../../src/contract/language.ts';
import type { CardFields, EntryContent, MessageFields } from '../../contract/draft.ts';
import { useDraftState } from './draft-provider.tsx';
import { type EntryState, entryKey } from './draft-state.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** The keys of the entries that are not as they were published; also those that were deleted. */
export function useChangedKeys(): ReadonlySet<string> {
  const state = useDraftState();
  const draft = state.status === 'loaded' ? state.draft : null;
  const entries = draft?.entries;
  const published = draft?.published;
  return useMemo(
    () => (entries && published ? changedKeys(entries.values(), published) : NOTHING),
    [entries, published],
  );
}

export function useChangedCount(): number {
  return useChangedKeys().size;
}

export function changedKeys(entries: Iterable<EntryState>, published: PublishedLanguages): ReadonlySet<string> {
  const before = publishedTexts(published);
  const now = new Map<string, string>();
  for (const entry of entries) {
    if (entry.content === null) continue;
    for (const language of LANGUAGES) {
      const fields = entry.content.languages[language];
      if (fields) now.set(`${entryKey(entry)} ${language}`, textOf(entry.content.kind, fields));
    }
  }
  const keys = new Set([...before.keys(), ...now.keys()]);
  return new Set([...keys].filter((key) => before.get(key) !== now.get(key)).map((key) => key.split(' ')[0] ?? key));
}

/** By the key of the entry and the language: the fields as one text, which is compared. */
function publishedTexts(published: PublishedLanguages): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const language of LANGUAGES) {
    const { announcements, featureMessages, cards } = published[language];
    const add = (kind: EntryContent['kind'], id: string, fields: object) =>
      texts.set(`${entryKey({ kind, id })} ${language}`, textOf(kind, fields));
    for (const message of announcements) add('announcement', message.id, message);
    for (const message of featureMessages) add('default-message', message.id, message);
    for (const [id, card] of Object.entries(cards)) add('card', id, card);
  }
  return texts;
}

type Fields = Partial<Record<keyof MessageFields | keyof CardFields, string | number | undefined>>;

function textOf(kind: EntryContent['kind'], fields: Fields): string {
  const { title, link, description, cta, epigraph, image } = fields;
  if (kind === 'card') return JSON.stringify([epigraph, title, link, image]);
  const dates = [fields.startDate, fields.endDate].map((date) => (date ? Date.parse(String(date)) : null));
  return JSON.stringify([title, description, cta, link, Number(fields.weight || Number.NaN), ...dates]);
}
