/** Finds the known name that was probably meant. */

/** The known name with at most a third of its letters wrong, whatever its case and hyphens; null if there is none. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const [nearest] = known
    .map((candidate) => ({ candidate, distance: distance(letters(name), letters(candidate)) }))
    .filter(({ candidate, distance: wrong }) => wrong <= candidate.length / 3)
    .sort((one, other) => one.distance - other.distance);
  return nearest?.candidate ?? null;
}

const letters = (name: string) => name.toLowerCase().replaceAll(/[-_\s]/g, '');

/** How many letters have to be added, removed or replaced (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, expected] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + (letter === expected ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
