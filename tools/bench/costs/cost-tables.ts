/** The table of costs. */

import { formatNumber } from '../report/format.ts';
import type { Table } from '../report/section.ts';
import { countingCosts } from './counting.ts';
import type { Bill, Way } from './model.ts';
import { TRAFFIC } from './traffic.ts';

export interface PricedWay {
  readonly way: Way;
  readonly bill: Bill;
}

export function wayTable(priced: readonly PricedWay[], highest: number): Table {
  return {
    caption: `${formatNumber(TRAFFIC.pageViews)} page views a month`,
    columns: ['', 'requests, millions', 'dollars', 'ratio'],
    rows: [...priced.map(({ way, bill }) => ({ ...way, ...bill })), ...countingCosts()].map(
      ({ name, requests, dollars }) => [
        name,
        formatNumber(requests / 1e6, 1),
        dollarsOf(dollars),
        formatNumber(dollars / highest, 3),
      ],
    ),
  };
}

/** `$11`, or `$8.50`. */
export function dollarsOf(dollars: number): string {
  return `$${formatNumber(dollars, dollars < 10 && !Number.isInteger(dollars) ? 2 : 0)}`;
}
