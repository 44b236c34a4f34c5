/** Reads figures from the SQL API of Workers Analytics Engine, and keeps them for a few minutes. */

import { withDeadline } from '../../../../src/runtime/deadline.ts';
import type { DayRow, Figures, TotalRow } from '../contract/figures.ts';
import { parseDays, parseTotals } from './parse-rows.ts';
import { daysQuery, lastDays, totalsQuery } from './queries.ts';
import type { FiguresSource } from './source.ts';

export interface FiguresReader {
  /** Totals of all messages. @param days how many, up to today */
  readonly totals: (days: number) => Promise<Figures<TotalRow>>;
  /** One message by day. @param days how many, up to today */
  readonly days: (id: string, days: number) => Promise<Figures<DayRow>>;
}

interface ReaderOptions {
  readonly source: FiguresSource;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** In milliseconds: querying a large dataset takes seconds. */
const DEADLINE = 10_000;

/** In milliseconds, after which figures are queried again. */
const KEPT = { counted: 3 * 60_000, failed: 20_000, sample: 0, off: 0 };

/** Cached results: more than a team looks at in a few minutes. */
const MAX_KEPT = 100;

/** In characters. */
const MAX_ANSWER_LENGTH = 8_000_000;

export function createFiguresReader({ source, now }: ReaderOptions): FiguresReader {
  const kept = new Map<string, { readonly until: number; readonly figures: Figures<unknown> }>();

  async function read<Row>(sql: (dataset: string) => string, parse: (text: string) => readonly Row[], days: number) {
    if ('message' in source) return source;
    try {
      const rows = await withDeadline(async (signal) => {
        const response = await source.query(sql(source.dataset), signal);
        const text = await response.text();
        if (!response.ok) return refusal(response.status);
        return text.length > MAX_ANSWER_LENGTH
          ? failed('There are more figures than the Studio can read.')
          : parse(text);
      }, DEADLINE);
      if ('message' in rows) return rows;
      return { state: source.state, ...lastDays(days, now()), updatedAt: new Date(now()).toISOString(), rows };
    } catch (error) {
      console.error(error);
      return failed('The figures could not be read. Try again in a minute.');
    }
  }

  /** Caches results, not promises: a request can't await another request's I/O. */
  async function keep<Row>(key: string, readAgain: () => Promise<Figures<Row>>): Promise<Figures<Row>> {
    const known = kept.get(key);
    if (known && known.until > now()) return known.figures as Figures<Row>;
    const figures = await readAgain();
    kept.delete(key);
    const [oldest] = kept.keys();
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, { until: now() + KEPT[figures.state], figures });
    return figures;
  }

  return {
    totals: (days) =>
      keep(`${days}`, () => read((dataset) => totalsQuery(dataset, lastDays(days, now())), parseTotals, days)),
    days: (id, days) =>
      keep(`${days} ${id}`, () => read((dataset) => daysQuery(dataset, id, lastDays(days, now())), parseDays, days)),
  };
}

function failed(message: string) {
  return { state: 'failed', message } as const;
}

function refusal(status: number) {
  if (status === 401 || status === 403) {
    return failed('Cloudflare refuses the Studio’s token for figures (ANALYTICS_TOKEN). Tell your Portico team.');
  }
  if (status === 429 || status >= 500) {
    return failed(`Cloudflare can’t provide the figures right now (${status}). Try again in a minute.`);
  }
  return failed(`Cloudflare can’t find the figures (${status}). There are none until the first visitor is counted.`);
}
