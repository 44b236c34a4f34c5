/** Computes what a billion page views cost, from measured processor time and stated prices. */

import { formatNumber } from '../report/format.ts';
import type { Bar, Measurement } from '../report/section.ts';
import { dollarsOf, type PricedWay, timeTable, trafficTable, wayTable } from './cost-tables.ts';
import { billOf, waysOf } from './model.ts';
import { CACHE_SOURCE, PRICES, PRICES_READ, PRICES_SOURCE } from './prices.ts';
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
      paragraphs: [...methodParagraphs(), choiceParagraph()],
      tables: [timeTable(times), wayTable(priced, highest), trafficTable()],
      charts: [
        {
          file: 'performance-costs',
          title: 'A billion page views a month (shorter is better)',
          unit: 'dollars a month for the service, at the prices of Workers Paid',
          bars: priced.map(
            ({ way, bill }): Bar => ({
              label: way.name.replaceAll('`', ''),
              value: bill.dollars,
              text: dollarsOf(bill.dollars),
              ours: way === host?.way,
            }),
          ),
        },
      ],
      keyFigures: host
        ? [
            {
              label: 'Dollars for a billion page views, with caches of hosts',
              ours: dollarsOf(host.bill.dollars),
              reference: `${dollarsOf(highest)} (a request for each header and footer)`,
              ratio: (host.bill.dollars / highest).toFixed(3),
            },
          ]
        : [],
    };
  },
};

function methodParagraphs(): string[] {
  return [
    'CPU time is the workerd process’s during the load, as the operating system reports it. It includes HTTP, which Cloudflare doesn’t charge for, so it is an upper limit; the constant shows HTTP’s share. Headers and footers were requested in equal shares, in all languages and themes. Worker starts, the blog and cached posts aren’t included: they depend on time, not on page views.',
    `Prices are those of Workers Paid (usage model Standard), as [published](${PRICES_SOURCE}) in ${PRICES_READ}: $${PRICES.plan} a month with ${formatNumber(PRICES.includedRequests / 1e6)} million requests and ${formatNumber(PRICES.includedMilliseconds / 1e6)} million milliseconds, then $${PRICES.millionRequests.toFixed(2)} per million requests and $${PRICES.millionMilliseconds.toFixed(2)} per million milliseconds. Traffic is free. [Workers Cache](${CACHE_SOURCE}), which answers before the worker, is off in wrangler.toml; requests that it answers cost the same, without CPU time. The bucket (R2) is read only for files of earlier releases, so rarely that it costs nothing. Hosts’ own servers and CDNs aren’t counted.`,
    'Caches reduce *n* requests for a URL at a rate *r* to *n* / (1 + *r* · lifetime). Requests are spread evenly over URLs, caches and time, which is the worst case. Prices and traffic are parameters, in `bench/costs/prices.ts` and `bench/costs/traffic.ts`.',
  ];
}

function choiceParagraph(): string {
  const free = formatNumber(PRICES.includedRequests / 2 / 1e6);
  return [
    '**Which way to choose**',
    '',
    '1. **Host cache**, for every site with a server: next to nothing for the service, pages that don’t wait for it, new messages within a minute.',
    '2. **Build time**, for pages that are built anyway: the cheapest, but a message waits for the next build.',
    '3. **Data centre cache**, for hosts without a cache: a CDN in front saves requests; Workers Cache saves only processor time.',
    `4. **Per request**, for up to about ${free} million page views a month, which the plan includes, or to draw an announcement for each view; \`all.json\` has both fragments in one request.`,
    '5. **In the browser**, for static files that nothing else can change. Send `path` only where the server must mark the current page: each page then has its own URL, and caches have fewer hits.',
  ].join('\n');
}
