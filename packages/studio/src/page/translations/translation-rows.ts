/** The translation state of all entries, for the table. */

import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import type { Session } from '../../contract/api.ts';
import {
  type EntryContent,
  type EntryName,
  entryKey,
  isArchived,
  isMenuKind,
  isMessageContent,
} from '../../contract/draft.ts';
import type { MenuLeaf } from '../../entries/menu-node.ts';
import { withShown } from '../../entries/menu-texts.ts';
import { phaseInAll } from '../../entries/schedule.ts';
import {
  STATUSES,
  sourceLanguage,
  type TranslatedText,
  type TranslationStatus,
  translatedTexts,
} from '../../entries/translation.ts';
import type { TextField } from '../../fields/fields.ts';
import { memoizeByIdentity } from '../../model/memoize-by-identity.ts';
import type { ShownEntry } from '../data/draft-state.ts';
import type { ContentChange } from '../data/draft-store.ts';
import { nameOf } from '../entries/card-name.ts';
import { entryTitle } from '../names/entry-names.ts';

/** How many texts have each status. */
export type StatusCounts = Readonly<Record<TranslationStatus, number>>;

export interface TranslationCell {
  readonly counts: StatusCounts;
  /** The most urgent status. */
  readonly status: TranslationStatus;
  /** The first text with that status. */
  readonly field: TextField;
}

export interface TranslationRow extends EntryName {
  readonly key: string;
  readonly title: string;
  /** Where it stands in the menus, such as `Header, Product`; `null` for messages and cards. */
  readonly where: string | null;
  /** Of a menu text, the place that it has to fit into on a phone. */
  readonly fit: MenuLeaf['fit'];
  /** The draft's content, with the files' texts added. */
  readonly content: EntryContent;
  /** The draft's content. */
  readonly draft: EntryContent;
  readonly source: Language;
  /** Without the source language, and languages that don't show the entry. */
  readonly cells: Readonly<Partial<Record<Language, TranslationCell>>>;
}

/** What the table shows. */
export const ROW_KINDS = ['messages', 'cards', 'menus'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** Which rows the table shows; `null` for all. */
export interface RowFilter {
  readonly language: Language | null;
  readonly status: TranslationStatus | null;
}

/** Whether it is over or archived, so that its translation no longer matters. */
export function isPast(content: EntryContent, now: number): boolean {
  return isMessageContent(content) && (isArchived(content) || phaseInAll(content, now) === 'over');
}

/** Messages and cards, except entries without texts and cards that no menu shows. */
export function translationRows(entries: readonly ShownEntry[], cards: Session['cards']): readonly TranslationRow[] {
  const menus = new Map(cards.map(({ id, languages }) => [id, languages]));
  return entries.flatMap(({ kind, id, content }) => {
    const shown = content.kind === 'card' ? (menus.get(id) ?? []) : LANGUAGES;
    const source = sourceLanguage(content);
    if (isMenuKind(kind) || source === null || shown.length === 0) return [];
    const title = content.kind === 'card' ? nameOf(id) : entryTitle(content, source);
    return [rowOf({ kind, id, title, where: null, fit: null, content, draft: content, source }, shown)];
  });
}

/** @param shown languages that show it */
export function rowOf(row: Omit<TranslationRow, 'key' | 'cells'>, shown: readonly Language[]): TranslationRow {
  const cells = Object.entries(cellsOf(row.content)).filter(([name]) => shown.some((one) => one === name));
  return { ...row, key: entryKey(row), cells: Object.fromEntries(cells) };
}

/** The title, with its place in the menus: several links may have one name. */
export function rowName({ title, where }: TranslationRow): string {
  return where === null ? title : `${title} (${where})`;
}

/** What the draft's entry becomes when its texts are changed. */
export function changeOf({ kind, id, draft, content }: TranslationRow, changed: EntryContent): ContentChange {
  return { kind, id, content: withShown(draft, content, changed) };
}

export function rowKind({ kind }: EntryName): RowKind {
  if (isMenuKind(kind)) return 'menus';
  return kind === 'card' ? 'cards' : 'messages';
}

export function countTexts(rows: readonly TranslationRow[], language: Language | null): StatusCounts {
  const counts = { missing: 0, same: 0, changed: 0, done: 0 };
  for (const row of rows) {
    for (const cell of cellsIn(row, language)) for (const status of STATUSES) counts[status] += cell.counts[status];
  }
  return counts;
}

export function filterRows(rows: readonly TranslationRow[], { language, status }: RowFilter) {
  return rows.filter((row) => {
    const cells = cellsIn(row, language);
    return status === null ? cells.length > 0 : cells.some(({ counts }) => counts[status] > 0);
  });
}

function cellsIn({ cells }: TranslationRow, language: Language | null): readonly TranslationCell[] {
  return Object.entries(cells).flatMap(([name, cell]) => (cell && (language ?? name) === name ? [cell] : []));
}

const cellsOf = memoizeByIdentity((content: EntryContent): TranslationRow['cells'] => {
  const cells = LANGUAGES.flatMap((language) => {
    const cell = cellOf(translatedTexts(content, language));
    return cell ? [[language, cell]] : [];
  });
  return Object.fromEntries(cells);
});

function cellOf(texts: readonly TranslatedText[]): TranslationCell | null {
  const counts = { missing: 0, same: 0, changed: 0, done: 0 };
  for (const { status } of texts) counts[status] += 1;
  const status = STATUSES.find((one) => counts[one] > 0);
  const first = texts.find((text) => text.status === status);
  return status && first ? { counts, status, field: first.field } : null;
}
