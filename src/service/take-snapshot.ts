/** Takes the snapshot of the content; without an announcement if none can be drawn. */

import { type ContentSnapshot, snapshotAt, snapshotWithoutAnnouncement } from '../chrome/content-snapshot.ts';
import type { Content, FailedPart } from '../content/content.ts';
import { ANNOUNCEMENT } from '../content/parts.ts';
import { errorText } from '../runtime/error-text.ts';

interface TakenSnapshot {
  readonly snapshot: ContentSnapshot;
  readonly failed: readonly FailedPart[];
}

/**
 * @param now milliseconds since 1970
 * @param seed decides between several active announcements
 */
export function takeSnapshot(content: Content, now: number, seed: () => string): TakenSnapshot {
  try {
    return { snapshot: snapshotAt(content, now, seed()), failed: [] };
  } catch (error) {
    return {
      snapshot: snapshotWithoutAnnouncement(now),
      failed: [{ part: ANNOUNCEMENT, error: errorText(error) }],
    };
  }
}

/** The seed for answers without an announcement, where nothing is drawn. */
export function noSeed(): string {
  return '';
}
