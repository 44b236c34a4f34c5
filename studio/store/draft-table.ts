/** The entries of the draft, in SQLite. */

import type { Entry, EntryContent, EntryName } from '../contract/draft.ts';
import { byteLength, LARGEST_DRAFT, MOST_ENTRIES, numberText } from '../contract/limits.ts';
import { byName, type UnsavedEntry } from '../messages/entries-from.ts';
import type { DraftChanges } from './follow-version.ts';
import type { Settings } from './settings.ts';
import type { Sql } from './sql.ts';
import type { DeleteEntry, DeleteResult, SaveEntry, SaveResult } from './store.ts';

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

/** In bytes: `length` counts characters of a text. */
const SIZE = 'length(CAST(content AS BLOB))';

type Row = { id: string; content: string; revision: number; changed_at: string; changed_by: string };

/** Who changes the draft, and when. */
export interface Author {
  readonly person: string;
  /** ISO 8601, in UTC. */
  readonly at: string;
}

export class DraftTable {
  readonly #sql: Sql;
  readonly #settings: Settings;

  constructor(sql: Sql, settings: Settings) {
    this.#sql = sql;
    this.#settings = settings;
    sql.exec(TABLE);
  }

  /** Changes with each save of any entry. */
  get revision(): number {
    return this.#settings.get('draftRevision') ?? 0;
  }

  entries(): Entry[] {
    return this.#sql.exec<Row>('SELECT * FROM entries ORDER BY position').toArray().map(entryOf);
  }

  find({ kind, id }: EntryName): Entry | null {
    const [row] = this.#sql.exec<Row>('SELECT * FROM entries WHERE kind = ? AND id = ?', kind, id).toArray();
    return row ? entryOf(row) : null;
  }

  /** A save that changes nothing succeeds whatever its revision, because it may be one that is repeated. */
  save({ kind, id, content, revision }: SaveEntry, author: Author): SaveResult {
    const current = this.find({ kind, id });
    if (current && JSON.stringify(current.content) === JSON.stringify(content)) {
      return { outcome: 'saved', entry: current };
    }
    if ((current?.revision ?? null) !== revision) return { outcome: 'conflict', current };
    const message = this.overflowOf({ put: [{ id, content }], remove: [] });
    if (message !== null) return { outcome: 'full', message };
    return { outcome: 'saved', entry: this.put({ id, content }, author) };
  }

  delete({ kind, id, revision }: DeleteEntry): DeleteResult {
    const current = this.find({ kind, id });
    if (current?.revision !== revision) return { outcome: 'conflict', current };
    this.remove(current);
    return { outcome: 'deleted' };
  }

  /** What makes the entries the only ones. Those that are the same keep their revision. */
  changesTo(entries: readonly UnsavedEntry[]): DraftChanges {
    const [current, next] = [byName(this.entries()), byName(entries)];
    return {
      put: [...next]
        .filter(([name, { content }]) => JSON.stringify(current.get(name)?.content) !== JSON.stringify(content))
        .map(([, entry]) => entry),
      remove: [...current].filter(([name]) => !next.has(name)).map(([, entry]) => entry),
    };
  }

  /** @returns why the draft cannot hold the changes, in a sentence; `null` if it can, or does not grow */
  overflowOf({ put, remove }: DraftChanges): string | null {
    const { count, size } = this.#sql
      .exec<{ count: number; size: number }>(`SELECT count(*) AS count, coalesce(sum(${SIZE}), 0) AS size FROM entries`)
      .one();
    const before = put.map((entry) => this.#sizeOf(entry));
    const sum = (sizes: readonly (number | null)[]) => sizes.reduce<number>((total, next) => total + (next ?? 0), 0);
    const more = before.filter((one) => one === null).length - remove.length;
    const growth =
      sum(put.map(({ content }) => byteLength(content))) -
      sum(before) -
      sum(remove.map((entry) => this.#sizeOf(entry)));
    if (more > 0 && count + more > MOST_ENTRIES) return fullMessage(MOST_ENTRIES, 'entries', count + more);
    return growth > 0 && size + growth > LARGEST_DRAFT ? fullMessage(LARGEST_DRAFT, 'bytes', size + growth) : null;
  }

  apply({ put, remove }: DraftChanges, author: Author): void {
    for (const entry of put) this.put(entry, author);
    for (const entry of remove) this.remove(entry);
  }

  /** Adds or replaces an entry, whatever its revision. */
  put({ id, content }: UnsavedEntry, { person, at }: Author): Entry {
    const revision = this.#nextRevision();
    this.#sql.exec(
      `INSERT INTO entries (kind, id, content, revision, changed_at, changed_by) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (kind, id) DO UPDATE SET
      content = excluded.content, revision = excluded.revision, changed_at = excluded.changed_at,
      changed_by = excluded.changed_by`,
      content.kind,
      id,
      JSON.stringify(content),
      revision,
      at,
      person,
    );
    return { id, content, revision, changedAt: at, changedBy: person };
  }

  remove({ id, content }: UnsavedEntry): void {
    this.#nextRevision();
    this.#sql.exec('DELETE FROM entries WHERE kind = ? AND id = ?', content.kind, id);
  }

  #nextRevision(): number {
    const revision = this.revision + 1;
    this.#settings.set('draftRevision', revision);
    return revision;
  }

  #sizeOf({ id, content }: UnsavedEntry): number | null {
    const [row] = this.#sql
      .exec<{ size: number }>(`SELECT ${SIZE} AS size FROM entries WHERE kind = ? AND id = ?`, content.kind, id)
      .toArray();
    return row?.size ?? null;
  }
}

function entryOf({ id, content, revision, changed_at, changed_by }: Row): Entry {
  return { id, content: JSON.parse(content) as EntryContent, revision, changedAt: changed_at, changedBy: changed_by };
}

function fullMessage(limit: number, unit: string, total: number): string {
  const [most, would] = [numberText(limit), numberText(total)];
  return `The draft would have ${would} ${unit}, and may have ${most}. Delete messages that are over from it first.`;
}
