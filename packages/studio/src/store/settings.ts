/** Numbers that the store keeps beside its tables, in SQLite. */

import type { Sql } from './sql.ts';
export type Setting =
  | 'draftRevision'
  /** The draft's revision when it last lost an entry. */
  | 'draftRemoval'
  /** Failed attempts to put the latest version into KV. */
  | 'attempts'
  /** When the next attempt is due, in milliseconds since 1970. */
  | 'attemptAt'
  /** The start of a put with an unknown outcome, in milliseconds since 1970. */
  | 'unsettledSince'
  /** When the service was first seen not to show the latest version, in milliseconds since 1970. */
  | 'notShownSince';

export class Settings {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
    sql.exec('CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value INTEGER NOT NULL)');
  }

  get(name: Setting): number | null {
    const [row] = this.#sql.exec<{ value: number }>('SELECT value FROM settings WHERE name = ?', name).toArray();
    return row?.value ?? null;
  }

  set(name: Setting, value: number | null): void {
    if (value === null) this.#sql.exec('DELETE FROM settings WHERE name = ?', name);
    else this.#sql.exec('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', name, value);
  }
}
