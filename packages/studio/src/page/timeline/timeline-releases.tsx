/** Scheduled releases on the timeline, in its picture and in its text. */

import type { CSSProperties } from 'react';
import { Link } from 'react-aria-components';
import { formatMoment } from '../../contract/format-instant.ts';
import { releasePath } from '../../contract/pages.ts';
import type { ReleaseSummary } from '../../contract/releases.ts';
import type { TimeRange } from '../../entries/timeline.ts';
import { Button } from '../controls/button.tsx';
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
      <h3 className="studio-timeline__name">Releases</h3>
      <ul className="studio-timeline-releases" aria-label="Scheduled releases">
        {releases.map(({ id, name, at }) => (
          <li key={id} className="studio-timeline-releases__one" style={beside(positionIn(range, at))}>
            <Link className="studio-timeline-releases__name" href={releasePath(id)}>
              {name}
              <span className="studio-visually-hidden">, {formatMoment(at, timeZone)}</span>
            </Link>
          </li>
        ))}
      </ul>
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
    <section className="studio-timeline-text__language" aria-labelledby="studio-timeline-text-releases">
      <h3 id="studio-timeline-text-releases" className="studio-timeline-text__name">
        Scheduled releases
      </h3>
      <table className="studio-timeline-text__table" aria-labelledby="studio-timeline-text-releases">
        <thead className="studio-visually-hidden">
          <tr>
            <th scope="col">When</th>
            <th scope="col">Release</th>
            <th scope="col">Moment</th>
          </tr>
        </thead>
        <tbody>
          {releases.map(({ id, name, at, entries }) => (
            <tr key={id} className="studio-timeline-text__period">
              <th scope="row" className="studio-timeline-text__when">
                {formatMoment(at, timeZone)}
              </th>
              <td className="studio-timeline-text__what studio-timeline-text__messages">
                <Link href={releasePath(id)}>{name}</Link>
                <span className="studio-timeline-text__note">
                  {entries === 1 ? 'Publishes 1 entry' : `Publishes ${entries} entries`}
                </span>
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
    </section>
  );
}
