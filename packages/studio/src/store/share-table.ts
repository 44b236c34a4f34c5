/** Links to previews of the draft or a part of it at one moment, in SQLite. A link contains a secret; only its hash is stored. */

import * as v from 'valibot';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { NewShare, Share, SharedPart } from '../contract/api.ts';
import { ENTRY_KINDS } from '../contract/draft.ts';
import type { Author } from './author.ts';
import type { Sql } from './sql.ts';
import type { SharedDraft } from './store.ts';
import { parseStoredLanguages } from './stored-content.ts';

const DAY = 86_400_000;

const TABLE = `CREATE TABLE IF NOT EXISTS shares (
  id TEXT PRIMARY KEY,
  secret_hash TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  created_by TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  languages TEXT NOT NULL
)`;

/** `NULL` for the whole draft, as in all rows of releases without this column. */
const PART = 'ALTER TABLE shares ADD COLUMN part TEXT';

type Row = { id: string; created_at: string; created_by: string; expires_at: number; part: string | null };

const COLUMNS = 'id, created_at, created_by, expires_at, part';

const partSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ release: v.string(), name: v.string() }),
    v.object({ kind: v.picklist(ENTRY_KINDS), id: v.string(), name: v.string() }),
  ]),
);

export interface Shown {
  readonly languages: PublishedLanguages;
  /** `null` for the whole draft. */
  readonly only: SharedPart | null;
}

interface Secret {
  readonly secret: string;
  /** The stored part. */
  readonly hash: string;
}

export async function newSecret(): Promise<Secret> {
  const secret = randomText(24);
  return { secret, hash: await hashOf(secret) };
}

export class ShareTable {
  readonly #sql: Sql;
  readonly #locales: CompanyContent;

  constructor(sql: Sql, locales: CompanyContent) {
    this.#sql = sql;
    this.#locales = locales;
    sql.exec(TABLE);
    const columns = sql.exec<{ name: string }>('PRAGMA table_info(shares)').toArray();
    if (!columns.some(({ name }) => name === 'part')) sql.exec(PART);
  }

  create({ secret, hash }: Secret, { languages, only }: Shown, days: number, { person, at }: Author): NewShare {
    const id = randomText(9);
    const expiresAt = Date.parse(at) + days * DAY;
    const part = only && JSON.stringify(only);
    this.#sql.exec(
      `INSERT INTO shares (secret_hash, languages, ${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      hash,
      JSON.stringify(languages),
      id,
      at,
      person,
      expiresAt,
      part,
    );
    const share = shareOf({ id, created_at: at, created_by: person, expires_at: expiresAt, part });
    return { ...share, path: `/share/${secret}` };
  }

  /** Newest first. */
  list(now: number): Share[] {
    this.removeExpired(now);
    return this.#sql.exec<Row>(`SELECT ${COLUMNS} FROM shares ORDER BY created_at DESC, id`).toArray().map(shareOf);
  }

  async open(secret: string, now: number): Promise<(SharedDraft & Share) | null> {
    const hash = await hashOf(secret);
    this.removeExpired(now);
    const [row] = this.#sql
      .exec<Row & { languages: string }>('SELECT * FROM shares WHERE secret_hash = ?', hash)
      .toArray();
    const read = row && parseStoredLanguages(row.languages, this.#locales);
    return read ? { ...shareOf(row), languages: read.known } : null;
  }

  /** @returns whether there was such a link */
  end(id: string): boolean {
    return this.#sql.exec('DELETE FROM shares WHERE id = ? RETURNING id', id).toArray().length > 0;
  }

  removeExpired(now: number): void {
    this.#sql.exec('DELETE FROM shares WHERE expires_at <= ?', now);
  }

  /** When the next link expires, in milliseconds since 1970; `null` if there is none. */
  nextExpiry(): number | null {
    return this.#sql.exec<{ at: number | null }>('SELECT min(expires_at) AS at FROM shares').one().at;
  }
}

function shareOf({ id, created_at, created_by, expires_at, part }: Row): Share {
  const only = v.safeParse(partSchema, part);
  return {
    id,
    createdAt: created_at,
    createdBy: created_by,
    expiresAt: new Date(expires_at).toISOString(),
    ...(only.success && { only: only.output }),
  };
}

/** Encoded as base64url. */
function randomText(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

async function hashOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
