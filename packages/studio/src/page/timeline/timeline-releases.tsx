/** Scheduled releases on the timeline, in its picture and in its text. */

import type { CSSProperties } from 'react';
import { Link } from 'react-aria-components';
import { formatMoment } from '../../contract/format-instant.ts';
import { releasePath } from '../../contract/pages.ts';
import type { ReleaseSummary } from '../../contract/releases.ts';
import type { TimeRange } from '../../entries/timeline.ts';
import { Button } from '../controls/button.tsx';
import { Row, Stack, Text } from '../primitives/layout.tsx';
import { positionIn } from './scale.ts';
import type { TimelineView } from './use-timeline-view.ts';

export interface ReleaseMoment {
  readonly id: string;
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** How many entries it publishes. */
  readonly entries: number;
}

/** The releases that are scheduled within the range, in order. */
export function releasesIn(releases: readonly ReleaseSummary[], { from, to }: TimeRange): readonly ReleaseMoment[] {
  return releases
    .flatMap(({ id, name, state, at, entries }) =>
      state === 'scheduled' && at !== null ? [{ id, name, at: Date.parse(at), entries: entries.length }] : [],
    )
    .filter(({ at }) => at >= from && at < to)
    .sort((one, other) => one.at - other.at);
}

interface ReleaseTrackProps {
  readonly releases: readonly ReleaseMoment[];
  readonly view: TimelineView;
}

/** Each release has a line of its own, so that no name covers another. */
export function ReleaseTrack({ releases, view: { range, timeZone } }: ReleaseTrackProps) {
  if (releases.length === 0) return null;
  return (
    <div className="studio-timeline__language">
      <Text as="h3" below={2} size="body" weight="strong" className="studio-timeline__name">
        Releases
      </Text>
      <Stack as="ul" gap={1} className="studio-timeline-releases" aria-label="Scheduled releases">
        {releases.map(({ id, name, at }) => (
          <Row key={id} as="li" align="stretch" oneLine style={beside(positionIn(range, at))}>
            <Link className="studio-timeline-releases__name" href={releasePath(id)}>
              {name}
              <span className="studio-visually-hidden">, {formatMoment(at, timeZone)}</span>
            </Link>
          </Row>
        ))}
      </Stack>
    </div>
  );
}

/** Places the name where it has room: after the moment, or near the end of the timeline before it. */
function beside(position: number): CSSProperties {
  return position < 0.6
    ? { paddingInlineStart: `${position * 100}%` }
    : { paddingInlineEnd: `${(1 - position) * 100}%`, justifyContent: 'end' };
}

interface ReleaseTableProps extends ReleaseTrackProps {
  readonly goTo: (instant: number) => void;
}

export function ReleaseTable({ releases, view: { timeZone }, goTo }: ReleaseTableProps) {
  if (releases.length === 0) return null;
  return (
    <Text as="section" surface="panel" inset="large" aria-labelledby="studio-timeline-text-releases">
      <Text id="studio-timeline-text-releases" as="h3" size="body">
        Scheduled releases
      </Text>
      <table className="studio-table studio-timeline-text" aria-labelledby="studio-timeline-text-releases">
        <thead className="studio-visually-hidden">
          <tr>
            <th scope="col">When</th>
            <th scope="col">Release</th>
            <th scope="col">Moment</th>
          </tr>
        </thead>
        <tbody>
          {releases.map(({ id, name, at, entries }) => (
            <tr key={id}>
              <th scope="row" className="studio-timeline-text__when">
                {formatMoment(at, timeZone)}
              </th>
              <td className="studio-timeline-text__messages">
                <Link href={releasePath(id)}>{name}</Link>
                <Text as="span" block size="small" tone="quiet">
                  {entries === 1 ? 'Publishes 1 entry' : `Publishes ${entries} entries`}
                </Text>
              </td>
              <td className="studio-timeline-text__go">
                <Button look="quiet" size="small" onPress={() => goTo(at)}>
                  Go there<span className="studio-visually-hidden"> ({formatMoment(at, timeZone)})</span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Text>
  );
}
