/** Reads a backup into a store that has lost its data: everything, or nothing. */

import {
  type BackupBucket,
  type DraftBackup,
  draftBackupSchema,
  draftKey,
  readObject,
  versionBackupSchema,
  versionKey,
} from './backup-bucket.ts';
import type { StoredRows } from './stored-rows.ts';
import { MAX_AT_ONCE } from './write-backup.ts';

export type Restoring =
  /** There is no such backup, or it can't be read. */
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'copying'; readonly left: number }
  /** All versions are collected: now they and the draft have to replace the store's. */
  | { readonly outcome: 'complete'; readonly draft: DraftBackup; readonly missing: readonly string[] };

/** Collects the next versions; call it until the outcome is `complete`. */
export async function collectBackup(rows: StoredRows, bucket: BackupBucket, name: string): Promise<Restoring> {
  const draft = await readObject(bucket, draftKey(name), draftBackupSchema);
  if (!draft) return { outcome: 'not-found' };
  const wanted = new Map(draft.versions.map((version) => [versionKey(version), version]));
  for (const version of rows.collected()) {
    // left by an incomplete restore of another backup
    if (!wanted.delete(versionKey(version))) rows.forget(version);
  }
  const next = [...wanted.values()];
  for (const version of next.slice(0, MAX_AT_ONCE)) {
    const backup = await readObject(bucket, versionKey(version), versionBackupSchema);
    if (backup) rows.collect(backup);
    else rows.miss(version);
  }
  if (next.length > MAX_AT_ONCE) return { outcome: 'copying', left: next.length - MAX_AT_ONCE };
  const missing = rows.missed().map(versionKey);
  if (missing.length === draft.versions.length) return { outcome: 'not-found' };
  return { outcome: 'complete', draft, missing };
}
