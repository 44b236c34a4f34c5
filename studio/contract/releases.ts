/** What the API of the Studio answers about releases: chosen entries that are published together, now or at a time. */

import type { ChosenEntry } from './api.ts';
import type { Entry } from './draft.ts';

/**
 * `open`: nobody has scheduled it. `failed`: it could not be published at its time, and waits for somebody to try again.
 */
export type ReleaseState = 'open' | 'scheduled' | 'failed' | 'published';

/** An entry as it was chosen: this is published, whatever the draft becomes. */
export interface PinnedEntry extends ChosenEntry {
  /** `null` if the draft had deleted it; also if `isReadable` is false. */
  readonly entry: Entry | null;
  /** Who has changed or deleted it last; `null` if nobody knows. */
  readonly changedBy: string | null;
}

/** `outdated`: its entries have changed since it was approved or sent back, so somebody has to ask again. */
export type ReviewState = 'asked' | 'approved' | 'returned' | 'outdated';

/** What people have said about a release before it is published. */
export interface ReleaseReview {
  readonly state: ReviewState;
  readonly askedBy: string;
  readonly askedAt: string;
  /** What they wanted to say; may be empty. */
  readonly note: string;
  /** Who has approved it or sent it back; `null` before. */
  readonly answeredBy: string | null;
  readonly answeredAt: string | null;
  /** Why it was sent back; empty otherwise. */
  readonly reason: string;
}

export interface ReleaseSummary {
  readonly id: string;
  /** The reason of its version in the history. */
  readonly name: string;
  /** Changes with each change of the release. */
  readonly revision: number;
  readonly state: ReleaseState;
  /** When it is to be published; `null` if nobody has chosen a time. */
  readonly at: string | null;
  readonly changedAt: string;
  readonly changedBy: string;
  /** Why it was not published on time, in a sentence; `null` unless it has failed. */
  readonly failure: string | null;
  /** The version that it has become; `null` before. */
  readonly version: number | null;
  /** `null` if nobody has asked for one. */
  readonly review: ReleaseReview | null;
  readonly entries: readonly ChosenEntry[];
}

/** `GET releases/:id`. */
export interface Release extends ReleaseSummary {
  /** The latest version when its entries were chosen. */
  readonly since: number;
  /** Whether it has the content of all entries: not once it is published, or if another release of Portico stored them. */
  readonly isReadable: boolean;
  readonly entries: readonly PinnedEntry[];
}

/** `GET releases`: those that are not published yet, those with a time first. */
export interface ReleaseList {
  readonly releases: readonly ReleaseSummary[];
}
