/**
 * Stands in for Workers Analytics Engine on this computer: keeps what the service writes, and answers the Studio's queries
 * with SQLite. Runs on workerd.
 */

import { DurableObject, WorkerEntrypoint } from 'cloudflare:workers';
import { type SampleMessage, sampleEvents } from './sample-events.ts';

interface Env {
  readonly STORE: DurableObjectNamespace<EventStore>;
  /** Messages for which events are invented. */
  /** `SampleMessage[]` as JSON. */
  readonly SAMPLE: string;
}

/** The name of the dataset, and its columns that the service fills. */
const TABLE = 'portico_visits';
const COLUMNS = ['timestamp', 'index1', 'blob1', 'blob2', 'blob3', 'blob4', 'double1', '_sample_interval'] as const;

/** Functions of Analytics Engine → their form in SQLite. */
const FUNCTIONS = [
  [/\btoDateTime\(/g, 'datetime('],
  [/\btoStartOfDay\((\w+)\)/g, "datetime($1, 'start of day')"],
  [/\bFORMAT JSON\s*$/, ''],
] as const;

export class EventStore extends DurableObject<Env> {
  readonly #sql: SqlStorage;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.#sql = state.storage.sql;
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS ${TABLE} (${COLUMNS.join(', ')}, is_sample INTEGER NOT NULL)`);
    this.#sql.exec(`DELETE FROM ${TABLE} WHERE is_sample = 1`);
    const sample: readonly SampleMessage[] = JSON.parse(env.SAMPLE);
    for (const { id, kind, site, language, timestamp, points, weight } of sampleEvents(sample, Date.now())) {
      this.#sql.exec(
        `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
        INSERT INTO ${TABLE} SELECT ?, ?, ?, ?, ?, ?, ?, 1, 1 FROM numbers`,
        ...[points, timestamp, id, kind, id, site, language, weight],
      );
    }
  }

  write({ indexes = [], blobs = [], doubles = [] }: AnalyticsEngineDataPoint): void {
    const timestamp = new Date().toISOString().slice(0, 19).replace('T', ' ');
    const [[index = null], [kind = null, id = null, site = null, language = null]] = [indexes, blobs];
    this.#sql.exec(
      `INSERT INTO ${TABLE} VALUES (?, ?, ?, ?, ?, ?, ?, 1, 0)`,
      ...[timestamp, index, kind, id, site, language, doubles[0] ?? 0],
    );
  }

  /** @throws Error if it is not SQL */
  query(sql: string): Record<string, SqlStorageValue>[] {
    const translated = FUNCTIONS.reduce((text, [from, to]) => text.replace(from, to), sql);
    return this.#sql.exec(translated).toArray();
  }
}

/** The dataset that the service is bound to. */
export class EventsDataset extends WorkerEntrypoint<Env> {
  /** Nobody waits for it. */
  writeDataPoint(point: AnalyticsEngineDataPoint): void {
    this.ctx.waitUntil(this.env.STORE.getByName('events').write(point));
  }
}

export default {
  async fetch(request, { STORE }) {
    const data = await STORE.getByName('events').query(await request.text());
    return Response.json({ meta: [], data, rows: data.length });
  },
} satisfies ExportedHandler<Env>;
