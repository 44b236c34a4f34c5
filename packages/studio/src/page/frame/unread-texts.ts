/** Extracts the texts of an unreadable change. */

/** @returns a line for each text, such as `it.title: Ciao`; if it is not JSON, the text as it is */
export function textsOf(kept: string): string {
  try {
    const { content } = JSON.parse(kept) as { content?: unknown };
    return linesOf(content).join('\n') || kept;
  } catch {
    return kept;
  }
}

function linesOf(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return value === '' ? [] : [`${path.join('.')}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => linesOf(one, key === 'languages' ? path : [...path, key]));
}
