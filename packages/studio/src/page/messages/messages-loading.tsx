/** Placeholder for the message list while it is loading. */

import { PageHeading } from '../kit/page-heading.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Text } from '../primitives/layout.tsx';

/** The sentence below the list's heading. */
export const LIST_LEAD = 'What the bar above every header says, and when.';

export function MessagesLoading() {
  return (
    <>
      <PageHeading title="Messages" actions={<span className="studio-skeleton__button" />}>
        {LIST_LEAD}
      </PageHeading>
      <Text as="div" below={5}>
        <Skeleton rows={2} height="2.75rem" />
      </Text>
      <Skeleton rows={4} height="6.75rem" />
    </>
  );
}
