/** The tables of a new store, with a publisher that discards its documents. */

import { COMPANY } from '../../src/company.ts';
import { menusOf } from '../../studio/messages/file-menus.ts';
import { CommentTable } from '../../studio/store/comment-table.ts';
import { Delivery } from '../../studio/store/delivery.ts';
import { DraftTable } from '../../studio/store/draft-table.ts';
import { Publisher } from '../../studio/store/publisher.ts';
import { ReleaseTable } from '../../studio/store/release-table.ts';
import { Settings } from '../../studio/store/settings.ts';
import { VersionTable } from '../../studio/store/version-table.ts';
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
