/** The page “Publish”: people choose entries, see what will change for visitors, and publish or schedule them. */

import { useState } from 'react';
import { ButtonLink } from '../controls/button.tsx';
import { useReleases } from '../data/use-releases.ts';
import { PageHeading } from '../kit/page-heading.tsx';
import { usePreviewPath } from '../routing/preview-path.ts';
import { ShareButton } from '../shares/share-button.tsx';
import { Checked } from './checked.tsx';
import { DoneNotice } from './done-notice.tsx';
import { ReleaseList } from './release-list.tsx';
import type { Done } from './use-publishing.ts';

export function PublishPage() {
  const previewPath = usePreviewPath();
  const releases = useReleases();
  const [done, setDone] = useState<Done | null>(null);
  if (done) {
    return (
      <>
        <PageHeading title="Publish" />
        <DoneNotice done={done} />
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
      {releases.length > 0 && <ReleaseList releases={releases} />}
      <Checked release={null} releases={releases} onDone={setDone} />
    </>
  );
}
