/** Who has changed each entry of the draft since it was last published, in SQLite. */

import type { EntryKind, EntryName } from '../contract/draft.ts';
import type { Sql } from './sql.ts';

const TABLE = `CREATE TABLE IF NOT EXISTS contributors (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  person TEXT NOT NULL,
  first_revision INTEGER NOT NULL,
  last_revision INTEGER NOT NULL,
  PRIMARY KEY (kind, id, person)
)`;

/** An entry at a revision; `null` for its newest state. */
type AtRevision = EntryName & { readonly revision: number | null };

export class ContributorTable {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
    sql.exec(TABLE);
  }

  add({ kind, id }: EntryName, revision: number, person: string): void {
    this.#sql.exec(
      `INSERT INTO contributors (kind, id, person, first_revision, last_revision) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (kind, id, person) DO UPDATE SET last_revision = excluded.last_revision`,
      kind,
      id,
      person,
      revision,
      revision,
    );
  }

  /** Those with contributors. */
  entries(): EntryName[] {
    return this.#sql.exec<{ kind: EntryKind; id: string }>('SELECT DISTINCT kind, id FROM contributors').toArray();
  }

  /** In alphabetical order. */
  of({ kind, id, revision }: AtRevision): string[] {
    return this.#sql
      .exec<{ person: string }>(
        'SELECT person FROM contributors WHERE kind = ? AND id = ? AND first_revision <= ? ORDER BY person',
        kind,
        id,
        revision ?? Number.MAX_SAFE_INTEGER,
      )
      .toArray()
      .map(({ person }) => person);
  }

  /** Forgets changes up to a revision that has been published. Who has changed the entry since counts as before. */
  forget({ kind, id, revision }: AtRevision): void {
    const until = revision ?? Number.MAX_SAFE_INTEGER;
    const ofEntry = 'WHERE kind = ? AND id = ?';
    this.#sql.exec(`DELETE FROM contributors ${ofEntry} AND last_revision <= ?`, kind, id, until);
    // which of the revisions after it are theirs is unknown, but the last one is
    const rest = `UPDATE contributors SET first_revision = ? ${ofEntry} AND first_revision <= ?`;
    this.#sql.exec(rest, until + 1, kind, id, until);
  }
}
