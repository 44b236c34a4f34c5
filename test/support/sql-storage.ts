/** A Durable Object's SQL storage, in memory. */

import { DatabaseSync } from 'node:sqlite';
import type { Sql } from '../../packages/studio/src/store/sql.ts';

export function sqlStorage(): Sql {
  const database = new DatabaseSync(':memory:');
  return {
    exec<Row>(query: string, ...bindings: (ArrayBuffer | string | number | null)[]) {
      const values = bindings.map((value) => (value instanceof ArrayBuffer ? new Uint8Array(value) : value));
      const rows = database.prepare(query).all(...values) as Row[];
      return {
        toArray: () => rows,
        one: () => {
          const [row, ...others] = rows;
          if (row === undefined || others.length > 0) throw new Error(`${rows.length} rows instead of one`);
          return row;
        },
      };
    },
  };
}
