/** The store's tables. */

import type { CompanyContent } from '../../../../src/content/company-content.ts';
import { onFirstUse } from '../contract/on-first-use.ts';
import { menusOf } from '../entries/file-menus.ts';
import { AuditTable } from './audit-table.ts';
import { CommentTable } from './comment-table.ts';
import { DraftTable } from './draft-table.ts';
import { Notifications, type Webhook } from './notifications.ts';
import { ReleaseTable } from './release-table.ts';
import { Settings } from './settings.ts';
import type { Sql } from './sql.ts';
import { VersionTable } from './version-table.ts';

export type Tables = ReturnType<typeof openTables>;

export function openTables(sql: Sql, locales: CompanyContent, webhook: Webhook | null = null) {
  const settings = new Settings(sql);
  const versions = new VersionTable(sql, locales);
  const files = onFirstUse(() => menusOf(locales));
  return {
    settings,
    versions,
    draft: new DraftTable(sql, settings, files, () => versions.latest()?.languages ?? null),
    releases: new ReleaseTable(sql),
    audit: new AuditTable(sql),
    comments: new CommentTable(sql),
    notifications: new Notifications(sql, webhook, (url, init) => fetch(url, init)),
  };
}
