/** What visitors see by language: in the draft, as published, or both. */

import type { Language } from '../../../../../src/contract/language.ts';
import { type Timeline, type TimeRange, timelineOf } from '../../entries/timeline.ts';
import type { LanguageTimeline, ReadableMessage, UnreadableMessage } from './timeline-messages.ts';
import type { ChosenSource } from './use-timeline-view.ts';

/** `same`: draft and publication are equal. */
export type Source = 'draft' | 'published' | 'same';

export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  draft: 'Draft',
  published: 'Published',
  same: 'Draft and published',
};

/** The messages of a language, in the draft or as published. */
export interface TimelineRow extends LanguageTimeline {
  readonly source: Source;
  readonly timeline: Timeline<ReadableMessage>;
}

export interface LanguageRows {
  readonly language: Language;
  /** At least one. */
  readonly rows: readonly TimelineRow[];
  readonly unreadable: readonly UnreadableMessage[];
}

/** @param published `null` while it is being loaded */
export function languageRows(
  draft: readonly LanguageTimeline[],
  published: readonly LanguageTimeline[] | null,
  source: ChosenSource,
  range: TimeRange,
): readonly LanguageRows[] {
  const rowOf = (row: LanguageTimeline, from: 'draft' | 'published'): TimelineRow => ({
    ...row,
    source: from,
    timeline: timelineOf(row.messages, range),
  });
  return draft.map((inDraft) => {
    const inPublished = published?.find(({ language }) => language === inDraft.language);
    const rows = [
      ...(source === 'published' && inPublished ? [] : [rowOf(inDraft, 'draft')]),
      ...(source !== 'draft' && inPublished ? [rowOf(inPublished, 'published')] : []),
    ];
    return {
      language: inDraft.language,
      rows: mergedIfSame(rows),
      unreadable: source === 'published' ? [] : inDraft.unreadable,
    };
  });
}

function mergedIfSame(rows: readonly TimelineRow[]): readonly TimelineRow[] {
  const [draft, published] = rows;
  if (!draft || !published || JSON.stringify(draft.messages) !== JSON.stringify(published.messages)) return rows;
  return [{ ...draft, source: 'same' }];
}
