/** What the Studio sends to the webhook of its deployment: identifiers and who has done what, and no content. */

import type { CommentSubject } from './comments.ts';

export interface ReleaseData {
  readonly id: string;
  readonly name: string;
  /** When it is to be published; `null` if nobody has chosen a time. */
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
  /** It was not published on time. */
  | { readonly type: 'release.failed'; readonly data: { readonly release: ReleaseData; readonly failure: string } }
  /** Any version that no release has made: published at once, restored, or with an announcement ended. */
  | { readonly type: 'version.published'; readonly data: { readonly person: string; readonly version: number } }
  | {
      readonly type: 'comment.added';
      readonly data: { readonly person: string; readonly id: number; readonly on: CommentSubject };
    }
);
