/** The page “Publish”: people choose what to publish, look at what visitors will see, and publish it. */

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { VersionSummary } from '../../contract/api.ts';
import { ButtonLink } from '../controls/button.tsx';
import { useDraftStore } from '../data/draft-provider.tsx';
import { FailureNotice } from '../frame/failure-notice.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { Skeleton } from '../frame/skeleton.tsx';
import { usePreviewPath } from '../routing/preview-path.ts';
import { ShareButton } from '../shares/share-button.tsx';
import { PublishSelection } from './publish-selection.tsx';
import { PublishedNotice } from './published-notice.tsx';
import { createReviewer } from './reviewer.ts';

export function PublishPage() {
  const previewPath = usePreviewPath();
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
            <ButtonLink href={previewPath()}>Preview the draft</ButtonLink>
          </>
        }
      >
        Choose what is ready, and look at what visitors will see differently. The rest stays in the draft.
      </PageHeading>
      <ToPublish onPublished={setPublished} />
    </>
  );
}

function ToPublish({ onPublished }: { readonly onPublished: (version: VersionSummary) => void }) {
  const drafts = useDraftStore();
  const [reviewer] = useState(() => createReviewer(drafts));
  const state = useSyncExternalStore(reviewer.subscribe, reviewer.state);
  useEffect(() => reviewer.start(), [reviewer]);
  const { review, failure } = state;
  if (review === null) {
    if (!failure) return <Skeleton rows={3} height="9rem" />;
    return (
      <FailureNotice title="The draft could not be reviewed" failure={failure} onRetry={() => reviewer.reviewAgain()} />
    );
  }
  if (review.pending.length === 0) return <NothingToPublish since={review.since} />;
  return <PublishSelection state={{ ...state, review }} reviewer={reviewer} onPublished={onPublished} />;
}

function NothingToPublish({ since }: { readonly since: number }) {
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
