/** Decides whether a release has the approval of a second person, and who may approve it. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { entryKey } from '../contract/draft.ts';
import type { Release } from '../contract/releases.ts';
import type { Rights } from '../contract/rights.ts';
import type { SiteName } from './audience.ts';
import { byName, entriesFrom } from './entries-from.ts';
import { beyondScopes, reachOfEntry } from './publication-reach.ts';

/** Why a release is not published or scheduled. */
export const UNAPPROVED =
  'A second person has to approve a release before it is published. Ask for a review of a release first.';

/** Why somebody else has to approve a release. */
const NOT_SECOND_PERSON =
  'Somebody else has to approve this: you asked for the review, or have changed one of its messages since it was last published.';

/**
 * @param variable `second-person`, or empty; any other text counts as `second-person`, so that a typo doesn't drop the
 * rule
 */
export function needsApproval(variable: string | undefined): boolean {
  return (variable ?? '') !== '';
}

/** Whether the person has neither asked for the review nor changed any of the entries. */
function isSecondPerson({ review, entries }: Release, person: string): boolean {
  return review?.askedBy !== person && entries.every(({ authors }) => !authors.includes(person));
}

export function isApproved(release: Release): boolean {
  const { review } = release;
  return review?.state === 'approved' && review.answeredBy !== null && isSecondPerson(release, review.answeredBy);
}

/** Who may approve what. */
export interface Approval {
  readonly person: string;
  readonly rights: Rights;
  /** The latest version's. */
  readonly published: PublishedLanguages;
  readonly sites: readonly SiteName[];
  /** Whether somebody else has to approve it. */
  readonly isNeeded: boolean;
}

/** Why the person can't approve the release; `null` if they can. */
export function obstacleToApprove(
  release: Release,
  { person, rights, published, sites, isNeeded }: Approval,
): { readonly outcome: 'invalid' | 'refused'; readonly message: string } | null {
  if (isNeeded && !isSecondPerson(release, person)) return { outcome: 'invalid', message: NOT_SECOND_PERSON };
  const before = byName(entriesFrom(published));
  // also of entries with problems, which later rules may allow
  const reach = release.entries.flatMap((pin) =>
    reachOfEntry(pin.id, before.get(entryKey(pin))?.content, pin.entry?.content),
  );
  const message = beyondScopes(reach, rights.publishes, sites);
  return message === null ? null : { outcome: 'refused', message };
}
