/** The versions with their complete content, in SQLite. All are kept. */

import type { PublishedLanguages } from '../../src/content/publication.ts';
import type { Version, VersionList, VersionState, VersionSummary } from '../contract/api.ts';
import type { Sql } from './sql.ts';

/** How many versions an answer lists. */
const PAGE = 50;

const TABLE = `CREATE TABLE IF NOT EXISTS versions (
  version INTEGER PRIMARY KEY,
  published_at TEXT NOT NULL,
  published_by TEXT NOT NULL,
  reason TEXT NOT NULL,
  restores INTEGER,
  state TEXT NOT NULL,
  languages TEXT NOT NULL
)`;

const SUMMARY = 'version, published_at, published_by, reason, restores, state';

type SummaryRow = {
  version: number;
  published_at: string;
  published_by: string;
  reason: string;
  restores: number | null;
  state: string;
};
type Row = SummaryRow & { languages: string };

export class VersionTable {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
    sql.exec(TABLE);
  }

  latest(): Version | null {
    const [row] = this.#sql.exec<Row>('SELECT * FROM versions ORDER BY version DESC LIMIT 1').toArray();
    return row ? versionOf(row) : null;
  }

  find(version: number): Version | null {
    const [row] = this.#sql.exec<Row>('SELECT * FROM versions WHERE version = ?', version).toArray();
    return row ? versionOf(row) : null;
  }

  /** @throws Error if there is no such version */
  summary(version: number): VersionSummary {
    return summaryOf(this.#sql.exec<SummaryRow>(`SELECT ${SUMMARY} FROM versions WHERE version = ?`, version).one());
  }

  /** The newest first. @param before a version; `null` starts with the latest */
  list(before: number | null): VersionList {
    const rows = this.#sql
      .exec<SummaryRow>(
        `SELECT ${SUMMARY} FROM versions WHERE version < ? ORDER BY version DESC LIMIT ?`,
        before ?? Number.MAX_SAFE_INTEGER,
        PAGE + 1,
      )
      .toArray();
    return { versions: rows.slice(0, PAGE).map(summaryOf), hasEarlier: rows.length > PAGE };
  }

  insert({ version, publishedAt, publishedBy, reason, restores, state, languages }: Version): void {
    this.#sql.exec(
      `INSERT INTO versions (${SUMMARY}, languages) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      version,
      publishedAt,
      publishedBy,
      reason,
      restores,
      state,
      JSON.stringify(languages),
    );
  }

  /** Earlier versions that were never put are overtaken: nobody has to wait for them any more. */
  markPublished(version: number): void {
    this.#sql.exec("UPDATE versions SET state = 'published' WHERE version <= ? AND state = 'pending'", version);
  }
}

function summaryOf(row: SummaryRow): VersionSummary {
  const { version, published_at, published_by, reason, restores, state } = row;
  return {
    version,
    publishedAt: published_at,
    publishedBy: published_by,
    reason,
    restores,
    state: state as VersionState,
  };
}

function versionOf(row: Row): Version {
  return { ...summaryOf(row), languages: JSON.parse(row.languages) as PublishedLanguages };
}
