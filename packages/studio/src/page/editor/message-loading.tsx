/** Placeholder for a message that is loading. */

import { PageHeading } from '../kit/page-heading.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Row, Text } from '../primitives/layout.tsx';
import { BackLink } from './back-link.tsx';

export function MessageLoading() {
  return (
    <>
      <BackLink />
      <PageHeading title="Message" actions={<span className="studio-skeleton__button" />}>
        <Row as="span" gap={2} rows={1} className="studio-status">
          Loading…
        </Row>
        <Text as="span" above={1} block size="small">
          &nbsp;
        </Text>
      </PageHeading>
      <Text as="div" below={5}>
        <Skeleton rows={1} height="2.75rem" />
      </Text>
      <Skeleton rows={2} height="16rem" />
    </>
  );
}
