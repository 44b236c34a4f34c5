/** Time zones by their IANA names, such as `Europe/Berlin`. */

/** The city or zone alone: `Europe/Berlin` → `Berlin`. */
export function timeZoneName(id: string): string {
  return (id.split('/').at(-1) ?? id).replaceAll('_', ' ');
}

export function isTimeZone(id: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: id });
    return true;
  } catch {
    return false;
  }
}
