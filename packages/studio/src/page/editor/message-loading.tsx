/** Placeholder for a message that is loading. */

import { Link } from 'react-aria-components';
import { PageHeading } from '../kit/page-heading.tsx';
import { Skeleton } from '../kit/skeleton.tsx';

export function MessageLoading() {
  return (
    <>
      <Link className="studio-back" href="/">
        Messages
      </Link>
      <PageHeading title="Message" actions={<span className="studio-skeleton__button" />}>
        <span className="studio-status">Loading…</span>
        <span className="studio-status__line">&nbsp;</span>
      </PageHeading>
      <div className="studio-skeleton__tabs">
        <Skeleton rows={1} height="2.75rem" />
      </div>
      <Skeleton rows={2} height="16rem" />
    </>
  );
}
