/** Who did what and when, in SQLite. Rows are added and never changed or deleted. */

import type { AuditAction, AuditEvent } from '../contract/audit.ts';
import { type EntryName, entryKey } from '../contract/draft.ts';
import { personOf } from '../contract/person.ts';
import type { Author } from './author.ts';
import type { Sql } from './sql.ts';
import type { AuditRange } from './store.ts';

/** In milliseconds: during this time, further saves of an entry by the same person add no row. */
const TOGETHER = 60_000;

/** How many of the latest rows are searched for such a save. */
const SEARCHED = 100;

/** Stands for whoever opens a shared preview, because the link identifies nobody. */
const ANYONE = 'anyone';

type Row = {
  id: number;
  at: string;
  person: string;
  action: string;
  subject: string;
  revision: number | null;
  version: number | null;
};

const TABLE = `CREATE TABLE IF NOT EXISTS audit (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  person TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  revision INTEGER,
  version INTEGER
)`;

/** Events recorded once a day. The text in `at` starts with the date. */
const DAILY = `CREATE UNIQUE INDEX IF NOT EXISTS audit_daily ON audit (person, subject, substr(at, 1, 10))
  WHERE action IN ('signed-in', 'share-opened')`;

const guardAgainst = (statement: 'UPDATE' | 'DELETE') =>
  `CREATE TRIGGER IF NOT EXISTS audit_no_${statement.toLowerCase()} BEFORE ${statement} ON audit
  BEGIN SELECT RAISE(ABORT, 'the audit only grows'); END`;

/** The subject of an import, which changes all entries. */
const WHOLE_DRAFT = 'draft';

/** An event of the audit. */
export interface Deed extends Author {
  readonly action: AuditAction;
  /** The path of what was changed, below `/api/`. */
  readonly subject: string;
  readonly revision?: number;
  readonly version?: number;
}

/** `add` must be called in the transaction of the change. */
export class AuditTable {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
    for (const statement of [TABLE, DAILY, guardAgainst('UPDATE'), guardAgainst('DELETE')]) sql.exec(statement);
  }

  /** Merges a person's saves of an entry within a minute into one row, unless someone else has changed it since. */
  add(deed: Deed): void {
    if (deed.action === 'saved' && this.#isSavedAlready(deed)) return;
    this.#insert('INSERT', deed);
  }

  /** Adds a row for a person's first request of each day, in UTC. */
  signIn(author: Author): void {
    this.#insert('INSERT OR IGNORE', { ...author, action: 'signed-in', subject: 'session' });
  }

  /** Adds a row when a shared preview is opened for the first time on a day, in UTC. */
  openShare(id: string, at: string): void {
    this.#insert('INSERT OR IGNORE', { person: ANYONE, at, action: 'share-opened', subject: `shares/${id}` });
  }

  /** Newest first. */
  list({ before, after, limit }: AuditRange): AuditEvent[] {
    return this.#sql
      .exec<Row>(
        'SELECT * FROM audit WHERE id < ? AND id > ? ORDER BY id DESC LIMIT ?',
        before ?? Number.MAX_SAFE_INTEGER,
        after ?? 0,
        limit,
      )
      .toArray();
  }

  /** The id of the newest event; 0 if there is none. */
  lastId(): number {
    return this.#sql.exec<{ id: number | null }>('SELECT max(id) AS id FROM audit').one().id ?? 0;
  }

  /** Who last deleted the entry, or replaced the whole draft; `null` if nobody did. */
  deleterOf(entry: EntryName): string | null {
    const [last] = this.#sql
      .exec<Row>(
        "SELECT * FROM audit WHERE subject IN (?, ?) AND action IN ('deleted', 'imported') ORDER BY id DESC LIMIT 1",
        `draft/${entryKey(entry)}`,
        WHOLE_DRAFT,
      )
      .toArray();
    return last ? personOf(last.person) : null;
  }

  #isSavedAlready({ subject, person, at }: Deed): boolean {
    const [last] = this.#sql
      .exec<Row>(
        `SELECT * FROM (SELECT * FROM audit ORDER BY id DESC LIMIT ${SEARCHED})
        WHERE subject IN (?, ?) ORDER BY id DESC LIMIT 1`,
        subject,
        WHOLE_DRAFT,
      )
      .toArray();
    if (last?.action !== 'saved' || last.person !== person) return false;
    const age = Date.parse(at) - Date.parse(last.at);
    return age >= 0 && age < TOGETHER;
  }

  #insert(statement: string, deed: Deed): void {
    const { at, person, action, subject } = deed;
    this.#sql.exec(
      `${statement} INTO audit (at, person, action, subject, revision, version) VALUES (?, ?, ?, ?, ?, ?)`,
      at,
      person,
      action,
      subject,
      deed.revision ?? null,
      deed.version ?? null,
    );
  }
}
