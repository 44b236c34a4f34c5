/** Splits queries into names and values. */

type Entry = readonly [name: string, value: string];

/**
 * Returns the same entries as `new URLSearchParams(query)`, which is several times slower on workerd.
 *
 * @param query with or without its `?`
 */
export function queryEntries(query: string): Iterable<Entry> {
  const entries: Entry[] = [];
  try {
    for (const text of query.slice(query.startsWith('?') ? 1 : 0).split('&')) {
      const end = text.indexOf('=');
      if (end !== -1) entries.push([decode(text.slice(0, end)), decode(text.slice(end + 1))]);
      else if (text !== '') entries.push([decode(text), '']);
    }
    return entries;
  } catch {
    // incomplete escapes, or not UTF-8
    return new URLSearchParams(query);
  }
}

/** @throws URIError if an escape is incomplete or not UTF-8 */
function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  return spaced.includes('%') ? decodeURIComponent(spaced) : spaced;
}
