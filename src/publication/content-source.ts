/** Where the content comes from: the files alone, or with the latest publication. */

import type { ContentReader } from '../content/content-for.ts';
import type { ContentMode } from '../contract/freshness.ts';
import type { RequestScope } from '../runtime/request-scope.ts';

/** The content for one answer, all from the same publication. */
export interface CurrentContent extends ContentReader {
  readonly mode: ContentMode;
}

export interface ContentProvider {
  /** The current content. Never rejects, and waits for a store only within a deadline. */
  current(scope: RequestScope): CurrentContent | Promise<CurrentContent>;
  /** What this instance knows about the publication; `null` if nothing can be published. */
  state(): PublicationState | null;
}

export interface PublicationState {
  /** The shown version; `null` for the messages of the files. */
  readonly version: number | null;
  /** ISO 8601; `null` for the messages of the files. */
  readonly publishedAt: string | null;
  /**
   * `current`; `overdue` if no recent read has succeeded; `rejected` if the document read last cannot be used;
   * `missing` if the last read found none, although a publication is shown.
   */
  readonly state: 'current' | 'overdue' | 'rejected' | 'missing';
  /** Seconds since the last successful read; `null` before the first. */
  readonly ageSeconds: number | null;
  /** Why `state` is not `current`; else `null`. Public. */
  readonly reason: string | null;
  /** What the service omits from the shown document because it cannot be read: a few short descriptions. */
  readonly omitted: readonly string[];
}

/** Content that only a deploy changes. */
export function staticContent(content: ContentReader): ContentProvider {
  return unchangingContent({ ...content, mode: 'deployed' });
}

export function unchangingContent(content: CurrentContent): ContentProvider {
  return { current: () => content, state: () => null };
}
