/** Writes a backup of the store: versions that the bucket lacks, then the draft. */

import type { BackupProgress } from '../contract/backups.ts';
import { type BackupBucket, backupNames, draftKey, KEPT_DRAFTS, versionKey, versionKeys } from './backup-bucket.ts';
import type { StoredRows } from './stored-rows.ts';

/** Versions written per call, one at a time in memory. The platform limits requests to R2. */
export const MAX_AT_ONCE = 200;

/** The format version, for other readers of the objects. */
const FORMAT = 1;

/** @param now milliseconds since 1970 */
export async function writeBackup(rows: StoredRows, bucket: BackupBucket, now: number): Promise<BackupProgress> {
  const written = await versionKeys(bucket);
  const wanted = rows.versions().filter((version) => !written.has(versionKey(version)));
  for (const version of wanted.slice(0, MAX_AT_ONCE)) {
    await bucket.put(versionKey(version), JSON.stringify({ format: FORMAT, ...rows.version(version) }));
  }
  const left = Math.max(0, wanted.length - MAX_AT_ONCE);
  if (left > 0) return { left, name: null };
  const name = new Date(now).toISOString();
  // last, so that every draft's versions are already there
  await bucket.put(draftKey(name), JSON.stringify({ format: FORMAT, ...rows.draft() }));
  const old = (await backupNames(bucket)).slice(KEPT_DRAFTS);
  if (old.length > 0) await bucket.delete(old.map(draftKey));
  return { left, name };
}
