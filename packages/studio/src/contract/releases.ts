/** The API's responses about releases: chosen entries that are published together, now or at a time. */

import type { ChosenEntry } from './api.ts';
import type { Entry } from './draft.ts';

/**
 * `open`: not scheduled. `failed`: could not be published at its time, and waits for someone to try again.
 */
export type ReleaseState = 'open' | 'scheduled' | 'failed' | 'published';

/** An entry as it was when chosen: this is published, whatever the draft becomes. */
export interface PinnedEntry extends ChosenEntry {
  /** `null` if the draft had deleted it; also if `isReadable` is false. */
  readonly entry: Entry | null;
  /** Everyone who has changed or deleted it since it was last published. */
  readonly authors: readonly string[];
}

/**
 * `returned`: sent back. `outdated`: its entries have changed since the review was asked for or answered: ask again.
 */
type ReviewState = 'asked' | 'approved' | 'returned' | 'outdated';

export interface ReleaseReview {
  readonly state: ReviewState;
  readonly askedBy: string;
  readonly askedAt: string;
  /** For the reviewers; may be empty. */
  readonly note: string;
  /** Who approved it or sent it back; `null` before that. */
  readonly answeredBy: string | null;
  readonly answeredAt: string | null;
  /** Why it was sent back; empty otherwise. */
  readonly reason: string;
}

export interface ReleaseSummary {
  readonly id: string;
  /** Becomes the version's reason in the history. */
  readonly name: string;
  /** Changes with each change of the release. */
  readonly revision: number;
  readonly state: ReleaseState;
  /** When it will be published; `null` until someone chooses a time. */
  readonly at: string | null;
  readonly changedAt: string;
  readonly changedBy: string;
  /** Why it could not be published, in a sentence; `null` unless it failed. */
  readonly failure: string | null;
  /** The version that it became; `null` before that. */
  readonly version: number | null;
  /** `null` if nobody has asked for a review. */
  readonly review: ReleaseReview | null;
  readonly entries: readonly ChosenEntry[];
}

/** `GET releases/:id`. */
export interface Release extends ReleaseSummary {
  /** The latest version at the time its entries were chosen. */
  readonly since: number;
  /**
   * Whether it holds all entries' content: false once it is published, or if another release of Portico stored them.
   */
  readonly isReadable: boolean;
  readonly entries: readonly PinnedEntry[];
}

/** `GET releases`: unpublished releases, those with a time first. */
export interface ReleaseList {
  readonly releases: readonly ReleaseSummary[];
}
