/** All versions with their complete content, in SQLite, including fields that this release does not know. */

import { builtInLanguages } from '../../../../src/content/built-in.ts';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import { inEnvelopes } from '../../../../src/content/envelope.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { PUBLICATION_FORMAT } from '../../../../src/content/publication-key.ts';
import type { ThemeSheets } from '../../../../src/content/theme-sheet.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import type { Version, VersionList, VersionSummary } from '../contract/api.ts';
import { keepUnknown, unknownEntries } from './keep-unknown.ts';
import type { Sql } from './sql.ts';
import { parseStoredLanguages, type StoredLanguages } from './stored-content.ts';

/** Versions per page. */
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

const COLUMNS = 'version, published_at, published_by, reason, restores, state';

/** Whether a row contains a language of this release, checked without loading its content. */
const READABLE = `CASE WHEN json_valid(languages) THEN EXISTS (
  SELECT 1 FROM json_each(languages) WHERE type = 'object' AND key IN (${LANGUAGES.map((name) => `'${name}'`).join()})
) ELSE 0 END AS readable`;

type SummaryRow = {
  version: number;
  published_at: string;
  published_by: string;
  reason: string;
  restores: number | null;
  state: string;
};
type Row = SummaryRow & { languages: string };
type ListedRow = SummaryRow & { readable: number };

export class VersionTable {
  readonly #sql: Sql;
  readonly #locales: CompanyContent;

  constructor(sql: Sql, locales: CompanyContent) {
    this.#sql = sql;
    this.#locales = locales;
    sql.exec(TABLE);
  }

  /** If this release can't read it, its content is that of the last readable version. */
  latest(): Version | null {
    const row = this.#row(null);
    return row && { ...summaryOf(row), languages: this.#languagesUntil(row) };
  }

  /** @returns `null` if there is no such version, or if this release cannot read it */
  find(version: number): Version | null {
    const row = this.#row(version);
    const read = row && parseStoredLanguages(row.languages, this.#locales);
    return read && { ...summaryOf(row), languages: read.known };
  }

  /** @throws Error if there is no such version */
  summary(version: number): VersionSummary {
    return summaryOf(this.#sql.exec<SummaryRow>(`SELECT ${COLUMNS} FROM versions WHERE version = ?`, version).one());
  }

  /** Newest first. @param before a version; `null` starts with the latest */
  list(before: number | null): VersionList {
    const rows = this.#sql
      .exec<ListedRow>(
        `SELECT ${COLUMNS}, ${READABLE} FROM versions WHERE version < ? ORDER BY version DESC LIMIT ?`,
        before ?? Number.MAX_SAFE_INTEGER,
        PAGE + 1,
      )
      .toArray();
    const versions = rows
      .slice(0, PAGE)
      .map((row): VersionSummary => (row.readable ? summaryOf(row) : { ...summaryOf(row), state: 'unreadable' }));
    return { versions, hasEarlier: rows.length > PAGE };
  }

  insert(version: Version): void {
    const { publishedAt, publishedBy, reason, restores, state } = version;
    this.#sql.exec(
      `INSERT INTO versions (${COLUMNS}, languages) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      version.version,
      publishedAt,
      publishedBy,
      reason,
      restores,
      state,
      this.toStore(version),
    );
  }

  /**
   * The next version's stored content, including unknown fields of the version that it
   * restores, or of the latest one. Unknown languages stay even if the restored version is older.
   */
  toStore({ languages, restores }: Pick<Version, 'languages' | 'restores'>): string {
    const latest = this.#stored(null);
    const origin = restores === null ? latest : this.#stored(restores);
    const kept = origin ? keepUnknown(languages, origin.stored, origin.known) : languages;
    const otherLanguages = latest ? Object.fromEntries(unknownEntries(latest.stored, latest.known)) : {};
    return JSON.stringify({ ...otherLanguages, ...(kept as object) });
  }

  /** The complete document of a version, as it is in KV. */
  documentOf({ version, publishedAt, languages }: Version, themes: ThemeSheets = {}): string {
    const stored = this.#stored(version)?.stored ?? languages;
    const document = { format: PUBLICATION_FORMAT, version, publishedAt, languages: inEnvelopes(stored) };
    return JSON.stringify(Object.keys(themes).length > 0 ? { ...document, themes } : document);
  }

  /** Whether the latest version contains the language, stored by any release. */
  latestHas(language: string): boolean {
    return Object.hasOwn(this.#stored(null)?.stored ?? {}, language);
  }

  /** Also marks earlier versions that were never put, because this one replaces them. */
  markPublished(version: number): void {
    this.#sql.exec("UPDATE versions SET state = 'published' WHERE version <= ? AND state = 'pending'", version);
  }

  /** @param version `null` for the latest */
  #row(version: number | null): Row | null {
    const [row] = this.#sql
      .exec<Row>('SELECT * FROM versions WHERE version = coalesce(?, (SELECT max(version) FROM versions))', version)
      .toArray();
    return row ?? null;
  }

  #stored(version: number | null): StoredLanguages | null {
    const row = this.#row(version);
    return row && parseStoredLanguages(row.languages, this.#locales);
  }

  #languagesUntil({ version, languages }: Row): PublishedLanguages {
    const read = parseStoredLanguages(languages, this.#locales);
    if (read) return read.known;
    const [earlier] = this.#sql
      .exec<Row>('SELECT * FROM versions WHERE version < ? ORDER BY version DESC LIMIT 1', version)
      .toArray();
    return earlier ? this.#languagesUntil(earlier) : builtInLanguages(this.#locales);
  }
}

function summaryOf({ version, published_at, published_by, reason, restores, state }: SummaryRow): VersionSummary {
  return {
    version,
    publishedAt: published_at,
    publishedBy: published_by,
    reason,
    restores,
    state: state === 'pending' ? 'pending' : 'published',
  };
}
