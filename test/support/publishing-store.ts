/** The tables of a new store, with a publisher that discards its documents. */

import { Delivery } from '../../packages/studio/src/store/delivery.ts';
import { Publisher } from '../../packages/studio/src/store/publisher.ts';
import { openTables } from '../../packages/studio/src/store/tables.ts';
import { COMPANY } from '../../src/company.ts';
import { sqlStorage } from './sql-storage.ts';

export function publishingStore() {
  const sql = sqlStorage();
  const tables = openTables(sql, COMPANY);
  const delivery = new Delivery(
    tables.versions,
    tables.settings,
    async () => {},
    async () => ({}),
  );
  const publisher = new Publisher(tables.draft, tables.versions, delivery, COMPANY);
  publisher.start();
  return { sql, ...tables, publisher };
}
