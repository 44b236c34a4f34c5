/** Parses the `Retry-After` header. */

/** The one format of dates that servers may send (RFC 9110). `Date.parse` accepts much more, such as `-5`. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * @param now milliseconds since 1970
 * @returns the pause in milliseconds; `null` without a value, or with one that is neither seconds nor a date
 */
export function parseRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  const instant = HTTP_DATE.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? null : Math.max(0, instant - now);
}
