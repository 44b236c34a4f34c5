/** Parses and writes instants in the formats of ISO 8601 that content and parameters use. */

const ISO_8601 = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/**
 * Parses a day (`2026-03-14`, midnight in UTC) or an instant with a time zone (`2026-03-14T09:00:00Z`).
 *
 * @returns milliseconds since 1970, or `null` for anything else, such as 30 February
 */
export function parseInstant(text: string): number | null {
  const [, day] = ISO_8601.exec(text) ?? [];
  const instant = Date.parse(text);
  if (day === undefined || Number.isNaN(instant)) return null;
  // Date.parse turns 30 February into 2 March
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? instant : null;
}

/**
 * Parses an instant as people may write it: earlier years lack digits, such as 0027, and ISO 8601 has no later ones.
 * What was stored before this rule is still read with `parseInstant`.
 */
export function parseWritten(text: string): number | null {
  const instant = parseInstant(text);
  return instant !== null && instant >= Date.UTC(2000, 0) && instant < Date.UTC(10_000, 0) ? instant : null;
}

/** `2027-03-17T12:00:00Z` */
export function isoInstant(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}
