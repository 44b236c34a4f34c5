/** Lists the texts of a dictionary that visitors read. */

const NO_TEXTS = ['$schema', 'language', 'id', 'link', 'startDate', 'endDate'];

/** Every text with its place, such as `announcements.0.title`. */
export function textsOf(value: unknown, place = ''): { place: string; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !NO_TEXTS.includes(key))
    .flatMap(([key, inner]) => textsOf(inner, place === '' ? key : `${place}.${key}`));
}
