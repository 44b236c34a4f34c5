/** What the API of the Studio answers about the audit. Instants are ISO 8601 in UTC. */

export type AuditAction =
  | 'signed-in'
  | 'saved'
  | 'deleted'
  | 'imported'
  | 'published'
  | 'restored'
  | 'ended'
  | 'release-saved'
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
  /** `anyone` has opened a shared preview. */
  readonly person: string;
  /** An `AuditAction`, or one of another release. */
  readonly action: string;
  /** The path of its subject, below `/api/`. */
  readonly subject: string;
  /** The revision that the draft has got; `null` if it has not changed. */
  readonly revision: number | null;
  /** The version that was published; `null` if none was. */
  readonly version: number | null;
}

/** `GET audit?before=`: the newest first, at most 100. `audit.csv` and `audit.ndjson` answer all events since `after`. */
export interface AuditList {
  readonly events: readonly AuditEvent[];
  readonly hasEarlier: boolean;
}
