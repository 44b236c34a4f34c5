/** The costs of the Studio in docs/deploying.md: their arithmetic, and the prices that the benchmark uses too. */

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PUBLICATION_TIMINGS } from '../../src/publication/timings.ts';
import { PRICES, PRICES_SOURCE } from '../../tools/bench/costs/prices.ts';

const page = await readFile(new URL('../../docs/deploying.md', import.meta.url), 'utf8');
const [, costs = ''] = /^### Costs\n(.*?)^## /ms.exec(page) ?? [];
const numberOf = (text: string) => Number(text.replaceAll(',', ''));

const products = [...costs.matchAll(/((?:[\d,.]+ × )+[\d,.]+) = ([\d,]+)/g)].map(([, factors = '', product = '']) => ({
  factors,
  product,
}));

test('the table has its calculations', () => {
  expect(products.length).toBeGreaterThanOrEqual(4);
});

test.each(products)('$factors = $product', ({ factors, product }) => {
  const exact = factors
    .split(' × ')
    .map(numberOf)
    .reduce((one, other) => one * other);
  expect(numberOf(product)).toBeCloseTo(exact, 6);
});

test('an instance reads as often as its timings allow', () => {
  const month = 30 * 86_400_000;
  expect(costs).toContain(`${(month / PUBLICATION_TIMINGS.freshFor).toLocaleString('en')} for an instance`);
  const day = 86_400_000 / PUBLICATION_TIMINGS.freshFor;
  expect(costs).toContain(`${Math.floor(100_000 / day)} busy instances`);
});

test('the reads of 300 instances cost what the text says', () => {
  const millions = (300 * 30 * 86_400_000) / PUBLICATION_TIMINGS.freshFor / 1_000_000;
  expect(costs).toMatch(/^\| KV, .* \| 10 million \| \$0\.50 a million \|$/m);
  expect(costs).toContain(`(${millions} − 10) × $0.50 = $${((millions - 10) * 0.5).toFixed(2)} for 300`);
});

test('the prices of Workers are those of the benchmark', () => {
  expect(costs).toContain(PRICES_SOURCE);
  expect(costs).toContain(`Workers Paid ($${PRICES.plan} a month`);
  for (const [name, included, further] of [
    ['requests', PRICES.includedRequests, PRICES.millionRequests],
    ['processor time', PRICES.includedMilliseconds, PRICES.millionMilliseconds],
  ] as const) {
    const row = costs.split('\n').find((line) => line.startsWith(`| Workers, ${name}`)) ?? '';
    expect(row).toContain(`${included / 1_000_000} million`);
    expect(row).toContain(`$${further.toFixed(2)} a million`);
  }
});
