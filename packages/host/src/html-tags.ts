/** Finds the tags in a string of HTML. */

/** The start of a comment, or of a tag including its name. */
const START = /<(?:!(?=--)|(\/?[a-z][^\s/>]*))/gi;
const COMMENT_END = /--!?>/g;
/** A quoted value, which may contain `>`, or the end of the tag. */
const VALUE_OR_END = /=\s*(?:"[^"]*"|'[^']*')|>/g;
/** Elements whose content is text, without tags. */
const TEXT_ELEMENT = /^(?:script|style|title|textarea|iframe|noembed|noframes|xmp)$/;

export interface Tag {
  /** In lower case; starts with a slash for an end tag. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Tags outside comments, scripts and other raw text, in linear time. */
export function* tagsIn(html: string): Generator<Tag> {
  let at = 0;
  const find = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(html);
    at = found ? pattern.lastIndex : html.length;
    return found;
  };
  for (let found = find(START); found; found = find(START)) {
    const name = found[1]?.toLowerCase();
    if (name === undefined) {
      find(COMMENT_END);
      continue;
    }
    let end = find(VALUE_OR_END);
    while (end?.[0].startsWith('=')) end = find(VALUE_OR_END);
    if (end) yield { name, start: found.index, end: at };
    if (TEXT_ELEMENT.test(name)) find(new RegExp(`(?=</${name}[\\s/>])`, 'gi'));
  }
}
