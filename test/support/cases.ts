/** The combinations that a run tests: all of them in `npm run test:all`, a representative few in `npm test`. */

/** Whether this run tests every combination. Set by the suite. */
export const EVERY_CASE = process.env.TEST_CASES === 'all';

/**
 * @param product every combination, as rows such as `{ language: 'de', theme: 'dark', width: 390 }`
 * @returns all rows if the run tests every combination, otherwise the result of `representativesOf`
 * @throws Error if there are no rows: a test would have nothing to assert
 */
export function casesOf<Row extends object>(product: readonly Row[]): readonly Row[] {
  if (product.length === 0) throw new Error('there are no cases');
  return EVERY_CASE ? product : representativesOf(product);
}

/** @returns a few rows that together contain each value of each column, in the order of the product */
function representativesOf<Row extends object>(product: readonly Row[]): readonly Row[] {
  const missing = new Map<string, Set<unknown>>();
  for (const row of product)
    for (const [column, value] of Object.entries(row))
      missing.set(column, (missing.get(column) ?? new Set()).add(value));
  const newIn = (row: Row) => Object.entries(row).filter(([column, value]) => missing.get(column)?.has(value)).length;
  const chosen = new Set<Row>();
  for (;;) {
    const best = product.reduce((one, other) => (newIn(other) > newIn(one) ? other : one));
    if (newIn(best) === 0) return product.filter((row) => chosen.has(row));
    chosen.add(best);
    for (const [column, value] of Object.entries(best)) missing.get(column)?.delete(value);
  }
}
