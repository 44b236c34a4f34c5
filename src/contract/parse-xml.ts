/** Parses XML that strangers wrote, in linear time. */

import * as library from '@rgrove/parse-xml';

/** Levels of nested elements. Readers visit an element's ancestors, so this bounds their work. */
const MAX_DEPTH = 250;

/** Tags and comments: twice as many as the largest file for translators has. A million take more than a second. */
const MAX_TAGS = 400_000;

/** @throws Error if the text isn't well-formed XML, has too many tags, or is too deeply nested */
export function parseXml(text: string, options?: library.ParserOptions): library.XmlDocument {
  if (text.replace(/[^<]+/g, '').length > MAX_TAGS) throw new Error('too many tags');
  const document = library.parseXml(withLineFeeds(text), options);
  let level: readonly (library.XmlDocument | library.XmlElement)[] = [document];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new Error('nested too deeply');
    level = level.flatMap(({ children }) => children.filter((child) => child instanceof library.XmlElement));
  }
  return document;
}

/** The text to which offsets of nodes refer: the library takes quadratic time for other line breaks. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
