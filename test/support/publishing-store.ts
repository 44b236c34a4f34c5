/** The tables of a new store, with a publisher that discards its documents. */

import { menusOf } from '../../packages/studio/src/entries/file-menus.ts';
import { CommentTable } from '../../packages/studio/src/store/comment-table.ts';
import { Delivery } from '../../packages/studio/src/store/delivery.ts';
import { DraftTable } from '../../packages/studio/src/store/draft-table.ts';
import { Publisher } from '../../packages/studio/src/store/publisher.ts';
import { ReleaseTable } from '../../packages/studio/src/store/release-table.ts';
import { Settings } from '../../packages/studio/src/store/settings.ts';
import { VersionTable } from '../../packages/studio/src/store/version-table.ts';
import { COMPANY } from '../../src/company.ts';
import { sqlStorage } from './sql-storage.ts';

export function publishingStore() {
  const sql = sqlStorage();
  const settings = new Settings(sql);
  const versions = new VersionTable(sql, COMPANY);
  const draft = new DraftTable(
    sql,
    settings,
    () => menusOf(COMPANY),
    () => versions.latest()?.languages ?? null,
  );
  const releases = new ReleaseTable(sql);
  const comments = new CommentTable(sql);
  const publisher = new Publisher(
    draft,
    versions,
    new Delivery(
      versions,
      settings,
      async () => {},
      async () => ({}),
    ),
    COMPANY,
  );
  publisher.start();
  return { sql, settings, versions, draft, releases, comments, publisher };
}
