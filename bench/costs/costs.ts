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
    const dearest = Math.max(...priced.map(({ bill }) => bill.dollars));
    const host = priced.find(({ way }) => way.name.startsWith('host cache:'));
    return {
      title: 'Costs of a billion page views',
      paragraphs: [...methodParagraphs(), choiceParagraph()],
      tables: [timeTable(times), wayTable(priced, dearest), trafficTable()],
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
              reference: `${dollarsOf(dearest)} (a request for each header and footer)`,
              ratio: (host.bill.dollars / dearest).toFixed(3),
            },
          ]
        : [],
    };
  },
};

function methodParagraphs(): string[] {
  return [
    'Processor time is that of the workerd process during the load, read from the operating system. It includes HTTP, for which Cloudflare does not charge, so it is an upper limit; the constant shows how much of it that is. Headers and footers were asked for in equal shares, in all languages and themes. Starts of workers, the blog and the cache of posts are not in it: they depend on time, not on page views.',
    `Prices are those of Workers Paid with the usage model Standard, as [published](${PRICES_SOURCE}) in ${PRICES_READ}: $${PRICES.plan} a month with ${formatNumber(PRICES.includedRequests / 1e6)} million requests and ${formatNumber(PRICES.includedMilliseconds / 1e6)} million milliseconds, then $${PRICES.millionRequests.toFixed(2)} for a million requests and $${PRICES.millionMilliseconds.toFixed(2)} for a million milliseconds. Traffic is free. [Workers Cache](${CACHE_SOURCE}), which answers before the worker, is not turned on in wrangler.toml: requests that it answers cost the same, without processor time. The bucket (R2) is read only for files of earlier releases, so rarely that it costs nothing. What hosts pay for their own servers or CDN is not counted.`,
    'Through caches, so many requests remain: *n* requests for an address at a rate *r* become *n* / (1 + *r* · lifetime). Requests are spread evenly over addresses, caches and time, which is the worst case: popular pages have more hits. Prices and traffic are parameters, in `bench/costs/prices.ts` and `bench/costs/traffic.ts`.',
  ];
}

function choiceParagraph(): string {
  const free = formatNumber(PRICES.includedRequests / 2 / 1e6);
  return [
    '**Which way to choose when**',
    '',
    '1. **Host cache**, for every site with a server of its own: next to nothing for the service, pages that do not wait for it, and new messages within a minute.',
    '2. **Build time**, for pages that are built anyway: the least of all, but a message waits for the next build.',
    '3. **Data centre cache**, for hosts without a cache: a CDN in front saves requests; Workers Cache saves only processor time.',
    `4. **Per request**, for up to about ${free} million page views a month, which the plan includes, or where each view should draw its own announcement; \`all.json\` has both fragments in one request.`,
    '5. **In the browser**, for static files that nothing else can change. Send `path` only where the server must mark the current page: each page then has an address of its own, and caches have fewer hits.',
  ].join('\n');
}
