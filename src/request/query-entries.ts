/** Splits queries into names and values. */

/**
 * The entries that `new URLSearchParams(query)` has, in the same order. On workerd, that class takes a tenth of the time
 * of an answer.
 *
 * @param query with or without its `?`
 */
export function queryEntries(query: string): Iterable<readonly [name: string, value: string]> {
  const text = query.startsWith('?') ? query.slice(1) : query;
  if (text === '') return [];
  try {
    return text
      .split('&')
      .filter(Boolean)
      .map((entry) => {
        const end = entry.indexOf('=');
        return end === -1 ? [decode(entry), ''] : [decode(entry.slice(0, end)), decode(entry.slice(end + 1))];
      });
  } catch {
    // an escape that is not UTF-8, which becomes a replacement character
    return new URLSearchParams(query);
  }
}

/** @throws URIError if an escape is not UTF-8 */
function decode(text: string): string {
  return /[%+]/.test(text)
    ? decodeURIComponent(text.replaceAll('+', ' ').replaceAll(/%(?![\da-f]{2})/gi, '%25'))
    : text;
}
