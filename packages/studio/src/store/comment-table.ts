/** Comments on entries and releases, in SQLite. */

import * as v from 'valibot';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import type { Comment, CommentSubject } from '../contract/comments.ts';
import { ENTRY_KINDS } from '../contract/draft.ts';
import type { Author } from './author.ts';
import type { Sql } from './sql.ts';

const TABLE = `CREATE TABLE IF NOT EXISTS comments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  at TEXT NOT NULL,
  person TEXT NOT NULL,
  resolved_at TEXT,
  resolved_by TEXT
)`;

type Row = { id: number; subject: string; text: string; at: string; person: string };

/** Must never become stricter. Comments on unknown subjects are kept, but not listed. */
const subjectSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ release: v.string() }),
    v.object({
      kind: v.picklist(ENTRY_KINDS),
      id: v.string(),
      language: v.nullable(v.picklist(LANGUAGES)),
      field: v.nullable(v.string()),
    }),
  ]),
);

export class CommentTable {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
    sql.exec(TABLE);
  }

  /** Unresolved comments, oldest first. */
  list(): Comment[] {
    return this.#sql
      .exec<Row>('SELECT * FROM comments WHERE resolved_at IS NULL ORDER BY id')
      .toArray()
      .flatMap(({ id, subject, text, at, person }) => {
        const on = v.safeParse(subjectSchema, subject);
        return on.success ? [{ id, on: on.output, text, at, by: person }] : [];
      });
  }

  add(on: CommentSubject, text: string, { person, at }: Author): Comment {
    const { id } = this.#sql
      .exec<{ id: number }>(
        'INSERT INTO comments (subject, text, at, person) VALUES (?, ?, ?, ?) RETURNING id',
        JSON.stringify(on),
        text,
        at,
        person,
      )
      .one();
    return { id, on, text, at, by: person };
  }

  /** @returns whether there was such an unresolved comment */
  resolve(id: number, { person, at }: Author): boolean {
    const resolved = this.#sql.exec(
      'UPDATE comments SET resolved_at = ?, resolved_by = ? WHERE id = ? AND resolved_at IS NULL RETURNING id',
      at,
      person,
      id,
    );
    return resolved.toArray().length > 0;
  }

  /** For a release that is published or deleted, so that there is nothing left to discuss. */
  resolveAllOn(release: string, { person, at }: Author): void {
    this.#sql.exec(
      'UPDATE comments SET resolved_at = ?, resolved_by = ? WHERE subject = ? AND resolved_at IS NULL',
      at,
      person,
      JSON.stringify({ release }),
    );
  }
}
