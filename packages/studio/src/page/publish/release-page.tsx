/**
 * The page of a release: what it publishes, and when. Until then, people can change it, publish it now, or delete it.
 */

import { useState } from 'react';
import { formatMomentInUtc } from '../../contract/format-instant.ts';
import type { Release } from '../../contract/releases.ts';
import { Comments } from '../comments/comments.tsx';
import { useComments } from '../comments/use-comments.ts';
import { Button, ButtonLink } from '../controls/button.tsx';
import { Notice } from '../controls/notice.tsx';
import { failureOf } from '../data/failure.ts';
import { useRelease, useReleases } from '../data/use-releases.ts';
import { Empty } from '../kit/empty.tsx';
import { FailureNotice } from '../kit/failure-notice.tsx';
import { PageHeading } from '../kit/page-heading.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Text } from '../primitives/layout.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { useNavigation } from '../routing/navigation.tsx';
import { usePreviewPath } from '../routing/preview-path.ts';
import { ShareButton } from '../shares/share-button.tsx';
import { useTimeZone } from '../time/time-zone.ts';
import { Checked } from './checked.tsx';
import { DeleteReleaseDialog } from './delete-release-dialog.tsx';
import { DoneNotice } from './done-notice.tsx';
import { ReviewPanel } from './review-panel.tsx';
import type { Done } from './use-publishing.ts';

export function ReleasePage({ id }: { readonly id: string }) {
  const release = useRelease(id);
  const [done, setDone] = useState<Done | null>(null);
  const { data } = release;
  const previewPath = usePreviewPath();
  return (
    <>
      <PageHeading
        title={data?.name ?? 'Release'}
        actions={
          <>
            <ButtonLink href="/publish">All releases</ButtonLink>
            {data && data.state !== 'published' && <ShareButton only={{ release: id, name: data.name }} />}
            {data && data.state !== 'published' && (
              <ButtonLink href={previewPath({ of: `release-${id}`, ...(data.at !== null && { at: data.at }) })}>
                Preview
              </ButtonLink>
            )}
          </>
        }
      >
        {data ? <Lead release={data} /> : undefined}
      </PageHeading>
      {release.isError && (
        <FailureNotice
          title="The release could not be loaded"
          failure={failureOf(release.error)}
          onRetry={release.refetch}
        />
      )}
      {release.isPending && <Skeleton rows={3} height="9rem" />}
      {done ? <DoneNotice done={done} /> : data && <ShownRelease release={data} onDone={setDone} />}
    </>
  );
}

interface ShownReleaseProps {
  readonly release: Release;
  readonly onDone: (done: Done) => void;
}

function ShownRelease({ release, onDone }: ShownReleaseProps) {
  const { id, name, state, failure, review } = release;
  const comments = useComments((on) => 'release' in on && on.release === id);
  const releases = useReleases();
  const { navigate } = useNavigation();
  const [isDeleting, setDeleting] = useState(false);
  const mayDelete = useHasRole(state === 'scheduled' ? 'publisher' : 'author');
  if (state === 'published') {
    return (
      <Empty title={`It is published as version ${release.version}`}>
        <ButtonLink href="/history">Show the history</ButtonLink>
      </Empty>
    );
  }
  return (
    <>
      {failure !== null && (
        <Text as="div" below={5}>
          <Notice tone="bad" title="It was not published on time">
            <p>{failure}</p>
            <p>Nothing is lost. Check it, then publish it now or choose another time.</p>
          </Notice>
        </Text>
      )}
      {review !== null && <ReviewPanel release={{ ...release, review }} />}
      <Checked release={release} releases={releases} onDone={onDone}>
        {mayDelete && (
          <Button look="quiet" onPress={() => setDeleting(true)}>
            Delete this release…
          </Button>
        )}
      </Checked>
      <Comments key={id} comments={comments} on={{ release: id }} about={() => null} />
      {isDeleting && (
        <DeleteReleaseDialog
          release={release}
          title={`Delete “${name}”?`}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate('/publish')}
        />
      )}
    </>
  );
}

function Lead({ release: { state, at, changedBy } }: { readonly release: Release }) {
  const timeZone = useTimeZone();
  const when = at === null ? '' : formatMomentInUtc(Date.parse(at), timeZone);
  switch (state) {
    case 'scheduled':
      return `Scheduled for ${when} by ${changedBy}. It publishes the texts that it has now.`;
    case 'failed':
      return `It was to be published on ${when}.`;
    case 'published':
      return null;
    case 'open':
      return `Not scheduled yet. Last changed by ${changedBy}.`;
  }
}
