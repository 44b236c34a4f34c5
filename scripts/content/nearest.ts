/** Finds the known name that somebody may have meant. */

/** The name that fewest insertions, deletions and replacements lead to, whatever the case; `null` if all are far. */
export function nearestOf(written: string, names: readonly string[]): string | null {
  const [nearest] = names
    .map((name) => ({ name, distance: distanceOf(written.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= nearest.name.length / 2 ? nearest.name : null;
}

/** The Levenshtein distance. */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (let column = 0; column < to.length; column++) {
      const replaced = (row[column] ?? 0) + (letter === to[column] ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
