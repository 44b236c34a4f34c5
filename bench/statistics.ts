/** Measures two candidates in alternation, and summarizes the results. */

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

/** @param figures at least one */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return { median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2, min: at(0), max: at(sorted.length - 1) };
}

/** Measures both in the order A B B A A B …, so that a machine that becomes slower or faster favours neither. */
export async function compare(
  rounds: number,
  ours: () => number | Promise<number>,
  reference: () => number | Promise<number>,
): Promise<Comparison> {
  const pairs: { readonly ours: number; readonly reference: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await ours();
      pairs.push({ ours: first, reference: await reference() });
    } else {
      const first = await reference();
      pairs.push({ ours: await ours(), reference: first });
    }
  }
  return {
    ours: spreadOf(pairs.map((pair) => pair.ours)),
    reference: spreadOf(pairs.map((pair) => pair.reference)),
    ratio: spreadOf(pairs.map((pair) => pair.ours / pair.reference)),
  };
}
