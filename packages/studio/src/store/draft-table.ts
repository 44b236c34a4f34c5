/** The draft's entries, in SQLite, including fields that this release does not know. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { Language } from '../../../../src/contract/language.ts';
import type { EntryRevision, MenusAnswer } from '../contract/api.ts';
import { type Entry, type EntryContent, type EntryName, entryKey } from '../contract/draft.ts';
import { byteLength, MAX_DRAFT_BYTES, MAX_ENTRIES, numberText } from '../contract/limits.ts';
import { personOf } from '../contract/person.ts';
import { hasRole } from '../contract/rights.ts';
import { byName, entriesFrom, type UnsavedEntry } from '../entries/entries-from.ts';
import { withoutRepeated } from '../entries/menu-texts.ts';
import { beyondTexts } from '../entries/text-changes.ts';
import type { Author } from './author.ts';
import { ContributorTable } from './contributor-table.ts';
import type { DraftChanges } from './follow-version.ts';
import { keepUnknown } from './keep-unknown.ts';
import { RevisionTable } from './revision-table.ts';
import type { Settings } from './settings.ts';
import type { Sql } from './sql.ts';
import type { DeleteResult, SaveEntry, SaveResult } from './store.ts';
import { parseStoredContent } from './stored-content.ts';

const TABLE = `CREATE TABLE IF NOT EXISTS entries (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  content TEXT NOT NULL,
  revision INTEGER NOT NULL,
  changed_at TEXT NOT NULL,
  changed_by TEXT NOT NULL,
  UNIQUE (kind, id)
)`;

/** `length` counts the characters of a text, and the bytes of a blob. */
const TOTALS = 'SELECT count(*) AS count, coalesce(sum(length(CAST(content AS BLOB))), 0) AS size FROM entries';

type Row = { kind: string; id: string; content: string; revision: number; changed_at: string; changed_by: string };

export class DraftTable {
  readonly #sql: Sql;
  readonly #settings: Settings;
  readonly contributors: ContributorTable;
  readonly revisions: RevisionTable;
  readonly #files: () => MenusAnswer;
  readonly #published: () => PublishedLanguages | null;

  /**
   * @param files returns the files' menus
   * @param published returns the latest version's content
   */
  constructor(sql: Sql, settings: Settings, files: () => MenusAnswer, published: () => PublishedLanguages | null) {
    this.#sql = sql;
    this.#settings = settings;
    this.contributors = new ContributorTable(sql);
    this.revisions = new RevisionTable(sql);
    this.#files = files;
    this.#published = published;
    sql.exec(TABLE);
  }

  /** Changes with each save of any entry. */
  get revision(): number {
    return this.#settings.get('draftRevision') ?? 0;
  }

  /** @param since returns only entries changed after this revision */
  entries(since = 0): Entry[] {
    const rows = this.#sql.exec<Row>('SELECT * FROM entries WHERE revision > ? ORDER BY position', since);
    return rows.toArray().flatMap(entryOf);
  }

