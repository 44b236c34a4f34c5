/** Formats figures for people. */

import type { Count } from '../../contract/figures.ts';
import { formatLocale, numberFormat } from '../../contract/format-locale.ts';
import type { Rate } from './rate.ts';
import { isEstimate } from './tally.ts';

const whole = numberFormat({ maximumFractionDigits: 0 });
const rounded = numberFormat({ maximumSignificantDigits: 3 });
const percent = numberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Such as `1,234`; estimates are rounded to three significant digits. */
export function formatCount(count: Count): string {
  return (isEstimate(count) ? rounded : whole)(count.count);
}

/** Such as `2.6%`. */
export function formatRate(rate: Rate | null): string {
  return rate === null ? '–' : percent(rate.value);
}

/** Such as `2.1 to 3.2%`. */
export function formatInterval({ low, high }: Rate): string {
  return `${percent(low).replace(/\s?%$/, '')} to ${percent(high)}`;
}

/** Such as `Tue 24 Nov`. @param day such as `2026-11-24` */
export function formatDayOf(day: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(formatLocale(), options).format(Date.parse(day)).replace(',', '');
}

/** All days from the first to the last. */
export function daysBetween(from: string, to: string): readonly string[] {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: Math.round((end - start) / DAY) + 1 }, (_, index) =>
    new Date(start + index * DAY).toISOString().slice(0, 10),
  );
}

/** In milliseconds. */
const DAY = 86_400_000;
