/** The figures of a message by day: a chart of one of them, and a table of all. */

import { useState } from 'react';
import type { DayRow } from '../../contract/figures.ts';
import { Details } from '../controls/details.tsx';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { look, Stack } from '../primitives/layout.tsx';
import { type DayBar, DayChart } from './day-chart.tsx';
import { FiguresTable } from './figures-table.tsx';
import { daysBetween, formatCount, formatDayOf, formatInterval, formatRate } from './format-figures.ts';
import { rateOf } from './rate.ts';
import { NO_TALLY, type Tally, talliesBy } from './tally.ts';

interface DayFiguresProps {
  readonly rows: readonly DayRow[];
  /** The first and the last day. */
  readonly from: string;
  readonly to: string;
}

const FIGURES = { seen: 'Seen', click: 'Clicks', rate: 'Click rate' };
type Figure = keyof typeof FIGURES;

export function DayFigures({ rows, from, to }: DayFiguresProps) {
  const [figure, setFigure] = useState<Figure>('seen');
  const byDay = talliesBy(rows, ({ day }) => day);
  const days = daysBetween(from, to).map((day) => ({ day, tally: byDay.get(day) ?? NO_TALLY }));
  const bars = days.map(({ day, tally }) => barOf(day, tally, figure));
  const shown = bars.filter(({ value }) => value !== null);
  const [least, most] = [byValue(shown, -1), byValue(shown, 1)];
  return (
    <Stack gap={3} align="start">
      <SegmentedControl label="Shown by day" options={FIGURES} value={figure} onChange={setFigure} />
      <DayChart
        label={`${FIGURES[figure]} by day, from ${least?.short ?? 0} to ${most?.short ?? 0}`}
        bars={bars}
        most={most?.value ?? 0}
        mostText={most?.short ?? ''}
      />
      <Details summary="Table of the days" className={look({ full: true }, 'studio-figures__details')}>
        <FiguresTable
          caption="By day"
          heading="Day, in UTC"
          rows={days.map(({ day, tally }) => ({ key: day, name: formatDayOf(day), tally })).toReversed()}
        />
      </Details>
    </Stack>
  );
}

interface FigureBar extends DayBar {
  readonly short: string;
}

function barOf(day: string, tally: Tally, figure: Figure): FigureBar {
  if (figure !== 'rate') {
    const short = formatCount(tally[figure]);
    return { day, value: tally[figure].count, short, text: `${short} ${figure === 'seen' ? 'seen' : 'clicks'}` };
  }
  const rate = rateOf(tally, 'click');
  const short = formatRate(rate);
  return { day, value: rate?.value ?? null, short, text: rate ? `${short} (${formatInterval(rate)})` : 'not seen' };
}

/** @param sign 1 finds the largest value, -1 the smallest */
function byValue(bars: readonly FigureBar[], sign: 1 | -1): FigureBar | undefined {
  return bars.toSorted((one, other) => sign * ((other.value ?? 0) - (one.value ?? 0)))[0];
}
