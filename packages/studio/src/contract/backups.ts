/** The API's responses about backups. A backup's name is the instant when it was written. */

import type { VersionSummary } from './api.ts';

/** `GET backups`: newest first. */
export interface BackupList {
  readonly backups: readonly string[];
}

/** `POST backups`: writes a backup. Repeat it until nothing is left. */
export interface BackupProgress {
  /** Versions that are not in the bucket yet. */
  readonly left: number;
  /** `null` while something is left. */
  readonly name: string | null;
}

/** `POST backups/:name/restore`: repeat it until nothing is left; the store changes only then. */
export interface RestoreProgress {
  /** Versions that have not been read yet. */
  readonly left: number;
  /** Objects that are missing or unreadable: the history lacks these versions. */
  readonly missing: readonly string[];
  /** `null` while something is left. */
  readonly latest: VersionSummary | null;
}
