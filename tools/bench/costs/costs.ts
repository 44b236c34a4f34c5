/** Computes what a billion page views cost, from measured processor time and stated prices. */

import { formatNumber } from '../report/format.ts';
import type { Measurement } from '../report/section.ts';
import { dollarsOf, type PricedWay, wayTable } from './cost-tables.ts';
import { countingParagraph } from './counting.ts';
import { billOf, waysOf } from './model.ts';
import { CACHE_SOURCE, PRICES, PRICES_SOURCE } from './prices.ts';
import { measureProcessorTimes } from './processor-times.ts';
import { TRAFFIC } from './traffic.ts';

export const costs: Measurement = {
  name: 'costs',
  async measure() {
    const times = await measureProcessorTimes();
    const priced = waysOf(TRAFFIC)
      .map((way): PricedWay => {
        const { median } = (way.manyAddresses ? times.unique : times.warm).figures;
        return { way, bill: billOf(way, median, PRICES) };
      })
      .toSorted((one, other) => other.bill.dollars - one.bill.dollars);
    const highest = Math.max(...priced.map(({ bill }) => bill.dollars));
    const host = priced.find(({ way }) => way.name.startsWith('host cache:'));
    return {
      title: 'Costs of a billion page views',
      paragraphs: [...methodParagraphs(), choiceParagraph(), countingParagraph()],
      tables: [wayTable(priced, highest)],
      charts: [],
      keyFigures: host
        ? [
            {
              label: 'Cost of a billion page views, cached by hosts',
              ours: dollarsOf(host.bill.dollars),
              reference: `${dollarsOf(highest)} (header and footer requested for every page view)`,
              ratio: (host.bill.dollars / highest).toFixed(3),
            },
          ]
        : [],
    };
  },
};

function methodParagraphs(): string[] {
  return [
    `Workers Paid prices come from [Cloudflare’s docs](${PRICES_SOURCE}); check them before you rely on them: $${PRICES.plan} a month with ${formatNumber(PRICES.includedRequests / 1e6)} million requests and ${formatNumber(PRICES.includedMilliseconds / 1e6)} million milliseconds, then $${PRICES.millionRequests.toFixed(2)} per million requests and $${PRICES.millionMilliseconds.toFixed(2)} per million milliseconds. Traffic is free. [Workers Cache](${CACHE_SOURCE}) answers before the worker, for the same price without CPU time. Hosts’ own costs don’t count.`,
    'Caches reduce *n* requests for a URL at a rate *r* to *n* / (1 + *r* · lifetime) if requests are spread evenly, the worst case. `tools/bench/costs/traffic.ts` sets the traffic.',
  ];
}

function choiceParagraph(): string {
  const free = formatNumber(PRICES.includedRequests / 2 / 1e6);
  return `Prefer a host cache, or build time for static pages. A request per page view is included in the plan for up to about ${free} million page views a month. Send \`path\` only where the server must mark the current page: it makes each page’s URL unique.`;
}
