/** Names the fields of messages and cards. */

const WORDS: Readonly<Record<string, string>> = {
  title: 'title',
  description: 'description',
  cta: 'call to action',
  link: 'link',
  weight: 'weight',
  startDate: 'start (UTC)',
  endDate: 'end (UTC)',
  timeZone: 'Time zone',
  epigraph: 'epigraph',
  image: 'image',
};

/** @param field `null` for the language as such */
export function fieldWords(field: string | null): string | null {
  return field === null ? null : (WORDS[field] ?? field);
}
