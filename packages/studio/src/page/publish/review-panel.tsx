/** The state of a release's review, and the buttons that approve it or send it back. */

import { useRef, useState } from 'react';
import type { Release, ReleaseReview } from '../../contract/releases.ts';
import type { ReleaseReviewRequest } from '../../contract/requests.ts';
import { obstacleToApprove } from '../../entries/approval.ts';
import { Badge } from '../controls/badge.tsx';
import { Button } from '../controls/button.tsx';
import { callApi } from '../data/api-client.ts';
import { useDraft, useSession } from '../data/draft-provider.tsx';
import { type Failure, failureOf } from '../data/failure.ts';
import { useReloadReleases } from '../data/use-releases.ts';
import { useAnnounce } from '../kit/announcer.tsx';
import { FailureNotice } from '../kit/failure-notice.tsx';
import { Row, Stack, Text } from '../primitives/layout.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { Moment } from '../time/moment.tsx';
import { TextDialog } from './text-dialog.tsx';

interface ReviewPanelProps {
  readonly release: Release & { readonly review: ReleaseReview };
}

export function ReviewPanel({ release }: ReviewPanelProps) {
  const { id, name, revision, review } = release;
  const { person, needsApproval, rights, sites } = useSession();
  const published = useDraft((draft) => draft.published);
  const reloadReleases = useReloadReleases();
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isReturning, setReturning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const obstacle =
    published && obstacleToApprove(release, { person, rights, published, sites, isNeeded: needsApproval });
  const isPublisher = useHasRole('publisher');

  async function answer(body: ReleaseReviewRequest, said: string) {
    setFailure(null);
    try {
      await callApi('POST /releases/:id/review', { params: { id }, body });
      setReturning(false);
      announce(said);
      await reloadReleases();
      // the focused button has disappeared
      heading.current?.focus();
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  return (
    <Stack as="section" gap={3} below={5} inset="large" surface="panel" aria-labelledby="studio-review-title">
      <Row gap={3} rows={1}>
        <Text id="studio-review-title" as="h2" size="large" weight="strong" ref={heading} tabIndex={-1}>
          Review
        </Text>
        <ReviewBadge review={review} />
      </Row>
      <Text measure lines breaks>
        {review.askedBy} asked on <Moment at={Date.parse(review.askedAt)} />
        {review.note === '' ? '.' : `: “${review.note}”`}
      </Text>
      {review.answeredAt !== null && (
        <Text measure lines breaks>
          {review.answeredBy} {review.reason === '' ? 'approved it' : 'sent it back'} on{' '}
          <Moment at={Date.parse(review.answeredAt)} />
          {review.reason === '' ? '.' : `: “${review.reason}”`}
        </Text>
      )}
      {review.state === 'outdated' && (
        <Text measure lines breaks>
          Its messages have changed since. Ask for a review again.
        </Text>
      )}
      {review.state === 'asked' && (
        <NeedsRole needed="publisher">Only publishers can approve a release or send it back.</NeedsRole>
      )}
      {review.state === 'asked' && isPublisher && (
        <>
          {obstacle !== null && (
            <Text id="studio-review-obstacle" measure lines breaks>
              {obstacle.message}
            </Text>
          )}
          <Row gap={3}>
            <Button
              look="primary"
              isDisabled={obstacle !== null}
              onPress={() => answer({ action: 'approve', revision }, `“${name}” is approved.`)}
            >
              Approve
            </Button>
            <Button onPress={() => setReturning(true)}>Send back…</Button>
          </Row>
        </>
      )}
      {failure && !isReturning && <FailureNotice title="Your decision was not saved" failure={failure} />}
      {isReturning && (
        <TextDialog
          title={`Send “${name}” back?`}
          label="What has to change"
          isNeeded
          action="Send back"
          failure={failure}
          onClose={() => setReturning(false)}
          onSend={(reason) => answer({ action: 'return', revision, reason }, `“${name}” was sent back.`)}
        />
      )}
    </Stack>
  );
}

export function ReviewBadge({ review: { state } }: { readonly review: ReleaseReview }) {
  switch (state) {
    case 'asked':
      return <Badge tone="caution">To review</Badge>;
    case 'approved':
      return <Badge tone="good">Approved</Badge>;
    case 'returned':
      return <Badge tone="bad">Sent back</Badge>;
    case 'outdated':
      return <Badge>Changed since</Badge>;
  }
}
