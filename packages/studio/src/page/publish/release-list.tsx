/** Lists unpublished releases, with their time, or why they failed. */

import { Link } from 'react-aria-components';
import { releasePath } from '../../contract/pages.ts';
import type { ReleaseSummary } from '../../contract/releases.ts';
import { Badge } from '../controls/badge.tsx';
import { Moment } from '../time/moment.tsx';
import { ReviewBadge } from './review-panel.tsx';

export function ReleaseList({ releases }: { readonly releases: readonly ReleaseSummary[] }) {
  return (
    <section className="studio-releases" aria-labelledby="studio-releases-title">
      <h2 id="studio-releases-title" className="studio-publish__title">
        Releases
      </h2>
      <ul className="studio-panel">
        {releases.map((release) => (
          <li key={release.id} className="studio-releases__release">
            <div className="studio-releases__line">
              <Link className="studio-releases__name" href={releasePath(release.id)}>
                {release.name}
              </Link>
              <ReleaseBadge release={release} />
              {release.review !== null && <ReviewBadge review={release.review} />}
            </div>
            <p className="studio-releases__meta">
              {release.at !== null && (
                <>
                  <Moment at={Date.parse(release.at)} />,{' '}
                </>
              )}
              {release.entries.length === 1 ? '1 message or card' : `${release.entries.length} messages and cards`}, by{' '}
              {release.changedBy}
            </p>
            {release.failure !== null && <p className="studio-releases__failure">{release.failure}</p>}
          </li>
        ))}
      </ul>
    </section>
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
