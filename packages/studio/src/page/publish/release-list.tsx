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
          <li key={release.id} className="studio-row">
            <Row gap={3} rows={0} className="studio-row__line">
              <Link className={look({ size: 'body', weight: 'medium', breaks: true })} href={releasePath(release.id)}>
                {release.name}
              </Link>
              <ReleaseBadge release={release} />
              {release.review !== null && <ReviewBadge review={release.review} />}
              <Text as="span" toEnd size="small" tone="quiet" breaks>
                {release.at !== null && (
                  <>
                    <Moment at={Date.parse(release.at)} />,{' '}
                  </>
                )}
                {release.entries.length === 1 ? '1 entry' : `${release.entries.length} entries`}, by {release.changedBy}
              </Text>
            </Row>
            {release.failure !== null && (
              <Text size="body" tone="bad" breaks className="studio-row__details">
                {release.failure}
              </Text>
            )}
          </li>
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
