/** A language's bars on the timeline, with gaps and overlaps marked above them. */

import type { CSSProperties } from 'react';
import { Link } from 'react-aria-components';
import { messagePath } from '../../contract/pages.ts';
import type { Bar, Period, TimeRange } from '../../entries/timeline.ts';
import { FilledText, useFill } from '../controls/filled-text.tsx';
import { Text } from '../primitives/layout.tsx';
import { formatKind, formatShare } from './format-shares.ts';
import { positionIn } from './scale.ts';
import type { ReadableMessage } from './timeline-messages.ts';
import type { TimelineRow } from './timeline-row.ts';

interface LanguageTrackProps {
  readonly row: TimelineRow;
  readonly range: TimeRange;
  /** Such as `German, draft`. */
  readonly label: string;
}

export function LanguageTrack({ row: { timeline }, range, label }: LanguageTrackProps) {
  const { bars, periods } = timeline;
  const marked = periods.filter(({ kind }) => kind !== 'single');
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1));
  return (
    <div className="studio-track">
      {marked.length > 0 && (
        <div className="studio-track__periods" aria-hidden="true">
          {marked.map((period) => (
            <PeriodMark key={period.from} period={period} range={range} />
          ))}
        </div>
      )}
      <ul className="studio-track__bars" style={laneCount(lanes)} aria-label={`Messages in ${label}`}>
        {bars.map((bar) => (
          <MessageBar key={`${bar.message.kind} ${bar.message.id}`} bar={bar} periods={periods} range={range} />
        ))}
      </ul>
    </div>
  );
}

function PeriodMark({ period, range }: { readonly period: Period; readonly range: TimeRange }) {
  const words = formatKind(period);
  return (
    <span
      className={`studio-track__period studio-track__period--${period.kind}`}
      style={place(period, range)}
      title={words ?? undefined}
    >
      {words && <span className="studio-track__period-name">{words}</span>}
    </span>
  );
}

interface MessageBarProps {
  readonly bar: Bar<ReadableMessage>;
  readonly periods: readonly Period<ReadableMessage>[];
  readonly range: TimeRange;
}

function MessageBar({ bar, periods, range }: MessageBarProps) {
  const { message, lane, continuesBefore, continuesAfter } = bar;
  const fill = useFill();
  const shared = periods.flatMap(({ from, to, shares }) => {
    const share = shares.find((candidate) => candidate.message === message);
    return share ? [{ from: Math.max(from, bar.from), to: Math.min(to, bar.to), share: share.share }] : [];
  });
  const classes = [
    'studio-timeline-bar',
    message.weight === 0 && 'studio-timeline-bar--off',
    message.kind === 'default-message' && 'studio-timeline-bar--default',
  ];
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      data-continues-before={continuesBefore || undefined}
      data-continues-after={continuesAfter || undefined}
      title={fill(message.title)}
      style={{ ...place(bar, range), '--studio-lane': lane } as CSSProperties}
    >
      {shared.map(({ from, to, share }) => (
        <span
          key={from}
          className="studio-timeline-bar__share"
          data-shared={share < 1 || undefined}
          style={place({ from, to }, bar)}
          aria-hidden="true"
        >
          <span className="studio-timeline-bar__percent">{formatShare(share)}</span>
        </span>
      ))}
      <Link className="studio-timeline-bar__title" href={messagePath(message.kind, message.id)}>
        <bdi>
          <FilledText text={message.title} />
        </bdi>
        {message.weight === 0 && (
          <Text as="span" weight="normal" tone="quiet">
            {' '}
            never shown: its frequency is 0
          </Text>
        )}
      </Link>
    </li>
  );
}

function place({ from, to }: TimeRange, range: TimeRange): CSSProperties {
  const start = positionIn(range, from);
  return { insetInlineStart: `${start * 100}%`, inlineSize: `${(positionIn(range, to) - start) * 100}%` };
}

function laneCount(lanes: number): CSSProperties {
  return { '--studio-lanes': lanes } as CSSProperties;
}
