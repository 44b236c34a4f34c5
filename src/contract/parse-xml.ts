/** Parses XML that strangers wrote, in linear time. */

import * as library from '@rgrove/parse-xml';

/** Levels of nested elements. Readers visit an element's ancestors, so this bounds their work. */
const MAX_DEPTH = 250;

/** @throws Error if the text isn't well-formed XML, or too deeply nested */
export function parseXml(text: string, options?: library.ParserOptions): library.XmlDocument {
  // the library takes quadratic time for other line breaks
  const document = library.parseXml(text.replace(/\r\n?/g, '\n'), options);
  let level: readonly library.XmlElement[] = document.root ? [document.root] : [];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new Error(`more than ${MAX_DEPTH} elements inside each other`);
    level = level.flatMap(({ children }) => children.filter((child) => child instanceof library.XmlElement));
  }
  return document;
}
