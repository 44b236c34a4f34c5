/** Medians, ratios and slopes. */

import { expect, test } from 'vitest';
import { isSuperlinear, slopeOf } from '../../../tools/bench/growth/slope.ts';
import { compare, compareSeveral, spreadOf } from '../../../tools/bench/statistics.ts';

test('the median is the one in the middle, or between the two in the middle', () => {
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 });
  expect(spreadOf([4, 1, 2, 3])).toEqual({ median: 2.5, min: 1, max: 4 });
});

test('candidates are measured in alternating order', async () => {
  const order: string[] = [];
  const measure = (name: string) => () => {
    order.push(name);
    return 1;
  };
  await compareSeveral(3, [measure('A'), measure('B'), measure('C')]);
  expect(order.join('')).toBe('ABCCBAABC');
  order.length = 0;
  await compare(3, measure('A'), measure('B'));
  expect(order.join('')).toBe('ABBAAB');
});

test('ratios are those of each round, so that a slow round does not change them', async () => {
  const [once, twice] = [
    [1, 10, 1],
    [2, 20, 2],
  ].map((figures) => () => figures.shift() ?? Number.NaN);
  if (!once || !twice) throw new Error('two lists');
  const { ratio, ours } = await compare(3, twice, once);
  expect(ratio).toEqual({ median: 2, min: 2, max: 2 });
  expect(ours.median).toBe(2);
});

test('several candidates are compared with the first', async () => {
  const [first, second] = await compareSeveral(2, [() => 4, () => 6]);
  expect(first?.ratio.median).toBe(1);
  expect(second?.ratio.median).toBe(1.5);
});

test.each([
  ['a cost that stays the same', [5, 5, 5], 0],
  ['linear growth', [10, 100, 1_000], 1],
  ['quadratic growth', [100, 10_000, 1_000_000], 2],
])('the exponent of %s', (_, costs, exponent) => {
  const slope = slopeOf([10, 100, 1_000].map((size, index) => ({ size, cost: costs[index] ?? Number.NaN })));
  expect(slope.exponent).toBeCloseTo(exponent);
});

test('the two largest sizes decide, and the ratio is that of the largest to the smallest', () => {
  const points = [100, 101, 1_010].map((cost, index) => ({ size: 10 ** (index + 1), cost }));
  expect(slopeOf(points)).toMatchObject({ exponent: expect.closeTo(1), ratio: 10.1 });
});

test.each([
  ['linear growth', [10, 100, 1_000], false],
  ['quadratic growth', [1, 100, 10_000], true],
  ['quadratic growth beside a fixed cost', [100, 199, 10_099], true],
  ['noise of a cost that stays the same', [5, 5, 50], false],
])('%s is superlinear: %j → %j', (_, costs, expected) => {
  const points = costs.map((cost, index) => ({ size: 10 ** (index + 1), cost }));
  expect(isSuperlinear(points, 0.2)).toBe(expected);
});
