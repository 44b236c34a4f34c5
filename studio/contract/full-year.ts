/** Formats dates with years of four digits: the year 27 would be read as 2027. */

/** @param instant in milliseconds since 1970 */
export function formatFullYear(format: Intl.DateTimeFormat, instant: number): string {
  return format
    .formatToParts(instant)
    .map(({ type, value }) => (type === 'year' ? fullYear(Number(value)) : value))
    .join('');
}

export function fullYear(year: number): string {
  return String(year).padStart(4, '0');
}
