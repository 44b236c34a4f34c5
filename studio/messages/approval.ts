/** Decides whether a release has the approval of a second person. Pure. */

import type { Release } from '../contract/releases.ts';

/** Why a release is not published or scheduled. */
export const UNAPPROVED =
  'A second person has to approve a release before it is published. Ask for a review of a release first.';

/**
 * @param variable `second-person`, or empty; any other text counts as `second-person`, so that a typo doesn't drop the
 * rule
 */
export function needsApproval(variable: string | undefined): boolean {
  return (variable ?? '') !== '';
}

/** Whether the person has neither asked for the review nor changed one of the entries last. */
export function isSecondPerson({ review, entries }: Release, person: string): boolean {
  return review?.askedBy !== person && entries.every(({ changedBy }) => changedBy !== person);
}

export function isApproved(release: Release): boolean {
  const { review } = release;
  return review?.state === 'approved' && review.answeredBy !== null && isSecondPerson(release, review.answeredBy);
}
