/** Placeholder for a message that is loading. */

import { Link } from 'react-aria-components';
import { PageHeading } from '../kit/page-heading.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { look, Row, Text } from '../primitives/layout.tsx';

export function MessageLoading() {
  return (
    <>
      <Link
        className={look(
          { layout: 'row', gap: 1, oneLine: true, below: 2, inline: true, size: 'body', tone: 'quiet' },
          'studio-back',
        )}
        href="/"
      >
        Messages
      </Link>
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
