/** Reduces HTML to the text that it shows. */

/** Linear in time: no match goes beyond the next `<`. */
const TAG = /<(?:\/?[a-z]|!)[^<>]*>/gi;

const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi;

/** Entities that occur in titles; any other stays as written. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
};

/** @returns plain text, in which `&lt;` has become `<`: escape it like any other */
export function htmlText(html: string): string {
  return html.replace(TAG, '').replace(REFERENCE, (reference, hex, decimal, name) => {
    if (name) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? reference) : reference;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
