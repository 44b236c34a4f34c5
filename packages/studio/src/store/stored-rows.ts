/** Raw SQLite rows of draft, versions and releases, whichever release of Portico wrote them. */

import type { DraftBackup, EntryBackup, NamedVersion, VersionBackup } from './backup-bucket.ts';
import type { Settings } from './settings.ts';
import type { Sql } from './sql.ts';

type EntryRow = { kind: string; id: string; content: string; revision: number; changed_at: string; changed_by: string };
type CommentBackup = { subject: string; text: string; at: string; person: string };
type ContributorRow = { kind: string; id: string; person: string; first_revision: number; last_revision: number };
type ReleaseRow = { id: string; state: string; due_at: number | null; content: string };
type VersionRow = {
  version: number;
  published_at: string;
  published_by: string;
  reason: string;
  restores: number | null;
  languages: string;
};

const COLUMNS = 'version, published_at, published_by, reason, restores, state, languages';

export class StoredRows {
  readonly #sql: Sql;
  readonly #settings: Settings;

  constructor(sql: Sql, settings: Settings) {
    this.#sql = sql;
    this.#settings = settings;
  }

  /** The draft with the names of all versions, from the same moment. */
  draft(): DraftBackup {
    const rows = this.#sql.exec<EntryRow>('SELECT * FROM entries ORDER BY position').toArray();
    return {
      draftRevision: this.#settings.get('draftRevision') ?? 0,
      entries: rows.map(entryOf),
      versions: this.versions(),
      releases: this.#sql
        .exec<ReleaseRow>("SELECT * FROM releases WHERE state <> 'published'")
        .toArray()
        .map(({ id, state, due_at, content }) => ({ id, state, dueAt: due_at, content: parsed(content) })),
      comments: this.#sql
        .exec<CommentBackup>('SELECT subject, text, at, person FROM comments WHERE resolved_at IS NULL ORDER BY id')
        .toArray(),
      contributors: this.#sql.exec<ContributorRow>('SELECT * FROM contributors').toArray().map(contributorOf),
    };
  }

  /** Newest first. */
  versions(): NamedVersion[] {
    const rows = this.#sql
      .exec<VersionRow>('SELECT version, published_at FROM versions ORDER BY version DESC')
      .toArray();
    return rows.map(nameOf);
  }

  version({ version }: NamedVersion): VersionBackup {
    return backupOf(this.#sql.exec<VersionRow>('SELECT * FROM versions WHERE version = ?', version).one());
  }

  /** Starts or continues collecting versions beside the store's. @returns the versions collected so far */
  collected(): NamedVersion[] {
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS restored (
      version INTEGER PRIMARY KEY, published_at TEXT, published_by TEXT, reason TEXT, restores INTEGER, state TEXT, languages TEXT
    )`);
    return this.#collectedWhere('true');
  }

  collect({ version, publishedAt, publishedBy, reason, restores, languages }: VersionBackup): void {
    this.#sql.exec(
      `INSERT OR REPLACE INTO restored (${COLUMNS}) VALUES (?, ?, ?, ?, ?, 'published', ?)`,
      version,
      publishedAt,
      publishedBy,
      reason,
      restores,
      JSON.stringify(languages),
    );
  }

  /** Records that a version is missing. */
  miss({ version, publishedAt }: NamedVersion): void {
    this.#sql.exec('INSERT OR REPLACE INTO restored (version, published_at) VALUES (?, ?)', version, publishedAt);
  }

  missed(): NamedVersion[] {
    return this.#collectedWhere('languages IS NULL');
  }

  forget({ version }: NamedVersion): void {
    this.#sql.exec('DELETE FROM restored WHERE version = ?', version);
  }

  /** Must be called in a transaction. */
  replaceAll({ draftRevision, entries, releases, comments, contributors }: DraftBackup): void {
    this.#sql.exec('DELETE FROM versions');
    this.#sql.exec(`INSERT INTO versions (${COLUMNS}) SELECT ${COLUMNS} FROM restored WHERE languages IS NOT NULL`);
    this.#sql.exec('DROP TABLE restored');
    // of other entries, perhaps with the same names
    this.#sql.exec('DELETE FROM revisions');
    this.#sql.exec('DELETE FROM entries');
    for (const { kind, id, content, revision, changedAt, changedBy } of entries) {
      this.#sql.exec(
        'INSERT INTO entries (kind, id, content, revision, changed_at, changed_by) VALUES (?, ?, ?, ?, ?, ?)',
        kind,
        id,
        JSON.stringify(content),
        revision,
        changedAt,
        changedBy,
      );
    }
    this.#sql.exec('DELETE FROM releases');
    for (const { id, state, dueAt, content } of releases) {
      this.#sql.exec(
        'INSERT INTO releases (id, state, due_at, content) VALUES (?, ?, ?, ?)',
        id,
        state,
        dueAt,
        JSON.stringify(content),
      );
    }
    this.#sql.exec('DELETE FROM comments');
    for (const { subject, text, at, person } of comments) {
      const insert = 'INSERT INTO comments (subject, text, at, person) VALUES (?, ?, ?, ?)';
      this.#sql.exec(insert, subject, text, at, person);
    }
    this.#sql.exec('DELETE FROM contributors');
    for (const { kind, id, person, firstRevision, lastRevision } of contributors) {
      this.#sql.exec(
        'INSERT INTO contributors (kind, id, person, first_revision, last_revision) VALUES (?, ?, ?, ?, ?)',
        kind,
        id,
        person,
        firstRevision,
        lastRevision,
      );
    }
    // so that open pages notice the new draft
    this.#settings.set('draftRevision', Math.max(draftRevision, this.#settings.get('draftRevision') ?? 0) + 1);
  }

  #collectedWhere(condition: string): NamedVersion[] {
    const rows = this.#sql
      .exec<VersionRow>(`SELECT version, published_at FROM restored WHERE ${condition} ORDER BY version`)
      .toArray();
    return rows.map(nameOf);
  }
}

function nameOf({ version, published_at }: VersionRow): NamedVersion {
  return { version, publishedAt: published_at };
}

function entryOf({ kind, id, content, revision, changed_at, changed_by }: EntryRow): EntryBackup {
  return { kind, id, content: parsed(content), revision, changedAt: changed_at, changedBy: changed_by };
}

function contributorOf({ kind, id, person, first_revision, last_revision }: ContributorRow) {
  return { kind, id, person, firstRevision: first_revision, lastRevision: last_revision };
}

function backupOf({ version, published_at, published_by, reason, restores, languages }: VersionRow): VersionBackup {
  const summary = { version, publishedAt: published_at, publishedBy: published_by, reason, restores };
  return { ...summary, languages: parsed(languages) };
}

/** Tolerates damaged rows, so that the others are still written. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
