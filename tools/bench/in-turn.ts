/** Measures several candidates in rounds, every second one in reverse order, so that a slower machine favours none. */

/** @returns by candidate, a result for each round */
export async function inTurn<Candidate, Result>(
  rounds: number,
  candidates: readonly Candidate[],
  measure: (candidate: Candidate, round: number) => Result | Promise<Result>,
): Promise<ReadonlyMap<Candidate, readonly Result[]>> {
  const results = new Map<Candidate, Result[]>(candidates.map((candidate) => [candidate, []]));
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? candidates : candidates.toReversed();
    for (const candidate of order) results.get(candidate)?.push(await measure(candidate, round));
  }
  return results;
}