  /** Whether the draft had this revision, and has lost no entry since. */
  hasAllOf(revision: number): boolean {
    return revision <= this.revision && revision >= (this.#settings.get('draftRemoval') ?? 0);
  }

  /** Whether any entry contains the language, stored by any release. */
  has(language: string): boolean {
    const rows = this.#sql.exec<Row>('SELECT * FROM entries').toArray();
    return rows.some(({ content }) => Object.hasOwn(parseStoredContent(content)?.stored.languages ?? {}, language));
  }

  find({ kind, id }: EntryName): Entry | null {
    const [entry] = this.#rows(kind, id).flatMap(entryOf);
    return entry ?? null;
  }

  /** All kept states of the entry, newest first. */
  history(name: EntryName): EntryRevision[] {
    const earlier = this.revisions.of(name);
    const current = this.find(name);
    if (!current) return earlier;
    const { id: _, ...latest } = current;
    return [latest, ...earlier];
  }

  /** What the draft keeps of content that somebody writes: only what differs from the files. */
  #kept({ id, content }: UnsavedEntry): EntryContent {
    const key = entryKey({ kind: content.kind, id });
    return withoutRepeated(content, id, this.#files(), () => {
      const published = this.#published();
      return published ? byName(entriesFrom(published)).get(key)?.content : undefined;
    });
  }

  /**
   * A save that changes nothing succeeds with any revision, because it may be a retry.
   *
   * @param overflow returns why the draft has no room for the content; `null` if it has
   */
  save(
    { kind, id, content, revision, rights }: Omit<SaveEntry, 'person'>,
    author: Author,
    overflow = () => this.overflowOf({ put: [{ id, content }], remove: [] }),
  ): SaveResult {
    const current = this.find({ kind, id });
    const kept = this.#kept({ id, content });
    const isSame = (one: EntryContent) => JSON.stringify(current?.content) === JSON.stringify(one);
    if (current && (isSame(content) || isSame(kept))) return { outcome: 'saved', entry: current };
    if ((current?.revision ?? null) !== revision) return { outcome: 'conflict', current };
    const changed = { id, before: current?.content ?? null, after: content };
    const beyond = hasRole(rights, 'author') ? null : beyondTexts(changed, rights.texts, this.#files());
    if (beyond !== null) return { outcome: 'refused', message: beyond };
    const message = overflow();
    if (message !== null) return { outcome: 'full', message };
    return { outcome: 'saved', entry: this.put({ id, content: kept }, author) };
  }

  delete({ kind, id, revision }: EntryName & { readonly revision: number | null }, author: Author): DeleteResult {
    const current = this.find({ kind, id });
    if (!current || current.revision !== revision) return { outcome: 'conflict', current };
    this.remove(current, author);
    return { outcome: 'deleted' };
  }

  /** The changes that replace all entries. Unchanged entries keep their revision. */
  changesTo(entries: readonly UnsavedEntry[]): DraftChanges {
    const kept = entries.map((entry) => ({ id: entry.id, content: this.#kept(entry) }));
    const [current, next] = [byName(this.entries()), byName(kept)];
    return {
      put: [...next]
        .filter(([name, { content }]) => JSON.stringify(current.get(name)?.content) !== JSON.stringify(content))
        .map(([, entry]) => entry),
      remove: [...current].filter(([name]) => !next.has(name)).map(([, entry]) => entry),
    };
  }

  /** @returns a sentence if the draft has no room for the changes; `null` if it has, or doesn't grow */
  overflowOf({ put, remove }: DraftChanges): string | null {
    const { count, size } = this.#sql.exec<{ count: number; size: number }>(TOTALS).one();
    const current = put.flatMap(({ id, content: { kind } }) => this.find({ kind, id }) ?? []);
    const more = put.length - current.length - remove.length;
    const growth = bytesOf(put) - bytesOf(current) - bytesOf(remove);
    if (more > 0 && count + more > MAX_ENTRIES) return fullMessage(MAX_ENTRIES, 'entries', count + more);
    return growth > 0 && size + growth > MAX_DRAFT_BYTES ? fullMessage(MAX_DRAFT_BYTES, 'bytes', size + growth) : null;
  }

  apply({ put, remove }: DraftChanges, author: Author): void {
    for (const entry of put) this.put(entry, author);
    for (const entry of remove) this.remove(entry, author);
  }

  /** Adds those of the languages that the entry contains, without changing others. */
  addLanguages({ id, content }: UnsavedEntry, languages: readonly Language[], author: Author): void {
    const added = Object.entries(content.languages).filter(([language]) => languages.some((one) => one === language));
    if (added.length === 0) return;
    const current = this.find({ kind: content.kind, id })?.content ?? { ...content, languages: {} };
    const together = { ...Object.fromEntries(added), ...current.languages };
    this.put({ id, content: { ...current, languages: together } as EntryContent }, author);
  }

  /** Adds or replaces an entry, whatever its revision. */
  put({ id, content }: UnsavedEntry, { person, at }: Author): Entry {
    const revision = this.#nextRevision();
    const [before] = this.#rows(content.kind, id);
    const read = before && parseStoredContent(before.content);
    const next = JSON.stringify(read ? keepUnknown(content, read.stored, read.known) : content);
    if (before) this.revisions.keep(before, next, { person, at });
    this.#sql.exec(
      `INSERT INTO entries (kind, id, content, revision, changed_at, changed_by) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (kind, id) DO UPDATE SET
      content = excluded.content, revision = excluded.revision, changed_at = excluded.changed_at,
      changed_by = excluded.changed_by`,
      content.kind,
      id,
      next,
      revision,
      at,
      person,
    );
    this.contributors.add({ kind: content.kind, id }, revision, person);
    return { id, content, revision, changedAt: at, changedBy: person };
  }

  /** Languages that this release does not know stay. */
  remove({ id, content: { kind } }: UnsavedEntry, author: Author): void {
    const revision = this.#nextRevision();
    this.contributors.add({ kind, id }, revision, author.person);
    this.#settings.set('draftRemoval', revision);
    const [before] = this.#rows(kind, id);
    if (before) this.revisions.keepDeleted(before, revision, author);
    const read = before && parseStoredContent(before.content);
    const kept = read && (keepUnknown({ ...read.known, languages: {} }, read.stored, read.known) as EntryContent);
    if (!kept || Object.keys(kept.languages).length === 0) {
      this.#sql.exec('DELETE FROM entries WHERE kind = ? AND id = ?', kind, id);
    } else {
      const update = 'UPDATE entries SET content = ?, revision = ? WHERE kind = ? AND id = ?';
      this.#sql.exec(update, JSON.stringify(kept), revision, kind, id);
    }
  }

  #rows(kind: string, id: string): Row[] {
    return this.#sql.exec<Row>('SELECT * FROM entries WHERE kind = ? AND id = ?', kind, id).toArray();
  }

  #nextRevision(): number {
    const revision = this.revision + 1;
    this.#settings.set('draftRevision', revision);
    return revision;
  }
}

/** Empty if this release can't read the entry in any language. */
function entryOf({ id, content, revision, changed_at, changed_by }: Row): Entry[] {
  const read = parseStoredContent(content);
  if (!read) return [];
  const isKnown = Object.keys(read.known.languages).length > 0 || Object.keys(read.stored.languages).length === 0;
  const change = { changedAt: changed_at, changedBy: personOf(changed_by) };
  return isKnown ? [{ id, content: read.known, revision, ...change }] : [];
}

function bytesOf(entries: readonly UnsavedEntry[]): number {
  return entries.reduce((total, { content }) => total + byteLength(content), 0);
}

function fullMessage(limit: number, unit: string, total: number): string {
  const [most, would] = [numberText(limit), numberText(total)];
  return `The draft would have ${would} ${unit}, but the limit is ${most}. Delete messages that are over first.`;
}
