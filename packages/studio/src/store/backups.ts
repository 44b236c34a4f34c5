/** Backs up draft and versions, and restores them into a store that has published nothing yet. */

import type { BackupProgress } from '../contract/backups.ts';
import { WRITE_ROLES } from '../contract/rights.ts';
import type { AuditTable } from './audit-table.ts';
import { authorOf } from './author.ts';
import { type BackupBucket, backupNames } from './backup-bucket.ts';
import { refusedByRole } from './publications.ts';
import type { Publisher } from './publisher.ts';
import { collectBackup } from './restore-backup.ts';
import type { Settings } from './settings.ts';
import type { LimitedChange, RestoreBackupResult } from './store.ts';
import { StoredRows } from './stored-rows.ts';
import { writeBackup } from './write-backup.ts';

export class Backups {
  readonly #storage: DurableObjectStorage;
  readonly #rows: StoredRows;
  readonly #publisher: Publisher;
  readonly #audit: AuditTable;
  readonly #bucket: BackupBucket;

  constructor(
    storage: DurableObjectStorage,
    settings: Settings,
    publisher: Publisher,
    audit: AuditTable,
    bucket: BackupBucket,
  ) {
    this.#storage = storage;
    this.#rows = new StoredRows(storage.sql, settings);
    this.#publisher = publisher;
    this.#audit = audit;
    this.#bucket = bucket;
  }

  async write(): Promise<BackupProgress> {
    return writeBackup(this.#rows, this.#bucket, Date.now());
  }

  async list(): Promise<readonly string[]> {
    return backupNames(this.#bucket);
  }

  async restore({ name, ...by }: LimitedChange & { readonly name: string }): Promise<RestoreBackupResult> {
    const beyond = refusedByRole(by, WRITE_ROLES.restoreBackup);
    if (beyond) return beyond;
    if (!this.#isNew) return this.#notEmpty();
    const result = await collectBackup(this.#rows, this.#bucket, name);
    if (result.outcome !== 'complete') return result;
    // something may have been published meanwhile
    if (!this.#isNew) return this.#notEmpty();
    this.#storage.transactionSync(() => {
      this.#rows.replaceAll(result.draft);
      const { version } = this.#publisher.latest();
      this.#audit.add({ ...authorOf(by), action: 'restored', subject: `backups/${name}`, version });
    });
    const { languages: _, ...latest } = this.#publisher.latest();
    return { outcome: 'restored', latest, missing: result.missing };
  }

  get #isNew(): boolean {
    return this.#publisher.latest().version === 1;
  }

  #notEmpty(): RestoreBackupResult {
    const { version } = this.#publisher.latest();
    return {
      outcome: 'not-empty',
      message: `Version ${version} has been published here. Only a new Studio can be restored.`,
    };
  }
}
