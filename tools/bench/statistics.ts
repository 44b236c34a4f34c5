/** Measures candidates in alternation, and summarizes the results. */

import { inTurn } from './in-turn.ts';

export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export interface Comparison {
  readonly ours: Spread;
  readonly reference: Spread;
  /** The ratio of ours to the reference, of each pair of rounds. */
  readonly ratio: Spread;
}

/** One of several candidates. */
export interface Candidate {
  readonly figures: Spread;
  /** The ratio to the first candidate, of each round. */
  readonly ratio: Spread;
}

/** @param figures at least one */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return { median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2, min: at(0), max: at(sorted.length - 1) };
}

/** Compares figures of the same rounds. */
export function comparisonOf(ours: readonly number[], reference: readonly number[]): Comparison {
  return {
    ours: spreadOf(ours),
    reference: spreadOf(reference),
    ratio: spreadOf(ours.map((figure, round) => figure / (reference[round] ?? Number.NaN))),
  };
}

/** Measures both in the order A B B A A B …, so that a machine that becomes slower or faster favours neither. */
export async function compare(
  rounds: number,
  ours: () => number | Promise<number>,
  reference: () => number | Promise<number>,
): Promise<Comparison> {
  const [first, second] = await measureRounds(rounds, [ours, reference]);
  if (!first || !second) throw new Error('compare needs a round');
  return comparisonOf(first, second);
}

/**
 * Measures all in the order A B C C B A A B C …, and compares each with the first.
 *
 * @param measures at least one, each of which measures a candidate once
 */
export async function compareSeveral(
  rounds: number,
  measures: readonly (() => number | Promise<number>)[],
): Promise<Candidate[]> {
  const figures = await measureRounds(rounds, measures);
  const [first = []] = figures;
  return figures.map((own) => {
    const { ours, ratio } = comparisonOf(own, first);
    return { figures: ours, ratio };
  });
}

/** The figures of each measure, by round. */
async function measureRounds(
  rounds: number,
  measures: readonly (() => number | Promise<number>)[],
): Promise<(readonly number[])[]> {
  // objects, because the same function may be there twice
  const candidates = measures.map((measure) => ({ measure }));
  return [...(await inTurn(rounds, candidates, ({ measure }) => measure())).values()];
}
