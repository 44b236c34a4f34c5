/** Data stored by releases before and after this one: documents, and the rows of a draft. */

import type { Sql } from '../../packages/studio/src/store/sql.ts';
import type { LanguageMessages } from '../../src/content/publication.ts';
import { LANGUAGES } from '../../src/contract/language.ts';
import { FIRST_DOCUMENT, FIRST_ENTRIES, FIRST_VERSION } from './first-studio.ts';

type Json = Record<string, unknown>;

/** The languages of the document, each changed. */
const eachLanguage = (change: (messages: LanguageMessages) => object): Json =>
  Object.fromEntries(
    Object.entries(FIRST_DOCUMENT.languages).map(([language, messages]) => [language, change(messages)]),
  );

const withUnknownFields = eachLanguage(({ announcements, featureMessages, cards }) => ({
  announcements: announcements.map((message) => ({ ...message, badge: { text: 'New' } })),
  featureMessages,
  cards: Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { ...card, label: 'Live' }])),
  banners: [{ id: 'banner' }],
}));

const { ja: _, ...withoutJapanese } = FIRST_DOCUMENT.languages;
const withDutch = { ...FIRST_DOCUMENT.languages, nl: { ...FIRST_DOCUMENT.languages.en, badge: 'new' } };

/** A message and a card in forms that this release cannot read. */
const withUnknownForms = eachLanguage(({ announcements, featureMessages, cards }) => ({
  announcements: [{ id: 'spoken', audio: '/spring.mp3' }, ...announcements],
  featureMessages,
  cards: { ...cards, 'spoken-card': { audio: '/card.mp3' } },
}));

export interface OtherRelease {
  readonly release: string;
  /** The document in KV. */
  readonly document: Json & { readonly languages: Json };
  /** The languages of this release that the document lacks. */
  readonly lacks: readonly string[];
  /** How many messages and cards in it cannot be read. */
  readonly unreadable: number;
}

const release = (name: string, languages: Json, more: Json = {}, about: Partial<OtherRelease> = {}): OtherRelease => ({
  release: name,
  document: { ...FIRST_DOCUMENT, languages, ...more },
  lacks: [],
  unreadable: 0,
  ...about,
});

export const OTHER_RELEASES: readonly OtherRelease[] = [
  release('the first one', FIRST_DOCUMENT.languages),
  release('one with one language fewer', withoutJapanese, {}, { lacks: ['ja'] }),
  release('one with one more language', withDutch),
  release('one with unknown fields', withUnknownFields, { campaign: { id: 'spring' } }),
  release('one with a higher format', FIRST_DOCUMENT.languages, { format: 7 }),
  release(
    'one with messages and cards that cannot be read',
    withUnknownForms,
    {},
    { unreadable: 2 * LANGUAGES.length },
  ),
  release(
    'the next one',
    { ...withUnknownFields, nl: withDutch.nl, de: withUnknownForms.de },
    { format: 2, signature: 'abc' },
    { unreadable: 2 },
  ),
];

/** Rows of the draft that the next release has saved. */
const NEXT_ENTRIES = [
  ...FIRST_ENTRIES.map((entry) => ({
    ...entry,
    content: {
      ...entry.content,
      audience: 'all',
      languages: {
        ...Object.fromEntries(
          Object.entries(entry.content.languages).map(([language, fields]) => [language, { ...fields, badge: 'New' }]),
        ),
        nl: { title: 'In het Nederlands', badge: 'Nieuw' },
      },
    },
  })),
  entryRow(11, 'banner', 'wide', { kind: 'banner', image: 'wide', languages: { en: { alt: 'Wide' } } }),
  entryRow(12, 'announcement', 'only-dutch', {
    kind: 'announcement',
    timeZone: 'Europe/Amsterdam',
    languages: { nl: { title: 'Alleen hier' } },
  }),
];

function entryRow(position: number, kind: string, id: string, content: object) {
  return { position, kind, id, content, revision: position, changed_at: '2026-06-01T09:00:00.000Z', changed_by: 'kim' };
}

/** Fills empty tables with what a release has stored: its version and, for the next one, its draft. */
export function fillStore(sql: Sql, { document: { languages }, release: name }: OtherRelease): void {
  insert(sql, 'versions', { ...FIRST_VERSION, languages: JSON.stringify(languages) });
  for (const entry of name === 'the next one' ? NEXT_ENTRIES : FIRST_ENTRIES) {
    insert(sql, 'entries', { ...entry, content: JSON.stringify(entry.content) });
  }
}

/** Adds a row as it is. */
export function insert(sql: Sql, table: string, row: Readonly<Record<string, string | number | null>>): void {
  const names = Object.keys(row);
  const marks = names.map(() => '?').join(', ');
  sql.exec(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`, ...Object.values(row));
}
