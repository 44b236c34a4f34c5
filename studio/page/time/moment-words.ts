/** Formats instants for people, in a time zone. Pure. */

/** Such as `17 March 2027, 13:00`. */
export function momentInWords(instant: number, timeZone: string): string {
  return format({ dateStyle: 'long', timeStyle: 'short' }, timeZone, instant).replace(' at ', ', ');
}

/** Such as `17 March 2027, 13:00 CET`. */
export function momentWithZone(instant: number, timeZone: string): string {
  const words = format({ dateStyle: 'long', timeStyle: 'long' }, timeZone, instant).replace(' at ', ', ');
  // without the seconds
  return words.replace(/(\d{2}:\d{2}):\d{2}/, '$1');
}

/** Such as `17 Mar, 13:00`. */
export function shortMoment(instant: number, timeZone: string): string {
  return format({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }, timeZone, instant);
}

/** Such as `17 March 2027`. */
export function dayInWords(instant: number, timeZone: string): string {
  return format({ dateStyle: 'long' }, timeZone, instant);
}

function format(options: Intl.DateTimeFormatOptions, timeZone: string, instant: number): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(instant);
}
