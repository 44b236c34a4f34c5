/** Earlier states of the draft's entries, with those of deleted ones, in SQLite, as any release stored them. */

import type { DeletedEntries, EntryRevision } from '../contract/api.ts';
import type { EntryKind, EntryName } from '../contract/draft.ts';
import { DAYS_DELETED, MAX_ENTRIES, MAX_REVISIONS } from '../contract/limits.ts';
import { personOf } from '../contract/person.ts';
import type { Author } from './author.ts';
import type { Sql } from './sql.ts';
import { parseStoredContent } from './stored-content.ts';

/** Without content, the entry was deleted. */
const TABLE = `CREATE TABLE IF NOT EXISTS revisions (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  content TEXT,
  changed_at TEXT NOT NULL,
  changed_by TEXT NOT NULL,
  PRIMARY KEY (kind, id, revision)
)`;

const INDEX = 'CREATE INDEX IF NOT EXISTS deletions ON revisions (kind, id, revision) WHERE content IS NULL';

const OF_ENTRY = 'FROM revisions WHERE kind = ? AND id = ?';

/** The last deletion of each entry that has not been added again; a row stays of one with languages of other releases. */
const DELETED = `SELECT kind, id, max(revision) AS revision, changed_at, changed_by FROM revisions AS deletion WHERE content IS NULL AND NOT EXISTS (
    SELECT 1 FROM entries AS now
    WHERE now.kind = deletion.kind AND now.id = deletion.id AND now.revision > deletion.revision
  ) GROUP BY kind, id`;

const LAST_CONTENT = `(SELECT content FROM revisions AS last
  WHERE last.kind = deleted.kind AND last.id = deleted.id AND content IS NOT NULL
  ORDER BY revision DESC LIMIT 1) AS content`;

/** In milliseconds: a person's saves of an entry that follow each other within this time are one editing session. */
const SESSION = 15 * 60_000;

const DAY = 86_400_000;

/** Deleted entries per page. */
const PAGE = 100;

/** A row of this table, and of the draft's. */
export type RevisionRow = {
  kind: string;
  id: string;
  content: string | null;
  revision: number;
  changed_at: string;
  changed_by: string;
};

/** Its methods must be called in the transaction of the change. */
export class RevisionTable {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
    for (const statement of [TABLE, INDEX]) sql.exec(statement);
  }

  /** Keeps the draft's row before the author changes it, unless this goes on with the session that wrote it. */
  keep(before: RevisionRow, next: string, author: Author): void {
    const age = Date.parse(author.at) - Date.parse(before.changed_at);
    const isSession = personOf(before.changed_by) === personOf(author.person) && age >= 0 && age < SESSION;
    if (!isSession || this.#has(before, next)) this.#add(before);
  }

  /** Keeps the draft's row, and that the author deletes it. */
  keepDeleted(before: RevisionRow, revision: number, { person, at }: Author): void {
    this.#add(before);
    this.#add({ ...before, content: null, revision, changed_at: at, changed_by: person });
  }

  /** Newest first. */
  of({ kind, id }: EntryName): EntryRevision[] {
    const rows = this.#sql.exec<RevisionRow>(`SELECT * ${OF_ENTRY} ORDER BY revision DESC`, kind, id);
    return rows.toArray().flatMap(revisionOf);
  }

  /** The latest deletions first. */
  deleted(before: number | null): DeletedEntries {
    const rows = this.#sql
      .exec<RevisionRow>(
        `SELECT *, ${LAST_CONTENT} FROM (${DELETED}) AS deleted WHERE revision < ? ORDER BY revision DESC LIMIT ${PAGE + 1}`,
        before ?? Number.MAX_SAFE_INTEGER,
      )
      .toArray();
    const entries = rows.slice(0, PAGE).flatMap(({ kind, id, ...row }) => {
      const content = parseStoredContent(row.content ?? '')?.known;
      const { revision, changed_at: deletedAt, changed_by } = row;
      return content
        ? [{ kind: kind as EntryKind, id, content, revision, deletedAt, deletedBy: personOf(changed_by) }]
        : [];
    });
    return { entries, next: rows.length > PAGE ? (rows[PAGE - 1]?.revision ?? null) : null };
  }

  /** Forgets entries that were deleted too long ago, or before too many others. */
  removeExpired(now: number): void {
    const deleted = this.#sql.exec<RevisionRow>(`${DELETED} ORDER BY revision DESC`).toArray();
    for (const [index, { kind, id, changed_at }] of deleted.entries()) {
      if (index >= MAX_ENTRIES || expiryOf(changed_at) <= now) this.#sql.exec(`DELETE ${OF_ENTRY}`, kind, id);
    }
  }

  /** When deleted entries have to be removed next, in milliseconds since 1970; `null` if there are none. */
  nextExpiry(): number | null {
    const { count, at } = this.#sql
      .exec<{ count: number; at: string | null }>(`SELECT count(*) AS count, min(changed_at) AS at FROM (${DELETED})`)
      .one();
    if (at === null) return null;
    return count > MAX_ENTRIES ? 0 : expiryOf(at);
  }

  /** Whether this is an earlier state of the entry. */
  #has({ kind, id }: RevisionRow, content: string): boolean {
    return (
      this.#sql.exec(`SELECT revision ${OF_ENTRY} AND content = ? LIMIT 1`, kind, id, content).toArray().length > 0
    );
  }

  #add({ kind, id, revision, content, changed_at, changed_by }: RevisionRow): void {
    this.#sql.exec(
      // after a deletion, what the draft keeps for another release has the deletion's revision
      'INSERT OR IGNORE INTO revisions (kind, id, revision, content, changed_at, changed_by) VALUES (?, ?, ?, ?, ?, ?)',
      kind,
      id,
      revision,
      content,
      changed_at,
      changed_by,
    );
    const oldest = `SELECT revision ${OF_ENTRY} ORDER BY revision DESC LIMIT -1 OFFSET ${MAX_REVISIONS}`;
    this.#sql.exec(`DELETE ${OF_ENTRY} AND revision IN (${oldest})`, kind, id, kind, id);
  }
}

function expiryOf(deletedAt: string): number {
  return Date.parse(deletedAt) + DAYS_DELETED * DAY;
}

/** Empty if this release can't read it. */
function revisionOf({ content, revision, changed_at: changedAt, changed_by }: RevisionRow): EntryRevision[] {
  const of = { revision, changedAt, changedBy: personOf(changed_by) };
  if (content === null) return [{ ...of, content }];
  const known = parseStoredContent(content)?.known;
  return known ? [{ ...of, content: known }] : [];
}
