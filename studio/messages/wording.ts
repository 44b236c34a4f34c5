/** Formats the parts of sentences about messages. */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `1 March 2027, 09:00 UTC`. @param instant milliseconds since 1970 */
export function instantText(instant: number): string {
  const date = new Date(instant);
  const time = date.toISOString().slice(11, date.getUTCSeconds() === 0 ? 16 : 19);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}, ${time} UTC`;
}

export function quoted(text: string): string {
  return `“${text}”`;
}

/** `German, French and Japanese`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** `67%`: a message's share among competing ones. */
export function percentText(share: number): string {
  return `${Math.round(share * 100)}%`;
}
