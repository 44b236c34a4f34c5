/** Names who changes the draft, and when. */

import type { Change } from './store.ts';

export interface Author {
  readonly person: string;
  /** ISO 8601, in UTC. */
  readonly at: string;
}

/** The author of a change, at the current time. */
export function authorOf({ person }: Pick<Change, 'person'>): Author {
  return { person, at: new Date().toISOString() };
}
