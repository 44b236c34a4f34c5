/** The tables of costs. Pure. */

import { formatNumber, formatSpread } from '../report/format.ts';
import type { Table } from '../report/section.ts';
import type { Candidate } from '../statistics.ts';
import type { Bill, Way } from './model.ts';
import type { ProcessorTimes } from './processor-times.ts';
import { TRAFFIC } from './traffic.ts';

export interface PricedWay {
  readonly way: Way;
  readonly bill: Bill;
}

export function timeTable({ constant, warm, unique }: ProcessorTimes): Table {
  const row = (label: string, { figures, ratio }: Candidate) => {
    const micro = {
      median: figures.median * 1_000,
      min: figures.min * 1_000,
      max: figures.max * 1_000,
    };
    return [label, formatSpread(micro), formatSpread(ratio, 2)];
  };
  return {
    caption: 'CPU time per response on workerd, µs',
    consoleOnly: true,
    columns: ['', 'µs', 'ratio to the constant'],
    rows: [
      row('constant', constant),
      row('header or footer, repeated URL', warm),
      row('header or footer, new `path`', unique),
    ],
  };
}

export function wayTable(priced: readonly PricedWay[], highest: number): Table {
  return {
    caption: `${formatNumber(TRAFFIC.pageViews)} page views a month`,
    columns: ['', 'requests, millions', 'dollars', 'ratio'],
    rows: priced.map(({ way: { name, requests }, bill }) => [
      name,
      formatNumber(requests / 1e6, 1),
      dollarsOf(bill.dollars),
      formatNumber(bill.dollars / highest, 3),
    ]),
  };
}

export function trafficTable(): Table {
  const rows: readonly (readonly [string, number])[] = [
    ['page views a month', TRAFFIC.pageViews],
    ['hosts', TRAFFIC.hosts],
    ['servers of a host, each with a cache', TRAFFIC.serversPerHost],
    ['data centres of a CDN, each with a cache', TRAFFIC.dataCentres],
    ['upper-tier data centres of Workers Cache', TRAFFIC.upperTiers],
    ['languages', TRAFFIC.languages],
    ['combinations of parameters in use', TRAFFIC.variants],
    ['pages of all hosts, with `path`', TRAFFIC.pages],
    ['lifetime in a cache, seconds', TRAFFIC.lifetime],
    ['share of page views that load files', TRAFFIC.firstViews],
    ['files of such a view', TRAFFIC.files],
    ['share of page views within a lifetime of another', TRAFFIC.repeatedViews],
    ['builds of a host a day', TRAFFIC.buildsPerDay],
    ['releases of the service a month', TRAFFIC.releasesPerMonth],
  ];
  return {
    caption: 'The traffic',
    columns: ['', 'value'],
    rows: rows.map(([label, value]) => [label, formatNumber(value, value < 1 ? 1 : 0)]),
    consoleOnly: true,
  };
}

/** `$11`, or `$8.50`. */
export function dollarsOf(dollars: number): string {
  return `$${formatNumber(dollars, dollars < 10 && !Number.isInteger(dollars) ? 2 : 0)}`;
}
