/** The API's responses about the audit. Instants are ISO 8601 in UTC. */

export type AuditAction =
  | 'signed-in'
  | 'saved'
  | 'deleted'
  | 'imported'
  | 'published'
  | 'restored'
  | 'ended'
  | 'release-saved'
  | 'release-scheduled'
  | 'release-deleted'
  | 'release-failed'
  | 'review-asked'
  | 'approved'
  | 'sent-back'
  | 'commented'
  | 'comment-resolved'
  | 'shared'
  | 'share-opened'
  | 'share-ended'
  | 'picture-uploaded'
  | 'picture-deleted';

export interface AuditEvent {
  /** Rises with each event. */
  readonly id: number;
  readonly at: string;
  /** `anyone` for whoever opens a shared preview. */
  readonly person: string;
  /** An `AuditAction`, of this release or another. */
  readonly action: string;
  /** The path of what was changed, below `/api/`. */
  readonly subject: string;
  /** The draft's new revision; `null` if it didn't change. */
  readonly revision: number | null;
  /** The published version; `null` if nothing was published. */
  readonly version: number | null;
}

/** `GET audit?before=`: newest first, at most 100. `audit.csv` and `audit.ndjson` answer all events since `after`. */
export interface AuditList {
  readonly events: readonly AuditEvent[];
  readonly hasEarlier: boolean;
}
