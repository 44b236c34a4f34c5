/** The part of the platform's SQL storage that the tables use. */

type SqlValue = ArrayBuffer | string | number | null;

export interface Sql {
  exec<Row extends Record<string, SqlValue>>(query: string, ...bindings: SqlValue[]): SqlRows<Row>;
}

interface SqlRows<Row> {
  toArray(): Row[];
  /** @throws Error unless there is exactly one row */
  one(): Row;
}
