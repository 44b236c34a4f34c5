/** The entries of the draft, in SQLite. */

import { type Entry, type EntryContent, MOST_ENTRIES } from '../contract/draft.ts';
import type { UnsavedEntry } from '../messages/entries-from.ts';
import type { Settings } from './settings.ts';
import type { Sql } from './sql.ts';
import type { DeleteEntry, DeleteResult, EntryName, SaveEntry, SaveResult } from './store.ts';

/** In characters, of all entries together: what one answer holds. */
const LARGEST_DRAFT = 2_000_000;

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
    const message = this.#fullMessage(content, current);
    if (message !== null) return { outcome: 'full', message };
    return { outcome: 'saved', entry: this.put({ id, content }, author) };
  }

  delete({ kind, id, revision }: DeleteEntry): DeleteResult {
    const current = this.find({ kind, id });
    if (current?.revision !== revision) return { outcome: 'conflict', current };
    this.remove(current);
    return { outcome: 'deleted' };
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

  #fullMessage(content: EntryContent, current: Entry | null): string | null {
    const { count, size } = this.#sql
      .exec<{ count: number; size: number }>(
        'SELECT count(*) AS count, coalesce(sum(length(content)), 0) AS size FROM entries',
      )
      .one();
    if (!current && count >= MOST_ENTRIES) return `The draft may have at most ${MOST_ENTRIES} entries.`;
    const growth = JSON.stringify(content).length - (current ? JSON.stringify(current.content).length : 0);
    return growth > 0 && size + growth > LARGEST_DRAFT ? 'The draft is full: delete messages that are over.' : null;
  }
}

function entryOf({ id, content, revision, changed_at, changed_by }: Row): Entry {
  return { id, content: JSON.parse(content) as EntryContent, revision, changedAt: changed_at, changedBy: changed_by };
}
