/** What counting adds to the costs of a billion page views, by the counted share. */

import { formatNumber } from '../report/format.ts';
import { PRICES } from './prices.ts';
import { TRAFFIC } from './traffic.ts';

/** Workers Analytics Engine, on Workers Paid. */
const ROWS = {
  included: 10_000_000,
  /** Dollars for a million further rows. */
  million: 0.25,
  source: 'https://developers.cloudflare.com/analytics/analytics-engine/pricing/',
};

/** Rows of a page view with a message: it is seen, and sometimes clicked or dismissed. */
const ROWS_PER_VIEW = 1.1;

/** Processor time of a request, in milliseconds: an upper bound, not measured. */
const MILLISECONDS = 0.5;

const RATES = [1, 0.1, 0.01];

export function countingParagraph(): string {
  return `**[Counting](counting.md)** costs a request for each counted page view, and $${ROWS.million} per million rows of [Analytics Engine](${ROWS.source}) after the first ${formatNumber(ROWS.included / 1e6)} million a month (check this price too). Assumed: every page view shows a message, ${ROWS_PER_VIEW} rows each, at most ${MILLISECONDS} ms of processor time. Set \`rate\` so that a message gets some ten thousand counted views.`;
}

/** On top of the service, which has used up what the plan includes. */
export function countingCosts() {
  return RATES.map((rate) => {
    const requests = TRAFFIC.pageViews * rate;
    const rows = requests * ROWS_PER_VIEW;
    const dollars =
      (requests * PRICES.millionRequests +
        requests * MILLISECONDS * PRICES.millionMilliseconds +
        Math.max(0, rows - ROWS.included) * ROWS.million) /
      1e6;
    return { name: `in addition: counting, \`rate\` ${rate}`, requests, dollars };
  });
}
