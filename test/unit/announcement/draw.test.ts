import { expect, test } from 'vitest';
import { type Candidate, pickAnnouncement } from '../../../src/announcement/pick-announcement.ts';

const SEEDS = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`);
const NOW = 0;

const candidates = (weights: Readonly<Record<string, number>>): Candidate[] =>
  Object.entries(weights).map(([id, weight]) => ({ id, weight, startDate: null, endDate: null }));

const drawn = (weights: Readonly<Record<string, number>>, seed: string) =>
  pickAnnouncement(candidates(weights), [], NOW, seed).announcement?.id;

/** The chi-square statistic of the draws, which is below 13.8 in 999 of 1000 trials if the shares are right. */
function chiSquare(weights: Readonly<Record<string, number>>, seeds: readonly string[]): number {
  const counts = new Map<string | undefined, number>();
  for (const seed of seeds) {
    const id = drawn(weights, seed);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return Object.entries(weights).reduce((sum, [id, weight]) => {
    const expected = (seeds.length * weight) / total;
    return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected;
  }, 0);
}

test.each([
  ['plain numbers', SEEDS.map((_, index) => String(index))],
  ['long names with the same end', SEEDS.map((_, index) => `${index}-of-a-long-name-that-ends-the-same`)],
  ['UUIDs', SEEDS.map((_, index) => `3f2b8c1e-0000-4000-8000-${index.toString(16).padStart(12, '0')}`)],
])('each message is drawn in proportion to its weight: %s as seeds', (_, seeds) => {
  expect(chiSquare({ a: 1, b: 2, c: 5 }, seeds)).toBeLessThan(13.8);
});

test.each([0.001, 1e9])('only the proportion counts, also of weights from %d', (least) => {
  expect(chiSquare({ a: least, b: 2 * least, c: 5 * least }, SEEDS)).toBeLessThan(13.8);
});

test('the same seed draws the same message, regardless of the order of the list', () => {
  for (const seed of SEEDS.slice(0, 500)) {
    const first = drawn({ a: 1, b: 2, c: 5 }, seed);
    expect(drawn({ a: 1, b: 2, c: 5 }, seed)).toBe(first);
    expect(drawn({ c: 5, a: 1, b: 2 }, seed)).toBe(first);
  }
});

test('an added message changes the result only for the seeds that it wins', () => {
  let moved = 0;
  for (const seed of SEEDS) {
    const before = drawn({ a: 1, b: 2 }, seed);
    const after = drawn({ a: 1, b: 2, c: 5 }, seed);
    if (after === before) continue;
    moved += 1;
    expect(after).toBe('c');
  }
  expect(moved / SEEDS.length).toBeCloseTo(5 / 8, 1);
});

test('a message that gains weight keeps all its seeds', () => {
  const its = SEEDS.filter((seed) => drawn({ a: 1, b: 2, c: 5 }, seed) === 'b');
  expect(its.length / SEEDS.length).toBeCloseTo(2 / 8, 1);
  for (const seed of its) expect(drawn({ a: 1, b: 4, c: 5 }, seed)).toBe('b');
});
