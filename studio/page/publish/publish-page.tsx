/** The page “Publish”: what visitors will see change, what to look at first, and what publishes it. */

import { useMemo, useState } from 'react';
import type { PublishRequest, Review, VersionSummary } from '../../contract/api.ts';
import { findWarnings } from '../../messages/find-warnings.ts';
import { ApiFailure, callApi } from '../api-client.ts';
import { Button, ButtonLink } from '../controls/button.tsx';
import { Notice } from '../controls/notice.tsx';
import { useDraft, useDraftStore } from '../data/draft-provider.tsx';
import { type Failure, failureOf } from '../data/failure.ts';
import { useChanges } from '../data/use-changed.ts';
import { useAnnounce } from '../frame/announcer.tsx';
import { FailureNotice } from '../frame/failure-notice.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { Skeleton } from '../frame/skeleton.tsx';
import { ShareButton } from '../shares/share-button.tsx';
import { ownTimeZone } from '../time/time-zones.ts';
import { ChangeSummary } from './change-summary.tsx';
import { ProblemList } from './problem-list.tsx';
import { PublishForm } from './publish-form.tsx';
import { PublishedNotice } from './published-notice.tsx';
import { ReviewChanged } from './review-changed.tsx';
import { type ReviewState, useReview } from './use-review.ts';
import { WarningList } from './warning-list.tsx';

export function PublishPage() {
  const [state, reviewAgain] = useReview();
  const [published, setPublished] = useState<VersionSummary | null>(null);
  if (published) {
    return (
      <>
        <PageHeading title="Publish" />
        <PublishedNotice version={published} />
      </>
    );
  }
  return (
    <>
      <PageHeading
        title="Publish"
        actions={
          <>
            <ShareButton />
            <ButtonLink href="/preview">Preview the draft</ButtonLink>
          </>
        }
      >
        Look at what visitors will see differently before they see it.
      </PageHeading>
      {state.status === 'reviewed' ? (
        <Reviewed state={state} reviewAgain={reviewAgain} onPublished={setPublished} />
      ) : (
        <NotReviewed state={state} reviewAgain={reviewAgain} />
      )}
    </>
  );
}

interface NotReviewedProps {
  readonly state: Exclude<ReviewState, { status: 'reviewed' }>;
  readonly reviewAgain: () => void;
}

function NotReviewed({ state, reviewAgain }: NotReviewedProps) {
  if (state.status === 'failed') {
    return (
      <FailureNotice title="The draft could not be reviewed" failure={state.failure} onRetry={() => reviewAgain()} />
    );
  }
  if (state.status === 'unsaved') {
    return (
      <div role="alert">
        <Notice
          tone="caution"
          title="Not everything is saved yet"
          actions={<Button onPress={() => reviewAgain()}>Try again</Button>}
        >
          <p>
            Changes that are not saved cannot be published. If someone else has changed a message, settle that first.
          </p>
        </Notice>
      </div>
    );
  }
  return <Skeleton rows={3} height="9rem" />;
}

interface ReviewedProps {
  readonly state: Extract<ReviewState, { status: 'reviewed' }>;
  readonly reviewAgain: (before?: Review) => void;
  readonly onPublished: (version: VersionSummary) => void;
}

function Reviewed({ state, reviewAgain, onPublished }: ReviewedProps) {
  const { review, links, before } = state;
  const { changes, problems, warnings, since } = review;
  const store = useDraftStore();
  const announce = useAnnounce();
  const changedCount = useChanges().size;
  const timeZone = useMemo(ownTimeZone, []);
  const [isPublishing, setIsPublishing] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [acknowledged, setAcknowledged] = useState<ReadonlySet<string>>(new Set());
  const { published } = useDraft();
  const known = useMemo(
    () => new Set(published ? findWarnings(published, Date.now()).map(({ key }) => key) : []),
    [published],
  );

  async function publish(reason: string) {
    setIsPublishing(true);
    setFailure(null);
    const body: PublishRequest = { since, entries: [...review.chosen], reason, acknowledged: [...acknowledged] };
    try {
      const version = await callApi<VersionSummary>('versions', { method: 'POST', body });
      void store.load();
      onPublished(version);
    } catch (error) {
      setIsPublishing(false);
      if (isOutdated(error)) {
        announce('Not published: the draft has changed. It is reviewed again.');
        void store.load();
        reviewAgain(review);
      } else setFailure(failureOf(error));
    }
  }

  if (changes.length === 0 && problems.length === 0 && changedCount === 0) return <NothingToPublish review={review} />;
  return (
    <div className="studio-publish">
      <div className="studio-publish__review">
        {before && <ReviewChanged before={before} after={review} />}
        {problems.length > 0 && <ProblemList problems={problems} />}
        <section aria-labelledby="studio-changes-title" className="studio-publish__changes">
          <h2 id="studio-changes-title" className="studio-publish__title">
            What visitors will see
          </h2>
          {changes.length === 0 ? (
            <p className="studio-publish__none">Visitors will see no difference, for now.</p>
          ) : (
            <ChangeSummary changes={changes} timeZone={timeZone} />
          )}
        </section>
        {warnings.length > 0 && (
          <WarningList
            warnings={warnings}
            known={known}
            since={since}
            acknowledged={acknowledged}
            onChange={setAcknowledged}
          />
        )}
      </div>
      <PublishForm
        review={review}
        links={links}
        open={warnings.filter(({ key }) => !acknowledged.has(key)).length}
        isPublishing={isPublishing}
        failure={failure}
        onPublish={publish}
      />
    </div>
  );
}

function NothingToPublish({ review: { since } }: { readonly review: Review }) {
  return (
    <div className="studio-empty studio-panel">
      <h2 className="studio-empty__title">Nothing to publish</h2>
      <p className="studio-empty__text">
        Visitors already see the draft as it is: it was published as version {since}.
      </p>
      <ButtonLink href="/">Go to the messages</ButtonLink>
    </div>
  );
}

/** Whether someone has changed the draft, or a warning has come up, since the review. */
function isOutdated(error: unknown): boolean {
  return error instanceof ApiFailure && ['stale', 'unacknowledged', 'invalid'].includes(error.answer.error);
}
