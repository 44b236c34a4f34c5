/** Draws a figure by day as bars. The table below the chart has the same values. */

import { look, Row, Text } from '../primitives/layout.tsx';
import { formatDayOf } from './format-figures.ts';

export interface DayBar {
  readonly day: string;
  /** `null` if there is no value. */
  readonly value: number | null;
  /** In words, such as `1,234 seen`. */
  readonly text: string;
}

interface DayChartProps {
  /** Says what the bars are and how they run, such as `Seen by day, from 12 to 430`. */
  readonly label: string;
  readonly bars: readonly DayBar[];
  /** The value at the top. */
  readonly most: number;
  readonly mostText: string;
}

/** In units of the drawing. */
const HEIGHT = 100;
const STEP = 10;
const GAP = 4;

export function DayChart({ label, bars, most, mostText }: DayChartProps) {
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <Text as="figure" full>
      <div className="studio-chart__plot">
        <Text as="span" block size="tiny" tone="quiet" numbers className="studio-chart__most" aria-hidden="true">
          {mostText}
        </Text>
        <svg
          className={look({ full: true, block: true }, 'studio-chart__bars')}
          viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {bars.map(({ day, value, text }, index) => {
            const height = value === null || most === 0 ? 0 : Math.max(1, (value / most) * HEIGHT);
            return (
              <g key={day}>
                <title>{`${formatDayOf(day)}: ${text}`}</title>
                <rect className="studio-chart__day" x={index * STEP} width={STEP} height={HEIGHT} />
                <rect
                  className="studio-chart__bar"
                  x={index * STEP + GAP / 2}
                  y={HEIGHT - height}
                  width={STEP - GAP}
                  height={height}
                />
              </g>
            );
          })}
        </svg>
      </div>
      <Row as="figcaption" align="stretch" justify="between" oneLine size="tiny" tone="quiet" aria-hidden="true">
        <span>{first && formatDayOf(first.day)}</span>
        <span>{last && formatDayOf(last.day)}</span>
      </Row>
    </Text>
  );
}
