/** Whether a date in ISO 8601 is one of the calendar. */

/** `Date.parse` rolls 30 February over into March; this says no. Expects a text that starts with `YYYY-MM-DD`. */
export function isRealDate(text: string): boolean {
  const day = text.slice(0, 10);
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(Date.parse(text)) && midnight.toISOString().startsWith(day);
}
