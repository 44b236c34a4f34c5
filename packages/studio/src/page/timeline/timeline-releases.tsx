/** Scheduled releases on the timeline: a row for each, with a sign at its moment. */

import { Link } from 'react-aria-components';
import { formatMomentInYear } from '../../contract/format-instant.ts';
import { releasePath } from '../../contract/pages.ts';
import type { ReleaseSummary } from '../../contract/releases.ts';
import type { TimeRange } from '../../entries/timeline.ts';
import { look, Row } from '../primitives/layout.tsx';
import { placeIn, textSide } from './message-bars.tsx';
import type { TimelineView } from './use-timeline-view.ts';

export interface ReleaseMoment {
  readonly id: string;
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** How many entries it publishes. */
  readonly entries: number;
}

/** The scheduled releases, in order. */
export function scheduledReleases(releases: readonly ReleaseSummary[]): readonly ReleaseMoment[] {
  return releases
    .flatMap(({ id, name, state, at, entries }) =>
      state === 'scheduled' && at !== null ? [{ id, name, at: Date.parse(at), entries: entries.length }] : [],
    )
    .sort((one, other) => one.at - other.at);
}

interface ReleaseRowsProps {
  readonly releases: readonly ReleaseMoment[];
  readonly view: TimelineView;
}

export function ReleaseRows({ releases, view: { range, timeZone } }: ReleaseRowsProps) {
  const shown = releases.filter(({ at }) => isIn(range, at));
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Scheduled releases">
      {shown.map(({ id, name, at, entries }) => (
        <li key={id} className="studio-timeline__row">
          <Row oneLine size="small" className="studio-timeline__label">
            <Link className={look({ truncates: true }, 'studio-timeline__title')} href={releasePath(id)}>
              {name}
            </Link>
          </Row>
          <div className="studio-timeline__track">
            <span
              className="studio-timeline-place studio-timeline-bar studio-timeline-bar--release"
              data-text={textSide(range, at)}
              style={placeIn(range, at, at)}
            >
              <span className="studio-timeline-bar__text">
                {formatMomentInYear(at, timeZone)}, {entries === 1 ? '1 entry' : `${entries} entries`}
              </span>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function isIn({ from, to }: TimeRange, instant: number): boolean {
  return instant >= from && instant < to;
}
