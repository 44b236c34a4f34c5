/** Years as people type and read them: 27 is 2027, so that the year 27 needs four digits. */

/** A year of one or two digits is in this century. */
export function typedYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

/** `0027-03-01T09:00`, which a browser's field gives for 27, → `2027-03-01T09:00` */
export function withTypedYear(text: string): string {
  return text.replace(/^\d{1,4}(?=-)/, (year) => fullYear(typedYear(Number(year))));
}

export function fullYear(year: number): string {
  return String(year).padStart(4, '0');
}
