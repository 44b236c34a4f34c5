/** Placeholder for the message list while it is loading. */

import { PageHeading } from '../kit/page-heading.tsx';
import { Skeleton } from '../kit/skeleton.tsx';

export function MessagesLoading() {
  return (
    <>
      <PageHeading title="Messages" actions={<span className="studio-find" />} />
      <Skeleton rows={12} height="2.25rem" />
    </>
  );
}
