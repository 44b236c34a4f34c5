/** Rounds of two contenders in turn, and what is said of their figures. */

export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export interface Comparison {
  readonly ours: Spread;
  readonly theirs: Spread;
  /** Ours divided by theirs, of each pair of neighbouring rounds. */
  readonly ratio: Spread;
}

/** @param figures at least one */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return { median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2, least: at(0), most: at(sorted.length - 1) };
}

/** Measures both in turn, A B B A A B …, so that a machine that grows slower or faster favours neither. */
export async function compare(
  rounds: number,
  ours: () => number | Promise<number>,
  theirs: () => number | Promise<number>,
): Promise<Comparison> {
  const pairs: { readonly ours: number; readonly theirs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await ours();
      pairs.push({ ours: first, theirs: await theirs() });
    } else {
      const first = await theirs();
      pairs.push({ ours: await ours(), theirs: first });
    }
  }
  return {
    ours: spreadOf(pairs.map((pair) => pair.ours)),
    theirs: spreadOf(pairs.map((pair) => pair.theirs)),
    ratio: spreadOf(pairs.map((pair) => pair.ours / pair.theirs)),
  };
}
