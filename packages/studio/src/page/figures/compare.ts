/**
 * Compares the click rates of two messages where both were shown: on the same day and site, in the same language. There
 * each view shows one at random, so nothing but the message differs.
 */

import type { DayRow } from '../../contract/figures.ts';
import { sizeOf, type Tally, talliesBy } from './tally.ts';

export type Verdict =
  /** Never shown in the same place on the same day. */
  | { readonly verdict: 'apart' }
  | { readonly verdict: 'early' }
  /** Neither is better by a tenth. */
  | { readonly verdict: 'same' }
  /** The ratio of the better rate to the other: the limits of its interval. */
  | { readonly verdict: 'first' | 'second'; readonly low: number; readonly high: number };

/** For a 99% interval of the normal distribution: people look every day, and stop at the first difference. */
const Z = 2.576;

/** Clicks per message: with fewer, an interval means little. */
const MIN_CLICKS = 10;

/** A ratio too small to matter. */
const SAME = 1.1;

/** Mantel and Haenszel's ratio of rates over the days, sites and languages, with Greenland and Robins's interval. */
export function compare(first: readonly DayRow[], second: readonly DayRow[]): Verdict {
  const [ones, others] = [talliesBy(first, placeOf), talliesBy(second, placeOf)];
  const shared = [...ones].flatMap(([place, one]) => {
    const other = others.get(place);
    return other && one.seen.count > 0 && other.seen.count > 0 ? [[sampleOf(one), sampleOf(other)] as const] : [];
  });
  if (shared.length === 0) return { verdict: 'apart' };
  let [up, down, variance, clicks, otherClicks] = [0, 0, 0, 0, 0];
  for (const [one, other] of shared) {
    const all = one.seen + other.seen;
    const clicked = one.clicks + other.clicks;
    up += (one.clicks * other.seen) / all;
    down += (other.clicks * one.seen) / all;
    variance += (clicked * one.seen * other.seen - one.clicks * other.clicks * all) / all ** 2;
    clicks += one.clicks;
    otherClicks += other.clicks;
  }
  if (clicks < MIN_CLICKS || otherClicks < MIN_CLICKS) return { verdict: 'early' };
  const half = Z * Math.sqrt(variance / (up * down));
  const [low, high] = [Math.log(up / down) - half, Math.log(up / down) + half].map(Math.exp) as [number, number];
  if (low > 1) return { verdict: 'first', low, high };
  if (high < 1) return { verdict: 'second', low: 1 / high, high: 1 / low };
  return { verdict: high < SAME && low > 1 / SAME ? 'same' : 'early' };
}

function placeOf({ day, site, language }: DayRow): string {
  return `${day} ${site} ${language}`;
}

/** Scales sampled counts down to the number of fully counted events with the same information. */
function sampleOf({ seen, click }: Tally): { readonly seen: number; readonly clicks: number } {
  const rate = Math.min(1, click.count / seen.count);
  const size = Math.min(sizeOf(seen), rate > 0 ? sizeOf(click) / rate : Number.POSITIVE_INFINITY);
  return { seen: size, clicks: rate * size };
}

/** @param names of the two messages, such as `“Spring webinar”` */
export function verdictText(verdict: Verdict, [first, second]: readonly [string, string]): string {
  if (verdict.verdict === 'apart') {
    return 'They were never shown on the same day, on the same site and in the same language, so they can’t be compared.';
  }
  if (verdict.verdict === 'early') return 'Too early to say.';
  if (verdict.verdict === 'same') return 'They do equally well: the rates differ by less than 10%.';
  const times = (ratio: number) => ratio.toFixed(ratio < 10 ? 1 : 0);
  const better = verdict.verdict === 'first' ? first : second;
  const [low, high] = [times(verdict.low), times(verdict.high)];
  return `${better} is better: ${low === high ? low : `${low} to ${high}`} times the click rate.`;
}
