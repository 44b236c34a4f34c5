/** The source of the content: the files alone, or with the publication. */

import type { ContentLookup } from '../content/content-for.ts';
import type { ContentMode } from '../contract/freshness.ts';
import type { RequestScope } from '../runtime/request-scope.ts';

/** All content of one answer is from the same publication. */
export interface CurrentContent extends ContentLookup {
  readonly mode: ContentMode;
}

export interface ContentSource {
  /** The content to answer with now. Never rejects, and waits for a store only within a deadline. */
  current(scope: RequestScope): CurrentContent | Promise<CurrentContent>;
  /** What this instance knows of the publication; `null` if nothing can be published. */
  state(): PublicationState | null;
}

export interface PublicationState {
  /** The version that is shown; `null` for the messages of the files. */
  readonly version: number | null;
  /** ISO 8601; `null` for the messages of the files. */
  readonly publishedAt: string | null;
  /**
   * `current`; `overdue` if it could not be read for longer than it should take; `rejected` if the document that was
   * read last cannot be used; `missing` if there was none, although one is shown.
   */
  readonly state: 'current' | 'overdue' | 'rejected' | 'missing';
  /** Since the document was read last; `null` if it never was. */
  readonly ageSeconds: number | null;
  /** Why; `null` if it is `current`. Everyone can read it. */
  readonly reason: string | null;
  /** What of the document that is shown cannot be read, and is left out: a few short descriptions. */
  readonly omitted: readonly string[];
}

/** Content that only a deploy changes. */
export function deployedContent(content: ContentLookup): ContentSource {
  return alwaysCurrent({ ...content, mode: 'deployed' });
}

export function alwaysCurrent(content: CurrentContent): ContentSource {
  return { current: () => content, state: () => null };
}
