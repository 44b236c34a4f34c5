/** Lists unpublished releases, with their time, or why they failed. */

import { Link } from 'react-aria-components';
import { releasePath } from '../../contract/pages.ts';
import type { ReleaseSummary } from '../../contract/releases.ts';
import { Badge } from '../controls/badge.tsx';
import { look, Row, Stack, Text } from '../primitives/layout.tsx';
import { Moment } from '../time/moment.tsx';
import { ReviewBadge } from './review-panel.tsx';

export function ReleaseList({ releases }: { readonly releases: readonly ReleaseSummary[] }) {
  return (
    <Stack as="section" gap={3} className="studio-releases" aria-labelledby="studio-releases-title">
      <Text id="studio-releases-title" as="h2" size="large" weight="strong">
        Releases
      </Text>
      <Text as="ul" surface="panel">
        {releases.map((release) => (
          <Text key={release.id} as="li" inset="medium" className="studio-releases__release">
            <Row gap={3} rows={1}>
              <Link className={look({ weight: 'strong', breaks: true })} href={releasePath(release.id)}>
                {release.name}
              </Link>
              <ReleaseBadge release={release} />
              {release.review !== null && <ReviewBadge review={release.review} />}
            </Row>
            <Text size="small" tone="quiet" breaks>
              {release.at !== null && (
                <>
                  <Moment at={Date.parse(release.at)} />,{' '}
                </>
              )}
              {release.entries.length === 1 ? '1 message or card' : `${release.entries.length} messages and cards`}, by{' '}
              {release.changedBy}
            </Text>
            {release.failure !== null && (
              <Text size="body" tone="bad" breaks>
                {release.failure}
              </Text>
            )}
          </Text>
        ))}
      </Text>
    </Stack>
  );
}

function ReleaseBadge({ release: { state } }: { readonly release: ReleaseSummary }) {
  switch (state) {
    case 'scheduled':
      return <Badge tone="accent">Scheduled</Badge>;
    case 'failed':
      return <Badge tone="bad">Not published</Badge>;
    case 'published':
      return <Badge tone="good">Published</Badge>;
    case 'open':
      return <Badge>Not scheduled</Badge>;
  }
}
