/** Medians and ratios. */

import { expect, test } from 'vitest';
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
