/** Releases with their pinned entries, in SQLite, including fields that this release of Portico does not know. */

import * as v from 'valibot';
import { ENTRY_KINDS, type Entry, entryKey } from '../contract/draft.ts';
import { knownContent } from '../contract/known-content.ts';
import { personOf } from '../contract/person.ts';
import type { PinnedEntry, Release, ReleaseState } from '../contract/releases.ts';
import { keepUnknown } from './keep-unknown.ts';
import type { Sql } from './sql.ts';

const TABLE = `CREATE TABLE IF NOT EXISTS releases (
  id TEXT PRIMARY KEY,
  state TEXT NOT NULL,
  due_at INTEGER,
  content TEXT NOT NULL
)`;

type Row = { id: string; state: string; due_at: number | null; content: string };

const text = v.fallback(v.nullable(v.string()), null);
/** Earlier releases stored people as their tokens spelled them. */
const person = v.pipe(v.string(), v.transform(personOf));
const number = v.fallback(v.nullable(v.number()), null);

const reviewSchema = v.fallback(
  v.nullable(
    v.object({
      // an unknown state of another release: someone has to ask again
      state: v.fallback(v.picklist(['asked', 'approved', 'returned', 'outdated']), 'outdated'),
      askedBy: person,
      askedAt: v.string(),
      note: v.fallback(v.string(), ''),
      answeredBy: v.fallback(v.nullable(person), null),
      answeredAt: text,
      reason: v.fallback(v.string(), ''),
    }),
  ),
  null,
);

/** Must never become stricter, because it reads data that any release has stored. */
const storedSchema = v.object({
  name: v.fallback(v.string(), ''),
  revision: v.fallback(v.number(), 0),
  since: v.fallback(v.number(), 0),
  at: text,
  changedAt: v.fallback(v.string(), ''),
  changedBy: v.fallback(person, ''),
  failure: text,
  version: number,
  review: v.optional(reviewSchema, null),
  entries: v.fallback(v.record(v.string(), v.unknown()), {}),
});

const pinSchema = v.object({
  kind: v.picklist(ENTRY_KINDS),
  id: v.string(),
  revision: number,
  authors: v.optional(v.array(person)),
  /** In rows from before there was `authors`: who changed it last. */
  changedBy: v.optional(v.fallback(v.nullable(person), null), null),
  entry: v.fallback(v.nullable(v.object({ content: v.unknown(), changedAt: v.string(), changedBy: person })), null),
});

const STATES: readonly ReleaseState[] = ['open', 'scheduled', 'failed', 'published'];

export class ReleaseTable {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
    sql.exec(TABLE);
  }

  /** Unpublished releases by time, then those without a time. */
  list(): Release[] {
    return this.#sql
      .exec<Row>("SELECT * FROM releases WHERE state <> 'published'")
      .toArray()
      .flatMap((row) => releaseOf(row) ?? [])
      .sort((one, other) => (one.at ?? '~').localeCompare(other.at ?? '~') || one.name.localeCompare(other.name));
  }

  find(id: string): Release | null {
    const row = this.#row(id);
    return row && releaseOf(row);
  }

  /** @returns `null` if the release is published or doesn't exist */
  open(id: string): Release | null {
    const release = this.find(id);
    return release?.state === 'published' ? null : release;
  }

  /** Adds or replaces it. */
  put(release: Release): void {
    const { id, state } = release;
    const row = this.#row(id);
    const known = row && releaseOf(row);
    const next = storable(release);
    const kept = row && known ? keepUnknown(next, JSON.parse(row.content), storable(known)) : next;
    this.#sql.exec(
      'INSERT OR REPLACE INTO releases (id, state, due_at, content) VALUES (?, ?, ?, ?)',
      id,
      state,
      state === 'scheduled' && release.at !== null ? Date.parse(release.at) : null,
      JSON.stringify(kept),
    );
  }

  remove(id: string): void {
    this.#sql.exec('DELETE FROM releases WHERE id = ?', id);
  }

  /** Ids of due releases, in order. @param now milliseconds since 1970 */
  due(now: number): string[] {
    return this.#sql
      .exec<{ id: string }>('SELECT id FROM releases WHERE due_at <= ? ORDER BY due_at, id', now)
      .toArray()
      .map(({ id }) => id);
  }

  /** For rows that this release of Portico can't read. */
  forgetTime(id: string): void {
    this.#sql.exec('UPDATE releases SET due_at = NULL WHERE id = ?', id);
  }

  /** When the next release is due, in milliseconds since 1970; `null` if none is scheduled. */
  nextDue(): number | null {
    return this.#sql.exec<{ at: number | null }>('SELECT min(due_at) AS at FROM releases').one().at;
  }

  #row(id: string): Row | null {
    const [row] = this.#sql.exec<Row>('SELECT * FROM releases WHERE id = ?', id).toArray();
    return row ?? null;
  }
}

/** The stored form: entries are keyed by name, so that another release's fields stay with their entry. */
function storable({ id: _, state: __, isReadable: ___, entries, ...release }: Release) {
  return { ...release, entries: Object.fromEntries(entries.map((pin) => [entryKey(pin), pin])) };
}

/** @returns `null` if it cannot be read at all */
function releaseOf({ id, state, content }: Row): Release | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), storedSchema), content);
  if (!stored.success) return null;
  const { entries, ...rest } = stored.output;
  const pins = Object.values(entries).map(pinOf);
  return {
    id,
    ...rest,
    // an unknown state of another release: somebody has to check it
    state: STATES.find((known) => known === state) ?? 'failed',
    isReadable: pins.every((pin) => pin !== null && (pin.revision === null || pin.entry !== null)),
    entries: pins.filter((pin) => pin !== null),
  };
}

function pinOf(stored: unknown): PinnedEntry | null {
  const pin = v.safeParse(pinSchema, stored);
  if (!pin.success) return null;
  const { kind, id, revision, changedBy, entry } = pin.output;
  const authors = pin.output.authors ?? (changedBy === null ? [] : [changedBy]);
  const content = entry && knownContent(entry.content);
  const pinned: Entry | null =
    entry && content && revision !== null
      ? { id, content, revision, changedAt: entry.changedAt, changedBy: entry.changedBy }
      : null;
  return { kind, id, revision, authors, entry: pinned };
}
