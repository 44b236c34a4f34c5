/** Notifications to the deployment's webhook: ids and who did what, without content. */

import type { CommentSubject } from './comments.ts';

export interface ReleaseData {
  readonly id: string;
  readonly name: string;
  /** When it will be published; `null` until someone chooses a time. */
  readonly at: string | null;
  /** The path of its page in the Studio. */
  readonly path: string;
}

export type Notification = {
  /** When it happened. */
  readonly timestamp: string;
} & (
  | {
      readonly type: 'review.asked' | 'review.approved' | 'review.sent-back';
      readonly data: { readonly person: string; readonly release: ReleaseData };
    }
  | {
      readonly type: 'release.published';
      readonly data: { readonly person: string; readonly release: ReleaseData; readonly version: number };
    }
  /** A scheduled release could not be published. */
  | { readonly type: 'release.failed'; readonly data: { readonly release: ReleaseData; readonly failure: string } }
  /** A version without a release: published at once, restored, or with an announcement ended. */
  | { readonly type: 'version.published'; readonly data: { readonly person: string; readonly version: number } }
  | {
      readonly type: 'comment.added';
      readonly data: { readonly person: string; readonly id: number; readonly on: CommentSubject };
    }
);
