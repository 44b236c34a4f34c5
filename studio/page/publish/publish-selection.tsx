/** The entries to choose from, the review of those that are chosen, and what publishes them. */

import { useEffect, useMemo, useRef, useState } from 'react';
import type { Review, VersionSummary } from '../../contract/api.ts';
import { entryKey } from '../../contract/draft.ts';
import type { PublishRequest } from '../../contract/requests.ts';
import { ApiFailure, callApi } from '../api-client.ts';
import { useDraft, useDraftStore } from '../data/draft-provider.tsx';
import { type Failure, failureOf } from '../data/failure.ts';
import { usePublished } from '../data/use-changed.ts';
import { useAnnounce } from '../frame/announcer.tsx';
import { FailureNotice } from '../frame/failure-notice.tsx';
import { useTimeZone } from '../time/time-zone.ts';
import { useNow } from '../time/use-now.ts';
import { ChangeSummary } from './change-summary.tsx';
import { listEntries, titleOf } from './pending-entries.ts';
import { PendingList } from './pending-list.tsx';
import { ProblemList } from './problem-list.tsx';
import { PublishForm } from './publish-form.tsx';
import { ReviewChanged } from './review-changed.tsx';
import type { Reviewer, ReviewState } from './reviewer.ts';
import { WarningList } from './warning-list.tsx';

interface PublishSelectionProps {
  readonly state: ReviewState & { readonly review: Review };
  readonly reviewer: Reviewer;
  readonly onPublished: (version: VersionSummary) => void;
}

export function PublishSelection({ state, reviewer, onPublished }: PublishSelectionProps) {
  const { review, links, selected, isUpdating, outdated } = state;
  const { since, chosen, changes, problems, warnings, earlier } = review;
  const store = useDraftStore();
  const announce = useAnnounce();
  const drafts = useDraft((draft) => draft.entries);
  const seen = usePublished();
  const now = useNow(review);
  const timeZone = useTimeZone();
  const entries = useMemo(() => listEntries(review.pending, drafts, seen), [review.pending, drafts, seen]);
  const [isPublishing, setIsPublishing] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [acknowledged, setAcknowledged] = useState<ReadonlySet<string>>(new Set());
  useAnnouncedSelection(review);

  async function publish(reason: string) {
    setIsPublishing(true);
    setFailure(null);
    const keys = warnings.map(({ key }) => key).filter((key) => acknowledged.has(key));
    const body: PublishRequest = { since, entries: [...chosen], reason, acknowledged: keys };
    try {
      const version = await callApi<VersionSummary>('versions', { method: 'POST', body });
      void store.load();
      onPublished(version);
    } catch (error) {
      setIsPublishing(false);
      if (isOutdated(error)) {
        announce('Not published: something has changed. Your selection is reviewed again.');
        void store.load();
        reviewer.reviewAgain(review);
      } else setFailure(failureOf(error));
    }
  }

  return (
    <div className="studio-publish">
      <div className="studio-publish__review">
        {outdated && (
          <ReviewChanged
            outdated={outdated}
            titleOf={(entry) => {
              const key = entryKey(entry);
              return titleOf(entry, drafts.get(key)?.content ?? seen?.get(key) ?? null);
            }}
          />
        )}
        <PendingList entries={entries} selected={selected} onSelect={reviewer.select} now={now} />
        {state.failure && (
          <FailureNotice
            title="The selection could not be reviewed"
            failure={state.failure}
            onRetry={() => reviewer.reviewAgain()}
          />
        )}
        {problems.length > 0 && <ProblemList problems={problems} />}
        {chosen.length > 0 && (
          <section
            id="review"
            aria-labelledby="studio-changes-title"
            className="studio-publish__changes"
            aria-busy={isUpdating}
          >
            <h2 id="studio-changes-title" className="studio-publish__title">
              What visitors will see
            </h2>
            {changes.length === 0 ? (
              <p className="studio-publish__none">Visitors will see no difference, for now.</p>
            ) : (
              <ChangeSummary changes={changes} timeZone={timeZone} />
            )}
          </section>
        )}
        {chosen.length > 0 && warnings.length + earlier.length > 0 && (
          <WarningList
            warnings={warnings}
            earlier={earlier}
            since={since}
            acknowledged={acknowledged}
            onChange={setAcknowledged}
          />
        )}
      </div>
      <PublishForm
        version={since + 1}
        links={links}
        selected={selected.size}
        isReviewed={!isUpdating && state.failure === null}
        problems={problems.length}
        open={warnings.filter(({ key }) => !acknowledged.has(key)).length}
        isPublishing={isPublishing}
        failure={failure}
        onPublish={publish}
      />
    </div>
  );
}

/** Announces the effect of a changed selection. The first review isn't announced, because people read it. */
function useAnnouncedSelection({ chosen, pending, changes, problems }: Review): void {
  const announce = useAnnounce();
  const last = useRef<string | null>(null);
  const selection = chosen.map(entryKey).join(' ');
  useEffect(() => {
    if (last.current !== null && last.current !== selection) {
      const wrong = problems.length === 0 ? '' : ` ${problems.length} to fix first.`;
      const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
      announce(`${chosen.length} of ${pending.length} selected: ${count} for visitors.${wrong}`);
    }
    last.current = selection;
  }, [announce, selection, chosen, pending, changes, problems]);
}

/** Whether someone has changed an entry, or a warning has come up, since the review. */
function isOutdated(error: unknown): boolean {
  return error instanceof ApiFailure && ['stale', 'unacknowledged', 'invalid'].includes(error.answer.error);
}
