/** Compares the contents of entries. */

import type { EntryContent } from '../../contract/draft.ts';

/** Whether two contents have the same fields. */
export function hasSameFields(one: EntryContent | null, other: EntryContent | null): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
