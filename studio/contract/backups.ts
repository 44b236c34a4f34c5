/** The API's answers about backups. A backup is named after the instant at which it was written. */

import type { VersionSummary } from './api.ts';

/** `GET backups`: the newest first. */
export interface BackupList {
  readonly backups: readonly string[];
}

/** `POST backups`: writes a backup. Repeat it until nothing is left. */
export interface BackupProgress {
  /** Versions that are not in the bucket yet. */
  readonly left: number;
  /** `null` as long as something is left. */
  readonly name: string | null;
}

/** `POST backups/:name/restore`: repeat it until nothing is left; nothing changes before. */
export interface RestoreProgress {
  /** Versions that have not been read yet. */
  readonly left: number;
  /** Objects that are not in the bucket, or cannot be read: the history lacks these versions. */
  readonly missing: readonly string[];
  /** `null` as long as something is left. */
  readonly latest: VersionSummary | null;
}
